import type { ConnectedSignIn } from '#schemas/api/connected-sign-in.ts';
import type { Database } from '../../db/client.ts';
import { listOpenIdIdentities } from '../../db/queries/openid-identities.ts';

/** The accounts at providers by which a user signs in, the oldest first. */
export async function showConnectedSignIns(
  db: Database,
  owner: { tenantId: number; userId: string },
): Promise<ConnectedSignIn[]> {
  const found = await listOpenIdIdentities(db, owner);
  return found.map(({ identity: { id, connectedAt, lastUsedAt }, provider }) => ({
    id,
    provider,
    connected_at: connectedAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
  }));
}
