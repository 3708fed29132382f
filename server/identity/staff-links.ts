import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../dependencies/deps.ts';
import { deriveKey } from '../security/derive-key.ts';

type SigningDeps = Pick<Deps, 'secretKey'>;

/** What a link of a mail to staff is for: elsewhere the same text proves nothing. */
type Purpose = 'invitation' | 'new password';

type Signed = { tenantId: number; id: string; expiresAt: Date };

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const pattern = new RegExp(`^(${uuid})\\.([0-9a-z]{1,11})\\.[\\w-]{43}$`);

/**
 * The token of a link: what it is about, when it ends, and a signature. It is always the same for
 * one of them, so that the outbox makes it when the mail is sent; only its hash is stored.
 */
export function staffLinkToken(
  { secretKey }: SigningDeps,
  purpose: Purpose,
  { tenantId, id, expiresAt }: Signed,
): string {
  const text = `${id}.${expiresAt.getTime().toString(36)}`;
  const key = deriveKey(secretKey, `${purpose} of staff`);
  return `${text}.${createHmac('sha256', key).update(`${tenantId}:${text}`).digest('base64url')}`;
}

/** What a token is about and when it ends; null where it is none of this tenant's. */
export function readStaffLink(
  deps: SigningDeps,
  purpose: Purpose,
  { tenantId, token }: { tenantId: number; token: string },
): { id: string; expiresAt: Date } | null {
  const [, id, ends] = pattern.exec(token) ?? [];
  if (id === undefined || ends === undefined) return null;
  const expiresAt = new Date(Number.parseInt(ends, 36));
  if (Number.isNaN(expiresAt.getTime())) return null;
  const own = Buffer.from(staffLinkToken(deps, purpose, { tenantId, id, expiresAt }));
  const sent = Buffer.from(token);
  const isOwn = own.length === sent.length && timingSafeEqual(own, sent);
  return isOwn ? { id, expiresAt } : null;
}
