import { randomBytes } from 'node:crypto';
import { dayMs } from '#schemas/rules/time/minute.ts';
import type { Deps } from '../dependencies/deps.ts';
import { isSignature, sign } from '../security/sign.ts';

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

const pattern = /^([0-9a-z]{1,11})\.([\w-]{22})\.([\w-]{43})$/;

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
  return `${name}.${sign(deps.secretKey, purposeOf(kind), textOf(account, name))}`;
}

/** Whether a browser is known to an account by what it sent, and still is. */
export function isKnownDevice(
  deps: SigningDeps,
  account: Account,
  token: string,
  kind: AccountKind = 'staff',
): boolean {
  const [, until, nonce, sent] = pattern.exec(token) ?? [];
  if (until === undefined || nonce === undefined || sent === undefined) return false;
  if (Number.parseInt(until, 36) <= deps.clock().getTime()) return false;
  const text = textOf(account, `${until}.${nonce}`);
  return isSignature(deps.secretKey, purposeOf(kind), { text, sent });
}

const purposeOf = (kind: AccountKind) => `known devices of ${kind}`;
const textOf = ({ tenantId, email }: Account, name: string) =>
  `${tenantId}:${name}:${email.toLowerCase()}`;
