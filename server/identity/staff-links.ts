import type { Deps } from '../dependencies/deps.ts';
import { isOneOf, sign, signatures } from '../security/sign.ts';
import { hashToken } from './token.ts';

type SigningDeps = Pick<Deps, 'secretKey'>;

/** What a link of a mail to staff is for: elsewhere the same text proves nothing. */
type Purpose = 'invitation' | 'new password';

type Signed = { tenantId: number; id: string; expiresAt: Date };

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const pattern = new RegExp(`^(${uuid})\\.([0-9a-z]{1,11})\\.([\\w-]{43})$`);

const purposeOf = (purpose: Purpose) => `${purpose} of staff`;
const textOf = ({ id, expiresAt }: Signed) => `${id}.${expiresAt.getTime().toString(36)}`;

/**
 * The token of a link: what it is about, when it ends, and a signature. It is always the same for
 * one of them, so that the outbox makes it when the mail is sent; only its hash is stored.
 */
export function staffLinkToken(
  { secretKey }: SigningDeps,
  purpose: Purpose,
  signed: Signed,
): string {
  const text = textOf(signed);
  return `${text}.${sign(secretKey, purposeOf(purpose), `${signed.tenantId}:${text}`)}`;
}

type StaffLink = {
  id: string;
  expiresAt: Date;
  /** Hashes that may be stored of it: SECRET_KEY may have been changed before its mail left. */
  hashes: readonly string[];
};

/** What a token is about and when it ends; null where it is none of this tenant's. */
export function readStaffLink(
  { secretKey }: SigningDeps,
  purpose: Purpose,
  { tenantId, token }: { tenantId: number; token: string },
): StaffLink | null {
  const [, id, ends, sent] = pattern.exec(token) ?? [];
  if (id === undefined || ends === undefined || sent === undefined) return null;
  const expiresAt = new Date(Number.parseInt(ends, 36));
  if (Number.isNaN(expiresAt.getTime())) return null;
  const text = textOf({ tenantId, id, expiresAt });
  const own = signatures(secretKey, purposeOf(purpose), `${tenantId}:${text}`);
  if (!isOneOf(sent, own)) return null;
  return { id, expiresAt, hashes: own.map((signature) => hashToken(`${text}.${signature}`)) };
}
