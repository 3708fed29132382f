import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { dayMs } from '#schemas/rules/time/minute.ts';
import type { Deps } from '../dependencies/deps.ts';
import { deriveKey } from '../security/derive-key.ts';

type SigningDeps = Pick<Deps, 'secretKey' | 'clock'>;
type Account = { tenantId: number; email: string };
/** Whose account it is: a browser that is known to one kind is not to the other. */
type AccountKind = 'staff' | 'customers';

/** Of the browser, beside its session: it outlives that, and proves nothing by itself. */
export const deviceCookie = 'staff_device';
export const userDeviceCookie = 'user_device';

const knownForMs = 180 * dayMs;
/** The same in seconds, as cookies count. */
export const deviceMaxAge = knownForMs / 1000;

/** Below the API's base; with the account's address and a token. */
export const deviceLinkPath = '/v2/staff/known-device';
const linkForMs = dayMs;
export const deviceLinkMaxAge = linkForMs / 1000;

const pattern = /^([0-9a-z]{1,11})\.([\w-]{22})\.[\w-]{43}$/;

/**
 * What a browser is known by in which somebody has signed in to an account: there the right password
 * is tried while strangers have to wait (decisions/024). It names no account, and is checked before
 * anybody looks whether there is one.
 */
export const newDeviceToken = (
  deps: SigningDeps,
  account: Account,
  kind: AccountKind = 'staff',
): string => tokenFor(deps, account, { forMs: knownForMs, kind });

/** A link by which the account's holder makes another browser known for a day, to sign in there. */
export function deviceLink(deps: SigningDeps, account: Account): string {
  const token = tokenFor(deps, account, { forMs: linkForMs, kind: 'staff' });
  return `/api${deviceLinkPath}?${new URLSearchParams({ email: account.email, token })}`;
}

function tokenFor(
  deps: SigningDeps,
  account: Account,
  { forMs, kind }: { forMs: number; kind: AccountKind },
): string {
  const knownUntil = deps.clock().getTime() + forMs;
  const name = `${knownUntil.toString(36)}.${randomBytes(16).toString('base64url')}`;
  return signed(deps, account, { name, kind });
}

/** Whether a browser is known to an account by what it sent, and still is. */
export function isKnownDevice(
  deps: SigningDeps,
  account: Account,
  token: string,
  kind: AccountKind = 'staff',
): boolean {
  const [, until, nonce] = pattern.exec(token) ?? [];
  if (until === undefined || nonce === undefined) return false;
  if (Number.parseInt(until, 36) <= deps.clock().getTime()) return false;
  const own = Buffer.from(signed(deps, account, { name: `${until}.${nonce}`, kind }));
  const sent = Buffer.from(token);
  return own.length === sent.length && timingSafeEqual(own, sent);
}

function signed(
  { secretKey }: SigningDeps,
  { tenantId, email }: Account,
  { name, kind }: { name: string; kind: AccountKind },
): string {
  const signature = createHmac('sha256', deriveKey(secretKey, `known devices of ${kind}`))
    .update(`${tenantId}:${name}:${email.toLowerCase()}`)
    .digest('base64url');
  return `${name}.${signature}`;
}
