import { randomUUID } from 'node:crypto';
import {
  insertOpenIdIdentity,
  listOpenIdIdentities,
} from '#server/db/queries/openid-identities.ts';
import { insertOpenIdProvider } from '#server/db/queries/openid-providers.ts';
import type { Deps } from '#server/dependencies/deps.ts';
import { sealProviderSecret } from '#server/users/openid/provider-secret.ts';
import { fridayNoon } from '#tests/fixtures/small-menu.ts';

/** Connects a user to an account at a provider of their own. @returns the connection's id */
export async function connectSignIn(
  deps: Pick<Deps, 'db' | 'secretKey'>,
  owner: { tenantId: number; userId: string },
): Promise<string> {
  const { db } = deps;
  const place = { tenantId: owner.tenantId, id: randomUUID() };
  await insertOpenIdProvider(db, {
    ...place,
    name: 'Secret phone company',
    issuer: 'https://login.example.com',
    clientId: 'corner',
    clientSecret: sealProviderSecret(deps, place, 'corner'),
    createdAt: fridayNoon,
  });
  const subject = { providerId: place.id, subject: owner.userId };
  await insertOpenIdIdentity(db, owner, subject, fridayNoon);
  const [connected] = await listOpenIdIdentities(db, owner);
  if (!connected) throw new Error('nothing was connected');
  return connected.identity.id;
}
