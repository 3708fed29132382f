import { use, type ComponentType } from 'react';

/** A component in a chunk of its own, which can be drawn at once after `preload()`. */
export type LazyPart<P> = {
  /** Path from the project's root: the key in the build's manifest. */
  id: string;
  preload(): Promise<void>;
  Component: ComponentType<P>;
};

/** A lazy chunk that draws a part of a page, whatever its props are. */
export type PagePart = Pick<LazyPart<never>, 'id' | 'preload'>;

/**
 * React.lazy suspends once even when its module is there, which would tear a server-drawn page
 * apart while it hydrates; this one draws synchronously once it was preloaded.
 */
export function lazyPart<P extends object>(
  id: string,
  load: () => Promise<ComponentType<P>>,
): LazyPart<P> {
  let loaded: ComponentType<P> | undefined;
  let hasSuspended = false;
  let loading: Promise<ComponentType<P>> | undefined;
  const start = () => {
    loading ??= load().then(
      (component) => {
        loaded = component;
        return component;
      },
      (failure: unknown) => {
        // Forgotten, so that the next attempt asks the network again.
        loading = undefined;
        throw failure;
      },
    );
    return loading;
  };
  const suspend = () => {
    hasSuspended = true;
    return start();
  };
  function Part(props: P) {
    // `use` may be left out, but not by what suspended with it; React then has the value at once.
    const Loaded = loaded && !hasSuspended ? loaded : use(suspend());
    return <Loaded {...props} />;
  }
  return { id, preload: async () => void (await start()), Component: Part };
}

/** The variants of one section: file name = variant name, one chunk each. */
export function lazyVariants<P extends object, const K extends string>(
  section: string,
  loaders: Record<K, () => Promise<ComponentType<P>>>,
): Record<K, LazyPart<P>> {
  const entries = Object.entries<() => Promise<ComponentType<P>>>(loaders).map(
    ([variant, load]) => [variant, lazyPart(`variants/sections/${section}/${variant}.tsx`, load)],
  );
  return Object.fromEntries(entries);
}
