import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { businessName } from '../stores/business-name.ts';
import { useConfig } from '../stores/stores.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

type BoundaryProps = { children: ReactNode };

/**
 * Catches what breaks in a screen; give it the screen's path as key, so that the next one is fresh.
 */
export class ScreenErrorBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(failure: Error, { componentStack }: ErrorInfo) {
    console.error('The screen broke', failure, componentStack);
  }

  override render() {
    return this.state.hasFailed ? <ScreenError /> : this.props.children;
  }
}

/** The default error screen of every route (specification §2). */
export function ScreenError() {
  const { crash } = useStorefront().messages.shell;
  const business = useConfig(businessName);
  return (
    <EmptyState title={crash.title} text={crash.text} letter={business}>
      <ActionButton onClick={() => window.location.reload()}>{crash.reload}</ActionButton>
    </EmptyState>
  );
}
