import { hourMs } from '#schemas/rules/time/minute.ts';
import type { Deps } from '../dependencies/deps.ts';
import { isOneOf, isSignature, sign, signatures } from '../security/sign.ts';
import { hashToken } from './token.ts';

type SigningDeps = Pick<Deps, 'secretKey'>;
type Name = { tenantId: number; id: string };

/** How long a mail can be answered, in ms. */
export const confirmableFor = 48 * hourMs;

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const confirmation = new RegExp(`^(${uuid})\\.([0-9a-z]{1,11})\\.([\\w-]{43})$`);
const leave = new RegExp(`^(${uuid})\\.([\\w-]{43})$`);

/** Signed for one tenant and one purpose: elsewhere the same text proves nothing. */
type Purpose = 'newsletter confirmation' | 'newsletter leave';
const signed = ({ secretKey }: SigningDeps, tenantId: number, purpose: Purpose, text: string) =>
  `${text}.${sign(secretKey, purpose, `${tenantId}:${text}`)}`;

/** The token that confirms; it names when it ends, and is always the same for one request. */
export function confirmationToken(
  deps: SigningDeps,
  { tenantId, id, requestedAt }: Name & { requestedAt: Date },
): string {
  const endsAt = requestedAt.getTime() + confirmableFor;
  return signed(deps, tenantId, 'newsletter confirmation', `${id}.${endsAt.toString(36)}`);
}

/** The token that ends a subscription; mails are kept for years, so it never ends itself. */
export const leaveToken = (deps: SigningDeps, { tenantId, id }: Name): string =>
  signed(deps, tenantId, 'newsletter leave', id);

/** Whom a confirming token is about and when it ends; null where it is none of this tenant's. */
export function readConfirmationToken(
  { secretKey }: SigningDeps,
  tenantId: number,
  token: string,
): { id: string; endsAt: Date; hashes: readonly string[] } | null {
  const [, id, ends, sent] = confirmation.exec(token) ?? [];
  if (id === undefined || ends === undefined || sent === undefined) return null;
  const text = `${id}.${ends}`;
  const own = signatures(secretKey, 'newsletter confirmation', `${tenantId}:${text}`);
  if (!isOneOf(sent, own)) return null;
  // SECRET_KEY may have been changed before its mail left: each of these may be stored of it.
  const hashes = own.map((signature) => hashToken(`${text}.${signature}`));
  return { id, endsAt: new Date(Number.parseInt(ends, 36)), hashes };
}

/** Who leaves by a token; null where it is none of this tenant's. */
export function readLeaveToken(
  { secretKey }: SigningDeps,
  tenantId: number,
  token: string,
): string | null {
  const [, id, sent] = leave.exec(token) ?? [];
  if (id === undefined || sent === undefined) return null;
  const text = `${tenantId}:${id}`;
  return isSignature(secretKey, 'newsletter leave', { text, sent }) ? id : null;
}
