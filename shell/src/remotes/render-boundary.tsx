import { Component, type ComponentType, useEffect } from 'react';
import { PageFailure } from './page-failure';

interface Props {
  Page: ComponentType;
  /** Called once with the error. */
  onError: (error: Error) => void;
  /** Called when the page is on screen; a new function is called again. */
  onRender: () => void;
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
    const { Page, onRender } = this.props;
    if (!this.state.hasFailed)
      return (
        <>
          <Page />
          <Drawn onRender={onRender} />
        </>
      );
    return <PageFailure kind="render-error" onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

/** Stands beside a page: it is there when the page is, and not when the page threw. */
function Drawn({ onRender }: Pick<Props, 'onRender'>) {
  useEffect(() => onRender(), [onRender]);
  return null;
}
