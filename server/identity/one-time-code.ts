import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../dependencies/deps.ts';
import { deriveKey } from '../security/derive-key.ts';

type SigningDeps = Pick<Deps, 'secretKey'>;
type CodeName = { tenantId: number; id: string };

/**
 * The six digits of a request for a code (rule R93). They are stored nowhere: whoever sends them, and
 * whoever compares them, works them out from the request's id by a key of SECRET_KEY, so a copy of
 * the database opens no account.
 */
export function oneTimeCodeOf({ secretKey }: SigningDeps, { tenantId, id }: CodeName): string {
  const digest = createHmac('sha256', deriveKey(secretKey, 'one-time codes of customers'))
    .update(`${tenantId}:${id}`)
    .digest();
  // Of 48 bits: no code is likelier than another by more than one in 10^8.
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** Whether six digits are those of a request. */
export const isOneTimeCode = (deps: SigningDeps, name: CodeName, sent: string): boolean => {
  const [own, given] = [Buffer.from(oneTimeCodeOf(deps, name)), Buffer.from(sent)];
  return own.length === given.length && timingSafeEqual(own, given);
};
