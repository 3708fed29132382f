import { Component, Suspense, type ErrorInfo, type ReactNode } from 'react';

type SectionBoundaryProps = {
  children: ReactNode;
  /** What the section is drawn from: where it changes, a broken section is tried again. */
  config: unknown;
};

type BoundaryState = { hasFailed: boolean; config: unknown };

/**
 * A section that breaks costs the page that section and nothing else: on the server the browser is
 * left to draw it (that is what the Suspense is for), in the browser its place stays empty. Each
 * section hydrates by itself, too, so that no long task stands between a customer and the page.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, config: undefined };

  static getDerivedStateFromProps(
    { config }: SectionBoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return config === state.config ? null : { hasFailed: false, config };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(failure: Error, { componentStack }: ErrorInfo) {
    console.error('A section broke', failure, componentStack);
  }

  override render() {
    return this.state.hasFailed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
