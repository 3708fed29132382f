import { createHmac, type KeyObject } from 'node:crypto';
import type { Deps } from '../dependencies/deps.ts';
import { deriveKey, deriveKeys } from '../security/derive-key.ts';

type SigningDeps = Pick<Deps, 'secretKey'>;
type TypedPin = { tenantId: number; pin: string };

/**
 * What the database keeps of a PIN. The same PIN of a tenant has the same hash, so that it finds its
 * person at once; without SECRET_KEY nobody finds the PIN, for all 10 000 of them are soon tried
 * otherwise (decisions/038).
 */
export const pinHash = ({ secretKey }: SigningDeps, typed: TypedPin): string =>
  hashBy(deriveKey(secretKey, purpose), typed);

/** Hashes that a PIN may be stored by: the present key's, and each former key's. */
export const pinHashes = (
  deps: SigningDeps,
  typed: TypedPin,
): [present: string, ...former: string[]] => {
  const [, ...former] = deriveKeys(deps.secretKey, purpose).map((key) => hashBy(key, typed));
  return [pinHash(deps, typed), ...former];
};

const purpose = 'PINs of staff';
const hashBy = (key: KeyObject, { tenantId, pin }: TypedPin): string =>
  createHmac('sha256', key).update(`${tenantId}:${pin}`).digest('hex');
