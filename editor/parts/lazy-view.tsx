import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPart, type LazyPart } from '#variants/lazy-part.tsx';
import styles from './editor.module.css';

/**
 * A component that is loaded when it is first shown, so that opening the editor does not wait for
 * what few need (at most 120 kB gzip in all).
 * @param id unique name
 * @returns the component; after its `preload` it renders at once
 */
export function lazyView<P extends object>(
  id: string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> & Pick<LazyPart<P>, 'preload'> {
  const { Component: View, preload } = lazyPart(id, load);
  function LazyView(props: P) {
    return (
      <LoadBoundary>
        <Suspense fallback={null}>
          <View {...props} />
        </Suspense>
      </LoadBoundary>
    );
  }
  return Object.assign(LazyView, { preload });
}

/** Error boundary for a component that could not be loaded; offers to try again. */
class LoadBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p role="alert" className={styles.missing}>
        This could not be loaded.{' '}
        <button type="button" onClick={() => this.setState({ hasFailed: false })}>
          Try again
        </button>
      </p>
    );
  }
}
