import { Component, type ReactNode } from 'react';

type ThumbnailBoundaryProps = { children: ReactNode; fallback: ReactNode };
type ThumbnailBoundaryState = { hasFailed: boolean; children: ReactNode };

/** Error boundary of a thumbnail: shows a fallback, and renders again when its children change. */
export class ThumbnailBoundary extends Component<ThumbnailBoundaryProps, ThumbnailBoundaryState> {
  override state: ThumbnailBoundaryState = { hasFailed: false, children: null };

  static getDerivedStateFromProps(
    { children }: ThumbnailBoundaryProps,
    state: ThumbnailBoundaryState,
  ): ThumbnailBoundaryState | null {
    return children === state.children ? null : { hasFailed: false, children };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
