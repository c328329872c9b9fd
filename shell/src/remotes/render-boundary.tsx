import { Component, type ComponentType } from 'react';
import { FailureFace } from './failure-face';

interface Props {
  Page: ComponentType;
  /** Hears of the error, once. */
  onError: (error: Error) => void;
}

interface State {
  hasFailed: boolean;
  drawn: ComponentType;
}

/** Draws a page, and keeps an error that it throws meanwhile inside the page area. Another page gets its own chance. */
export class RenderBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, drawn: this.props.Page };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ Page }: Props, { drawn }: State): State | null {
    return Page === drawn ? null : { hasFailed: false, drawn: Page };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    const { Page } = this.props;
    if (!this.state.hasFailed) return <Page />;
    return <FailureFace kind="render-error" onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
