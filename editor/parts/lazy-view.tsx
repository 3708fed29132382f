import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPart, type LazyPart } from '#variants/lazy-part.tsx';
import styles from './editor.module.css';

/**
 * A component that is loaded when it is first shown, so that opening the editor does not wait for
 * what few need (tests/editor-budget.ts).
 * @param id unique name
 * @returns the component; after its `preload` it renders at once
 */
export function lazyView<P extends object>(
  id: string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> & Pick<LazyPart<P>, 'preload'> {
  let isLoaded = false;
  const { Component: View, preload } = lazyPart(id, async () => {
    const component = await load();
    isLoaded = true;
    return component;
  });
  function LazyView(props: P) {
    return (
      <LoadBoundary isLoaded={() => isLoaded}>
        <Suspense fallback={null}>
          <View {...props} />
        </Suspense>
      </LoadBoundary>
    );
  }
  return Object.assign(LazyView, { preload });
}

type LoadBoundaryProps = { children: ReactNode; isLoaded(): boolean };
type LoadBoundaryState = { failed: { failure: unknown } | null };

/**
 * Error boundary for a component that could not be loaded; offers to try again. What breaks in a
 * loaded one is for the boundary around the editor.
 */
class LoadBoundary extends Component<LoadBoundaryProps, LoadBoundaryState> {
  override state: LoadBoundaryState = { failed: null };

  static getDerivedStateFromError(failure: unknown): LoadBoundaryState {
    return { failed: { failure } };
  }

  override render() {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    if (this.props.isLoaded()) throw failed.failure;
    return (
      <p role="alert" className={styles.missing}>
        This could not be loaded.{' '}
        <button type="button" onClick={() => this.setState({ failed: null })}>
          Try again
        </button>
      </p>
    );
  }
}
