import { randomBytes } from 'node:crypto';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { insertOpenIdAttempt, takeOpenIdAttempt } from '../../db/queries/openid-attempts.ts';
import type { Deps } from '../../dependencies/deps.ts';
import type { Cookie } from '../../http/set-cookie.ts';
import { cookieName } from '../../identity/cookie-name.ts';
import { hashToken } from '../../identity/token.ts';
import { sign } from '../../security/sign.ts';
import type { AskedSignIn } from './openid-client.ts';

/** How long a sign-in at a provider may take. */
const attemptMs = 10 * minuteMs;

/** Of the browser: what comes back from a provider counts where it was begun alone. */
const browserCookie = 'openid_browser';

const random = () => randomBytes(32).toString('base64url');

/** Below the API's base: where providers send browsers back to. */
export const openIdCallbackPath = '/v2/users/openid/callback';

/** The callback's address at a host, as it is registered at providers. */
export const redirectUriOf = ({ options }: Pick<Deps, 'options'>, host: string): string =>
  `${options.originOf(host)}/api${openIdCallbackPath}`;

type Call = {
  tenantId: number;
  host: string;
  cookies: Readonly<Record<string, string | undefined>>;
};

/**
 * What a sign-in asks a provider for. Nonce and code verifier are worked out from the state, of which
 * the hash alone is stored, so a copy of the database finishes nobody's.
 */
const askedOf = (
  deps: Pick<Deps, 'options' | 'secretKey'>,
  { tenantId, host }: Pick<Call, 'tenantId' | 'host'>,
  state: string,
): AskedSignIn => {
  const secret = (use: string) => sign(deps.secretKey, `openid ${use}`, `${tenantId}:${state}`);
  return {
    redirectUri: redirectUriOf(deps, host),
    state,
    nonce: secret('nonces'),
    codeVerifier: secret('code verifiers'),
  };
};

/** What a new sign-in asks its provider for; nothing of it is stored yet. */
export const newAttempt = (deps: Pick<Deps, 'options' | 'secretKey'>, call: Call): AskedSignIn =>
  askedOf(deps, call, random());

/** Stores a sign-in for this browser. Several at once, in tabs of one browser, all count. */
export async function openAttempt(
  deps: Pick<Deps, 'db' | 'clock' | 'options'>,
  call: Call & { setCookie: (cookie: Cookie) => void },
  { state, providerId, next }: { state: string; providerId: string; next: string | null },
): Promise<void> {
  const name = cookieName(deps.options, browserCookie);
  const browser = call.cookies[name] ?? random();
  await insertOpenIdAttempt(deps.db, {
    tenantId: call.tenantId,
    stateHash: hashToken(state),
    providerId,
    browserHash: hashToken(browser),
    next,
    expiresAt: new Date(deps.clock().getTime() + attemptMs),
  });
  call.setCookie({ name, value: browser, maxAge: attemptMs / 1000 });
}

/** Takes a sign-in that came back; null where it is over, or was begun in another browser. */
export async function closeAttempt(
  deps: Pick<Deps, 'db' | 'clock' | 'options' | 'secretKey'>,
  call: Call,
  state: string,
): Promise<{ asked: AskedSignIn; providerId: string } | null> {
  const browser = call.cookies[cookieName(deps.options, browserCookie)];
  if (browser === undefined) return null;
  const taken = await takeOpenIdAttempt(deps.db, call.tenantId, {
    stateHash: hashToken(state),
    browserHash: hashToken(browser),
    now: deps.clock(),
  });
  return taken && { asked: askedOf(deps, call, state), providerId: taken.providerId };
}
