import type { FastifyRequest } from 'fastify';
import { contract } from '#schemas/api/contract.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import type { FailureCode } from '#schemas/api/failures.ts';
import type { RouteName } from '#schemas/api/routes.ts';
import type { Deps } from '../dependencies/deps.ts';
import { hostName } from '../identity/resolve-tenant.ts';
import type { RefusedKind } from '../metrics/request-metrics.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { sign } from '../security/sign.ts';

type RefusedCaller = 'staff_call' | 'operator_call';
/** How somebody who tries a secret is told apart. */
type TriedSecret = Exclude<RefusedKind, RefusedCaller>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How refusals of the route are counted; without it they are not. */
    refused?: { secret?: TriedSecret; caller?: RefusedCaller };
  }
}

/** Marks a call that is no row of the contract, and that staff alone make. */
export const refusedOfStaff = { caller: 'staff_call' } as const;

/** Calls that prove a person by something they know or have. */
const secrets: Partial<Record<RouteName, TriedSecret>> = {
  staffSignIn: 'staff_sign_in',
  passkeySignIn: 'staff_sign_in',
  signIn: 'customer_sign_in',
  requestSignInCode: 'customer_sign_in',
  signInByCode: 'customer_sign_in',
  userPasskeySignIn: 'customer_sign_in',
  finishOpenIdSignIn: 'customer_sign_in',
  confirmOpenIdSignIn: 'customer_sign_in',
  identifyAtDesk: 'pin',
  addPerson: 'pin',
  changePerson: 'pin',
  confirmIdentity: 'confirmation',
  changeOwnPassword: 'own_secret',
  beginPasskey: 'own_secret',
  removePasskey: 'own_secret',
  beginSecondFactor: 'own_secret',
  confirmSecondFactor: 'own_secret',
  renewRecoveryCodes: 'own_secret',
  removeSecondFactor: 'own_secret',
  changeUserPassword: 'own_secret',
  requestContactCode: 'own_secret',
  beginUserPasskey: 'own_secret',
  removeUserPasskey: 'own_secret',
  removeConnectedSignIn: 'own_secret',
  deleteAccount: 'own_secret',
  verifySignUp: 'one_time_code',
  requestPasswordCode: 'one_time_code',
  setPasswordByCode: 'one_time_code',
  requestOwnCode: 'one_time_code',
  changeContact: 'one_time_code',
  requestEmailCode: 'one_time_code',
  confirmEmail: 'one_time_code',
};

/** Answers of such a call to a wrong secret, and to whoever tried too many. */
const missed: ReadonlySet<FailureCode> = new Set([
  'wrong_password',
  'wrong_current_password',
  'wrong_code',
  'wrong_passkey',
  'passkey_asked_again',
  'passkey_blocked',
  'wrong_pin',
  'pin_taken',
  'wrong_one_time_code',
  'one_time_code_over',
  'openid_attempt_over',
  'openid_refused',
  'openid_failed',
  'too_many_requests',
  'sign_in_busy',
]);

/** Steps on the way of whoever does all right: a code, a PIN or a confirmation is asked for next. */
const ordinary: ReadonlySet<FailureCode> = new Set([
  'second_factor_required',
  'pin_required',
  'confirmation_required',
]);

/** How refusals of a row of the contract are counted. */
export function refusedOf(name: RouteName): { refused?: NonNullable<RouteRefusals> } {
  const { security }: Endpoint = contract[name];
  const secret = secrets[name];
  // Browsers ask by it whether somebody is signed in.
  const isQuestion = name === 'getStaffSession';
  const caller =
    security.includes('staff') && !isQuestion
      ? 'staff_call'
      : security.includes('operator')
        ? 'operator_call'
        : undefined;
  return { refused: { ...(secret && { secret }), ...(caller && { caller }) } };
}

type RouteRefusals = FastifyRequest['routeOptions']['config']['refused'];
type Refusal = { status: number; code: FailureCode };

/** The kind of a refusal that operators hear of; null: they do not, as of what is filled in wrongly. */
export function refusedKind(
  { secret, caller }: NonNullable<RouteRefusals>,
  { status, code }: Refusal,
): RefusedKind | null {
  if (ordinary.has(code)) return null;
  if (secret !== undefined && missed.has(code)) return secret;
  return caller !== undefined && (status === 401 || status === 403) ? caller : null;
}

type Needs = Pick<Deps, 'log' | 'metrics' | 'clock' | 'secretKey' | 'tenants'>;

/**
 * Logs and counts a sign-in that failed, a lock, or a refused call of staff or of the operator. The
 * line has no name, no address and no secret (decision 050): `from` is the same for all that came
 * from one network on one day, and leads nobody back to it.
 */
export function noteRefusal(deps: Needs, request: FastifyRequest, refusal: Refusal): void {
  const { config, url: route = 'none' } = request.routeOptions;
  const kind = config.refused ? refusedKind(config.refused, refusal) : null;
  if (kind === null) return;
  const { code: reason } = refusal;
  deps.metrics?.refused(kind, reason);
  const tenantId = deps.tenants.peekByHost(hostName(request.headers.host))?.id;
  const from = originMark(deps, networkOf(request.ip));
  const { method } = request;
  deps.log.warn({ kind, reason, method, route, tenantId, from }, 'a call was refused');
}

const originMark = ({ secretKey, clock }: Needs, network: string): string =>
  sign(secretKey, 'networks in logs', `${clock().toISOString().slice(0, 10)} ${network}`).slice(
    0,
    12,
  );
