import { minuteMs } from '#schemas/rules/time/minute.ts';
import { findApiKeyByToken, touchApiKey } from '../db/queries/api-keys.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import type { KeyIdentity } from './identity.ts';
import { hashToken, newToken } from './token.ts';

/** By it a key is told from tokens of people, and found by scanners of source code. */
const mark = 'srv_';

/** A new key of a tenant: 256 random bits. Only its hash is stored. */
export const newApiKey = (tenantId: number): string => `${mark}${newToken(tenantId)}`;

/** Characters of the random part that are shown to tell a key by. */
const shownCharacters = 6;

/** How a key begins, for people. */
export const prefixOfKey = (key: string): string =>
  key.slice(0, key.indexOf('.') + 1 + shownCharacters);

/** The key of a bearer token; null where it is somebody's token. */
export const apiKeyOf = (token: string | null): string | null =>
  token?.startsWith(mark) === true ? token : null;

/** Its last use is written at most this often, so that reading costs no writing. */
const touchEvery = minuteMs;

/**
 * Whose key it is and what it opens.
 * @throws ApiError 401 where it was revoked, has expired or never existed.
 */
export async function resolveApiKey(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenantId: number,
  key: string,
): Promise<KeyIdentity> {
  const now = clock();
  const row = await findApiKeyByToken(db, tenantId, hashToken(key), now);
  if (!row) {
    const sentence = 'This key opens nothing: it was revoked, has expired or never existed.';
    throw new ApiError(401, 'key_invalid', sentence);
  }
  const { id, name, scopes, restaurantId, lastUsedAt } = row;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= touchEvery) {
    await touchApiKey(db, tenantId, id, now);
  }
  return { kind: 'key', id, name, scopes, restaurantId };
}
