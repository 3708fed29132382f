import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoredPicture } from '#ui/api/pictures.ts';

type UploadState =
  | { status: 'waiting' }
  /** `share` is how much has been sent, 0 to 1. */
  | { status: 'sending'; share: number }
  | { status: 'stored'; picture: StoredPicture }
  /** `isFinal`: the same file would be refused again. */
  | { status: 'failed'; sentence: string; isFinal: boolean };

export type Upload = { id: number; file: File; state: UploadState };

type QueueNeeds = {
  /** @throws what `failureOf` reads */
  send(file: File, onProgress: (share: number) => void): Promise<StoredPicture>;
  /** Why a file is not sent at all; null where it may be. */
  check(file: File): Promise<string | null>;
  failureOf(error: unknown): { sentence: string; isFinal: boolean };
  onStored(): void;
};

export type UploadQueue = {
  store: StoreApi<{ uploads: readonly Upload[] }>;
  add(files: Iterable<File>): void;
  /** Sends again what failed and may succeed: one, or all. */
  retry(id?: number): void;
  /** Tells of each picture as it is stored. @returns what ends that. */
  followStored(listener: (picture: StoredPicture) => void): () => void;
  /** Takes out of the list what is stored, or all that has ended. */
  clear(what: 'stored' | 'ended'): void;
};

/** More only wait for each other on a telephone's network. */
const atOnce = 3;

/** Sends files as pictures, at most three at a time, each with its own progress and failure. */
export function createUploadQueue({ send, check, failureOf, onStored }: QueueNeeds): UploadQueue {
  const store = createStore<{ uploads: readonly Upload[] }>()(() => ({ uploads: [] }));
  const listeners = new Set<(picture: StoredPicture) => void>();
  let lastId = 0;
  const set = (id: number, state: UploadState) =>
    store.setState(({ uploads }) => ({
      uploads: uploads.map((one) => (one.id === id ? { ...one, state } : one)),
    }));

  async function run({ id, file }: Upload): Promise<void> {
    set(id, { status: 'sending', share: 0 });
    try {
      const refusal = await check(file);
      if (refusal !== null) {
        set(id, { status: 'failed', sentence: refusal, isFinal: true });
        return;
      }
      const picture = await send(file, (share) => set(id, { status: 'sending', share }));
      set(id, { status: 'stored', picture });
      onStored();
      for (const listener of listeners) listener(picture);
    } catch (error) {
      set(id, { status: 'failed', ...failureOf(error) });
    } finally {
      next();
    }
  }

  function next(): void {
    const { uploads } = store.getState();
    const free = atOnce - uploads.filter(({ state }) => state.status === 'sending').length;
    const waiting = uploads.filter(({ state }) => state.status === 'waiting');
    for (const upload of waiting.slice(0, Math.max(0, free))) void run(upload);
  }

  return {
    store,
    add(files) {
      const added = [...files].map((file): Upload => {
        lastId += 1;
        return { id: lastId, file, state: { status: 'waiting' } };
      });
      store.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }));
      next();
    },
    retry(id) {
      store.setState(({ uploads }) => ({
        uploads: uploads.map((one) =>
          one.state.status === 'failed' && !one.state.isFinal && (id === undefined || one.id === id)
            ? { ...one, state: { status: 'waiting' } }
            : one,
        ),
      }));
      next();
    },
    followStored(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear: (what) =>
      store.setState(({ uploads }) => ({
        uploads: uploads.filter(
          ({ state: { status } }) =>
            status !== 'stored' && (what === 'stored' || status !== 'failed'),
        ),
      })),
  };
}
