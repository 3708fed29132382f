import { Component, type ErrorInfo, type ReactNode } from 'react';

type EditorBoundaryProps = { children: ReactNode; onBroken(): void };

/**
 * Catches what breaks in the editor, wherever on the page that draws: without it the page would go
 * with the editor. Draws nothing from then on; whoever opens the editor again mounts another one.
 */
export class EditorBoundary extends Component<EditorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(failure: Error, { componentStack }: ErrorInfo) {
    console.error('The editor broke', failure, componentStack);
    this.props.onBroken();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
