import { createHmac, type KeyObject } from 'node:crypto';
import type { Deps } from '../dependencies/deps.ts';
import { deriveKey, deriveKeys } from '../security/derive-key.ts';
import { isOneOf } from '../security/sign.ts';

type SigningDeps = Pick<Deps, 'secretKey'>;
type CodeName = { tenantId: number; id: string };

const purpose = 'one-time codes of customers';

/**
 * The six digits of a request for a code (rule R93). They are stored nowhere: whoever sends them, and
 * whoever compares them, works them out from the request's id by a key of SECRET_KEY, so a copy of
 * the database opens no account.
 */
export const oneTimeCodeOf = ({ secretKey }: SigningDeps, name: CodeName): string =>
  codeBy(deriveKey(secretKey, purpose), name);

function codeBy(key: KeyObject, { tenantId, id }: CodeName): string {
  const digest = createHmac('sha256', key).update(`${tenantId}:${id}`).digest();
  // Of 48 bits: no code is likelier than another by more than one in 10^8.
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** Whether six digits are those of a request, also where SECRET_KEY was changed since it was sent. */
export const isOneTimeCode = ({ secretKey }: SigningDeps, name: CodeName, sent: string): boolean =>
  isOneOf(
    sent,
    deriveKeys(secretKey, purpose).map((key) => codeBy(key, name)),
  );
