import { PortFailure, type SyncState } from '#editor/core/ports.ts';
import type { ConfigSync } from '../sync/config-sync.ts';
import type { ReadDraft } from '../sync/place-form.ts';
import { signedOutFailure, toPortFailure } from './port-failure.ts';

type Needs = {
  sync: Pick<ConfigSync, 'view' | 'flush'>;
  status(): SyncState['status'];
  onSignedOut(): void;
};

/** How ports ask the server about the draft in hand. */
export const draftAccess = ({ sync, status, onSignedOut }: Needs) => ({
  /** A call about the draft, failing as the editor expects it. @throws PortFailure */
  async asked<T>(ask: (draft: ReadDraft) => Promise<T>): Promise<T> {
    try {
      const draft = sync.view.get().known;
      if (!draft) throw signedOutFailure();
      return await ask(draft);
    } catch (failure) {
      const portFailure = toPortFailure(failure);
      if (portFailure.code === 'staff_session_expired') onSignedOut();
      throw portFailure;
    }
  },
  /** What is published, shown or sent is what the page shows. @throws PortFailure */
  async settled(): Promise<void> {
    await sync.flush();
    const failure = unsettled[status()];
    if (failure) throw new PortFailure(...failure);
  },
});

/** Why nothing can be published or shown yet. */
const unsettled: Partial<Record<SyncState['status'], [code: string, sentence: string]>> = {
  offline: ['offline', 'The server cannot be reached, so your latest changes are not there yet.'],
  conflict: ['conflict', 'Somebody else changed the same settings. Decide which ones stay first.'],
  refused: ['refused', 'Some of your changes could not be saved. Look at them first.'],
  signedOut: ['staff_session_expired', 'Please sign in again.'],
  local: ['signed_out', 'Please sign in first.'],
};
