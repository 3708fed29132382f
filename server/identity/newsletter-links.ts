import { createHmac, timingSafeEqual } from 'node:crypto';
import { hourMs } from '#schemas/rules/time/minute.ts';
import type { Deps } from '../dependencies/deps.ts';
import { deriveKey } from '../security/derive-key.ts';

type SigningDeps = Pick<Deps, 'secretKey'>;
type Name = { tenantId: number; id: string };

/** How long a mail can be answered, in ms. */
export const confirmableFor = 48 * hourMs;

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const confirmation = new RegExp(`^(${uuid})\\.([0-9a-z]{1,11})\\.[\\w-]{43}$`);
const leave = new RegExp(`^(${uuid})\\.[\\w-]{43}$`);

/** Signed for one tenant and one purpose: elsewhere the same text proves nothing. */
function signed(
  { secretKey }: SigningDeps,
  tenantId: number,
  purpose: string,
  text: string,
): string {
  const key = deriveKey(secretKey, `newsletter ${purpose}`);
  return `${text}.${createHmac('sha256', key).update(`${tenantId}:${text}`).digest('base64url')}`;
}

/** The token that confirms; it names when it ends, and is always the same for one request. */
export function confirmationToken(
  deps: SigningDeps,
  { tenantId, id, requestedAt }: Name & { requestedAt: Date },
): string {
  const endsAt = requestedAt.getTime() + confirmableFor;
  return signed(deps, tenantId, 'confirmation', `${id}.${endsAt.toString(36)}`);
}

/** The token that ends a subscription; mails are kept for years, so it never ends itself. */
export const leaveToken = (deps: SigningDeps, { tenantId, id }: Name): string =>
  signed(deps, tenantId, 'leave', id);

/** Whom a confirming token is about and when it ends; null where it is none of this tenant's. */
export function readConfirmationToken(
  deps: SigningDeps,
  tenantId: number,
  token: string,
): { id: string; endsAt: Date } | null {
  const [, id, ends] = confirmation.exec(token) ?? [];
  if (id === undefined || ends === undefined) return null;
  if (!isSame(token, signed(deps, tenantId, 'confirmation', `${id}.${ends}`))) return null;
  return { id, endsAt: new Date(Number.parseInt(ends, 36)) };
}

/** Who leaves by a token; null where it is none of this tenant's. */
export function readLeaveToken(deps: SigningDeps, tenantId: number, token: string): string | null {
  const [, id] = leave.exec(token) ?? [];
  if (id === undefined) return null;
  return isSame(token, leaveToken(deps, { tenantId, id })) ? id : null;
}

/** Takes equally long for every wrong one. */
function isSame(sent: string, own: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(own)];
  return one.length === other.length && timingSafeEqual(one, other);
}
