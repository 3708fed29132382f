import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPart, type LazyPart } from '#variants/lazy-part.tsx';
import styles from './editor.module.css';

/**
 * A part of the editor that is fetched when it is first shown, so that opening the editor does not
 * wait for what few need (at most 120 kB gzip in all).
 * @param id what it is, to tell it from the others
 * @returns the part; once its `preload` is done it is drawn at once
 */
export function lazyView<P extends object>(
  id: string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> & Pick<LazyPart<P>, 'preload'> {
  const { Component: Part, preload } = lazyPart(id, load);
  function LazyView(props: P) {
    return (
      <MissingPart>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </MissingPart>
    );
  }
  return Object.assign(LazyView, { preload });
}

/**
 * The network was gone when a part was asked for: nothing else breaks, and it is asked for again.
 */
class MissingPart extends Component<{ children: ReactNode }, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override render() {
    if (!this.state.isMissing) return this.props.children;
    return (
      <p role="alert" className={styles.missing}>
        This could not be loaded.{' '}
        <button type="button" onClick={() => this.setState({ isMissing: false })}>
          Try again
        </button>
      </p>
    );
  }
}
