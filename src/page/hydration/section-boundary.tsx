import {
  Component,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ErrorInfo,
  type ReactNode,
} from 'react';
import type { PagePart } from '#variants/lazy-part.tsx';
import { replayPress, hydrateNow, hydrateWhenNear } from './hydrate-when-near.ts';

type SectionBoundaryProps = {
  id: string;
  children: ReactNode;
  /** What the section is drawn from: where it changes, a broken section is tried again. */
  config: unknown;
  /** What draws it, where the hydration of a server-drawn section may wait until it is near. */
  deferredParts?: readonly PagePart[] | undefined;
};

/**
 * A section that breaks costs the page that section and nothing else: on the server the browser is
 * left to draw it (that is what the Suspense is for), in the browser its place stays empty. What
 * the server drew hydrates section by section, and far below the fold only when it is near, so that
 * neither its scripts nor a long task stand between a customer and the page.
 */
export function SectionBoundary({ id, children, config, deferredParts }: SectionBoundaryProps) {
  const isFromServer = useIsFromServer();
  // What has hydrated is never deferred again, wherever a change of order puts it: it would be hidden.
  const [isDeferred] = useState(isFromServer && deferredParts !== undefined);
  // A deferred section listens at once, before React comes to it.
  useLayoutEffect(() => {
    if (isDeferred && deferredParts) void hydrateWhenNear(id, deferredParts);
  });
  // The same element until something changes: an update would tear what has not hydrated.
  const drawn = useMemo(
    () =>
      isFromServer ? (
        <Suspense fallback={<HydrateNow id={id} />}>
          {isDeferred && deferredParts && <AwaitCode id={id} parts={deferredParts} />}
          {children}
        </Suspense>
      ) : (
        children
      ),
    [isFromServer, isDeferred, id, deferredParts, children],
  );
  return <FailureBoundary config={config}>{drawn}</FailureBoundary>;
}

/** Whether this was first drawn by the server; stays so for as long as it is on the page. */
function useIsFromServer(): boolean {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [isFromServer] = useState(isHydrating);
  return isFromServer;
}

const neverChanges = () => () => undefined;

function AwaitCode({ id, parts }: { id: string; parts: readonly PagePart[] }) {
  const code = hydrateWhenNear(id, parts);
  if (code) use(code);
  useEffect(() => {
    replayPress(id);
  }, [id]);
  return null;
}

/** Stands where a change tore a section that was still deferred. */
function HydrateNow({ id }: { id: string }) {
  useEffect(() => {
    hydrateNow(id);
  }, [id]);
  return null;
}

type FailureBoundaryProps = Pick<SectionBoundaryProps, 'children' | 'config'>;
type FailureState = { hasFailed: boolean; config: unknown };

class FailureBoundary extends Component<FailureBoundaryProps, FailureState> {
  override state: FailureState = { hasFailed: false, config: undefined };

  static getDerivedStateFromProps(
    { config }: FailureBoundaryProps,
    state: FailureState,
  ): FailureState | null {
    return config === state.config ? null : { hasFailed: false, config };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(failure: Error, { componentStack }: ErrorInfo) {
    console.error('A section broke', failure, componentStack);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
