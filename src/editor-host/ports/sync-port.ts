import { PortFailure, type StaffState, type SyncPort, type SyncState } from '#editor/core/ports.ts';
import { hasDraft } from '#ui/stores/config-storage.ts';
import type { Stores } from '#ui/stores/stores.tsx';
import type { ConfigSync } from '../sync/config-sync.ts';
import type { SyncPhase } from '../sync/sync-needs.ts';
import { memoised } from './memoised.ts';

type Needs = {
  store: Stores['config'];
  sync: ConfigSync;
  staff: { get(): StaffState; subscribe(listener: () => void): () => void };
  /** Whether a session has ended that nobody ended. */
  hasExpired(): boolean;
};

/** Where the changes are, in one word, from what browser, server and staff session say. */
export function createSyncPort({ store, sync, staff, hasExpired }: Needs): SyncPort {
  const get = memoised(
    () => {
      const state = store.getState();
      const hasChanges = hasDraft(state);
      return [sync.view.get(), staff.get(), hasChanges, state.isStorageFull, hasExpired()] as const;
    },
    (view, who, hasChanges, isFull, isExpired): SyncState => {
      const me = who.status === 'signedIn' ? who.member.name : null;
      const { conflicts, problems, savedAt } = view;
      const isAtRisk = isFull && hasChanges && view.phase !== 'saved';
      return {
        status: isAtRisk
          ? 'full'
          : isExpired
            ? 'signedOut'
            : me === null
              ? 'local'
              : statusOf(view.phase, conflicts.length, problems.length),
        hasChanges,
        conflicts,
        problems,
        mergedFrom: view.mergedFrom === me ? null : view.mergedFrom,
        savedAt,
      };
    },
  );
  return {
    get,
    subscribe(listener) {
      const unsubscribe = [store, sync.view, staff].map((it) => it.subscribe(listener));
      return () => unsubscribe.forEach((leave) => leave());
    },
    flush: sync.flush,
    resolve: sync.resolve,
    async discard() {
      const outcome = await sync.discard();
      if (outcome?.kind === 'done') return;
      // Signed in, and the draft that is shared has not been reached yet.
      const isShared = outcome !== null || staff.get().status === 'signedIn';
      if (!isShared) return store.getState().discardDraft();
      throw discardFailure(outcome?.kind ?? 'unreached', sync.view.get().mergedFrom);
    },
  };
}

function statusOf(phase: SyncPhase, conflicts: number, problems: number): SyncState['status'] {
  if (phase === 'offline') return 'offline';
  if (conflicts > 0) return 'conflict';
  if (problems > 0) return 'refused';
  return phase === 'saved' ? 'saved' : 'saving';
}

function discardFailure(kind: string, who: string | null): PortFailure {
  if (kind === 'stale') {
    const sentence = `${who ?? 'Somebody else'} has just changed this site too. Look at it, then discard again.`;
    return new PortFailure('stale_draft', sentence);
  }
  if (kind === 'signedOut') return new PortFailure('signed_out', 'Please sign in again.');
  return new PortFailure('offline', 'The server cannot be reached. Nothing was discarded.');
}
