import { applyPatches } from 'immer';
import { PortFailure, type EditorPorts, type Readable, type SyncState } from '#editor/ports.ts';
import type { Stores } from '../../stores/stores.tsx';
import { createDocumentTrial } from './document-trial.ts';
import { drawDesign } from './draw-design.tsx';

/** What the editor needs from outside, from the storefront that it stands on. */
export function createEditorPorts({ config: store }: Stores): EditorPorts {
  const notYet = () => Promise.reject(new PortFailure('signed_out', 'Please sign in first.'));
  const { subscribe } = store;
  const sync = memoised<SyncState, boolean>(
    () => store.getState().draft !== null,
    (hasChanges) => ({
      status: 'local',
      hasChanges,
      conflicts: [],
      problems: [],
      mergedFrom: null,
      savedAt: null,
    }),
  );
  return {
    document: {
      get: () => store.getState().config,
      subscribe,
      write: (patches) =>
        void store.getState().editConfig((draft) => void applyPatches(draft, patches)),
      published: () => store.getState().base,
      try: createDocumentTrial(store),
    },
    facts: {
      get: memoised(
        () => store.getState().tenant,
        ({ name, currency, locale }) => ({
          tenantName: name,
          currency,
          locale,
          timeZone: 'UTC',
          restaurants: [],
          categories: [],
          dishes: [],
          screens: [],
        }),
      ),
      subscribe,
    },
    pictures: { upload: notYet, isPossible: () => false },
    designs: { render: drawDesign },
    sync: {
      get: sync,
      subscribe,
      flush: () => Promise.resolve(),
      resolve: () => undefined,
      discard: async () => store.getState().discardDraft(),
    },
    staff: {
      get: memoised(
        () => null,
        () => ({ status: 'signedOut' as const }),
      ),
      subscribe,
      signIn: notYet,
      signOut: () => Promise.resolve(),
    },
    publishing: {
      publish: notYet,
      versions: notYet,
      version: notYet,
      schedules: notYet,
      cancelSchedule: notYet,
      createPreview: notYet,
      locks: () => [],
      setLocks: notYet,
    },
    place: {
      get: memoised(
        () => store.getState().base,
        (site) => ({ restaurantId: null, site, locks: [] }),
      ),
      subscribe,
      change: () => Promise.resolve(),
    },
  };
}

/** The same object as long as what it is made of is the same. */
function memoised<T, S>(source: () => S, make: (source: S) => T): Readable<T>['get'] {
  let last: { source: S; made: T } | null = null;
  return () => {
    const present = source();
    if (!last || last.source !== present) last = { source: present, made: make(present) };
    return last.made;
  };
}
