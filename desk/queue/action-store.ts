import type { SafeStorage } from '#ui/stores/safe-storage.ts';
import { isQueuedAction, type QueuedAction } from './queued-action.ts';

type StoreNeeds = {
  storage: SafeStorage;
  tenantId: number;
  staffId: string;
  /** Calls the listener when another tab has written; returns what stops that. */
  followOtherTabs(listener: (key: string | null) => void): () => void;
};

export type ActionStore = ReturnType<typeof createActionStore>;

/**
 * The actions of one staff member that are not answered yet, as they outlast the page. Each has a key
 * of its own in the browser's storage: two tabs that write at once then overwrite nothing of each
 * other's.
 */
export function createActionStore({ storage, tenantId, staffId, followOtherTabs }: StoreNeeds) {
  const prefix = `deskAction:${tenantId}:${staffId}:`;
  const keyOf = (id: string) => `${prefix}${id}`;
  /** What a full or blocked storage did not take lasts as long as the page. */
  const unstored = new Map<string, QueuedAction>();
  const listeners = new Set<() => void>();

  const read = (): readonly QueuedAction[] => {
    const stored = storage.keys(prefix).flatMap((key) => {
      const action = parse(storage.read(key));
      return action?.tenantId === tenantId ? [action] : [];
    });
    return [...stored, ...unstored.values()].toSorted((a, b) => a.madeAt - b.madeAt);
  };
  let list = read();
  const refresh = () => {
    list = read();
    for (const listener of listeners) listener();
  };
  return {
    list: () => list,
    /** Reads again what is stored, where it decides something. */
    readAgain(): readonly QueuedAction[] {
      list = read();
      return list;
    },
    /** The same is to be drawn anew: something beside it has changed. */
    refresh,
    put(...actions: readonly QueuedAction[]): void {
      for (const action of actions) {
        unstored.delete(action.id);
        if (!storage.write(keyOf(action.id), JSON.stringify(action))) {
          unstored.set(action.id, action);
        }
      }
      refresh();
    },
    remove(...ids: readonly string[]): void {
      for (const id of ids) {
        unstored.delete(id);
        storage.remove(keyOf(id));
      }
      refresh();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes over what other tabs write; returns what stops that. */
    follow: () =>
      followOtherTabs((key) => {
        if (key === null || key.startsWith(prefix)) refresh();
      }),
  };
}

function parse(text: string | null): QueuedAction | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isQueuedAction(value) ? value : null;
  } catch {
    return null;
  }
}
