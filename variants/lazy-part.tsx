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

/** Between the attempts to load a chunk, in ms. */
const pauses = [300, 600, 1200];
/**
 * For so long a chunk that did not come is not asked for again, in ms: what draws it is drawn
 * several times before an error boundary takes its place.
 */
const failureHolds = 2000;

/**
 * React.lazy suspends once even when its module is there, which would tear a server-drawn page
 * apart while it hydrates; this one draws synchronously once it was preloaded. A chunk that does
 * not come is asked for again a few times; then `preload` rejects, and drawing throws, with what
 * `load` failed with.
 */
export function lazyPart<P extends object>(
  id: string,
  load: () => Promise<ComponentType<P>>,
): LazyPart<P> {
  let loaded: ComponentType<P> | undefined;
  let hasSuspended = false;
  let loading: Promise<ComponentType<P>> | undefined;
  let failedAt: number | undefined;
  const start = () => {
    if (failedAt !== undefined && Date.now() - failedAt >= failureHolds) {
      loading = undefined;
      failedAt = undefined;
    }
    loading ??= attempts(load).then(
      (component) => {
        loaded = component;
        return component;
      },
      (failure: unknown) => {
        failedAt = Date.now();
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

async function attempts<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch (failure) {
      if (isOffline()) throw failure;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}

/** Without any network there is nothing to wait for; a server has none to ask. */
const isOffline = () => typeof document !== 'undefined' && !navigator.onLine;

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
