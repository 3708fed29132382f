import type { Passkey } from '#schemas/api/webauthn.ts';
import type { StoredPasskey } from '../db/queries/staff-passkeys.ts';

type Viewed = Pick<
  StoredPasskey,
  'id' | 'name' | 'host' | 'isSynced' | 'blockedAt' | 'addedAt' | 'lastUsedAt'
>;

/** A passkey of staff or of a customer as its holder sees it. @param host of the call */
export const passkeyView = (passkey: Viewed, host: string): Passkey => ({
  id: passkey.id,
  name: passkey.name,
  host: passkey.host,
  works_here: passkey.host === host,
  is_synced: passkey.isSynced,
  is_blocked: passkey.blockedAt !== null,
  added_at: passkey.addedAt.toISOString(),
  last_used_at: passkey.lastUsedAt?.toISOString() ?? null,
});
