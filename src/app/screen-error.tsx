import { Component, useEffect, useSyncExternalStore, type ErrorInfo, type ReactNode } from 'react';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { reloadForNewBuild, reloadSafely } from '#ui/page/new-build/reload-for-new-build.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { EmptyState } from '#ui/elements/empty-state.tsx';
import { Loading } from './loading.tsx';

type BoundaryProps = { children: ReactNode };

type BoundaryState = { state: 'drawn' | 'asking' | 'failed' };

/**
 * Catches what breaks in a screen, its missing chunk too; give it the screen's path as key, so that
 * the next one is fresh.
 */
export class ScreenErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { state: 'drawn' };

  static getDerivedStateFromError(): BoundaryState {
    return { state: 'asking' };
  }

  override componentDidCatch(failure: Error, { componentStack }: ErrorInfo) {
    console.error('The screen broke', failure, componentStack);
    void reloadForNewBuild(failure).then(
      (isReloading) => !isReloading && this.setState({ state: 'failed' }),
    );
  }

  override render() {
    const { state } = this.state;
    if (state === 'drawn') return this.props.children;
    return state === 'asking' ? <Loading /> : <ScreenError />;
  }
}

/** The default error screen of every route (specification §2). */
export function ScreenError() {
  const { crash } = useStorefront().messages.shell;
  const business = useConfig(businessName);
  const isOnline = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    window.addEventListener('online', reloadSafely);
    return () => window.removeEventListener('online', reloadSafely);
  }, []);
  return (
    <EmptyState title={crash.title} text={isOnline ? crash.text : crash.offline} letter={business}>
      {isOnline && (
        <ActionButton onClick={() => window.location.reload()}>{crash.reload}</ActionButton>
      )}
    </EmptyState>
  );
}

function followConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
