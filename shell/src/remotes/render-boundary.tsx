import { Component, type ReactNode } from 'react';
import { type RouteId, routes } from '@site/contracts/routes';
import { FailureFace } from './failure-face';
import { failures } from './failures';

interface Props {
  id: RouteId;
  children: ReactNode;
}

/** Keeps an error that a page throws while it is drawn inside the page area. */
export class RenderBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    console.error(
      `[remotes] ${routes[this.props.id].owner} ${failures['render-error'].log} (${error.message})`,
    );
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <FailureFace kind="render-error" onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
