import { createHmac } from 'node:crypto';
import type { Deps } from '../dependencies/deps.ts';
import { deriveKey } from '../security/derive-key.ts';

/**
 * What the database keeps of a PIN. The same PIN of a tenant has the same hash, so that it finds its
 * person at once; without SECRET_KEY nobody finds the PIN, for all 10 000 of them are soon tried
 * otherwise (decisions/038).
 */
export const pinHash = (
  { secretKey }: Pick<Deps, 'secretKey'>,
  { tenantId, pin }: { tenantId: number; pin: string },
): string =>
  createHmac('sha256', deriveKey(secretKey, 'PINs of staff'))
    .update(`${tenantId}:${pin}`)
    .digest('hex');
