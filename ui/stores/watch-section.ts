import { useCallback, useSyncExternalStore } from 'react';
import { isBaseSection, type HomeKind } from '#schemas/config/home-kinds.ts';
import { sectionReaders } from '#schemas/config/read-section.ts';
import type { SectionConfigs, SiteConfig } from '#schemas/config/site.ts';
import { useStores, type Stores } from './stores.tsx';

type Store = Stores['config'];
type Watch = { id: string; read(config: SiteConfig): unknown; tell(): void };

const watches = new WeakMap<Store, Set<Watch>>();

/**
 * One listener for all sections of a page, which notifies those whose own settings have changed: with
 * a listener for each, a letter typed in one would ask every other (docs/bench-editor.md).
 * @returns stops it
 */
function watchSection(store: Store, watch: Watch): () => void {
  const all = watches.get(store) ?? new Set();
  if (!watches.has(store)) {
    watches.set(store, all);
    store.subscribe(({ config }, { config: before }) => {
      if (config === before) return;
      for (const { id, read, tell } of all) {
        // Nearly all of them: one look instead of two readers.
        if (config.sections[id] === before.sections[id] && !isBaseSection(id)) continue;
        if (read(config) !== read(before)) tell();
      }
    });
  }
  all.add(watch);
  return () => void all.delete(watch);
}

/** The settings of a section by its kind and id; undefined where there is no such section. */
export function useSectionConfig<K extends HomeKind>(
  kind: K,
  id: string,
): SectionConfigs[K] | undefined {
  const { config: store } = useStores();
  const read = useCallback((config: SiteConfig) => sectionReaders[kind](config, id), [kind, id]);
  const subscribe = useCallback(
    (tell: () => void) => watchSection(store, { id, read, tell }),
    [store, id, read],
  );
  return useSyncExternalStore(
    subscribe,
    () => read(store.getState().config),
    () => read(store.getInitialState().config),
  );
}
