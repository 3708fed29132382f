import { Component, type ReactNode } from 'react';

type DrawnSafelyProps = { children: ReactNode; fallback: ReactNode };
type DrawnSafelyState = { hasFailed: boolean; children: ReactNode };

/**
 * A part of the site that breaks while it is drawn in small costs its picture and nothing else;
 * where something else is to be drawn, it is tried again.
 */
export class DrawnSafely extends Component<DrawnSafelyProps, DrawnSafelyState> {
  override state: DrawnSafelyState = { hasFailed: false, children: null };

  static getDerivedStateFromProps(
    { children }: DrawnSafelyProps,
    state: DrawnSafelyState,
  ): DrawnSafelyState | null {
    return children === state.children ? null : { hasFailed: false, children };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
