import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { leadingRoles, type StaffRole } from '#schemas/api/staff-role.ts';
import { ApiError } from '../errors/api-error.ts';
import { cookieName } from './cookie-name.ts';
import { deskDeviceCookie, resolveDevice } from './desk-device.ts';
import { apiKeyOf, resolveApiKey } from './api-key.ts';
import { headerOf } from './header-of.ts';
import type { Identity, KeyIdentity } from './identity.ts';
import type { Deps } from '../dependencies/deps.ts';
import { recogniseIdentity, resolveIdentity } from './resolve-identity.ts';
import { findSentLink } from './sent-link.ts';
import { resolveStaff, staffCookie } from './staff-session.ts';
import { bearerToken } from './token.ts';

/**
 * The token that a call of this endpoint is made with: of what staff call a key, or else staff's
 * cookie or their device's; everybody else's bearer.
 */
export const tokenOf = (
  deps: Pick<Deps, 'options'>,
  { security }: Endpoint,
  request: FastifyRequest,
): string | null => {
  const bearer = bearerToken(request.headers.authorization);
  if (!security.includes('staff')) return bearer;
  return (
    apiKeyOf(bearer) ??
    cookieOf(deps, request, staffCookie) ??
    cookieOf(deps, request, deskDeviceCookie)
  );
};

const cookieOf = ({ options }: Pick<Deps, 'options'>, { cookies }: FastifyRequest, name: string) =>
  cookies[cookieName(options, name)] ?? null;

/**
 * Who makes a call, by what its endpoint takes for a proof: a session, a signed link, a token.
 * @throws ApiError 401 without one, 403 where its owner may not call this, 404 with a link's key
 * that is not its own, or has ended.
 */
export async function findCaller(
  deps: Deps,
  tenantId: number,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Identity | null> {
  const { security, recognises = [] } = endpoint;
  const token = tokenOf(deps, endpoint, request);
  if (security.length === 0) return recogniseIdentity(deps, tenantId, token, recognises);
  if (security.includes('staff')) {
    const key = apiKeyOf(token);
    if (key !== null) return findKey(deps, tenantId, endpoint, key);
    return findStaff(deps, tenantId, endpoint, request);
  }
  const link = security.includes('link') ? await findSentLink(deps, tenantId, request) : null;
  if (link?.kind === 'open') return link.opens;
  const identity = resolveIdentity(deps, tenantId, token, security);
  if (!link) return identity;
  // A key that is not its own finds nothing (rule R62), unless its owner's token comes along.
  const caller = await identity.catch((error: unknown) => {
    throw error instanceof ApiError ? link.refusal : error;
  });
  if (link.kind === 'ended' && !('id' in caller && caller.id === link.owner)) throw link.refusal;
  return caller;
}

/** A key opens what its scopes name, and no call that names none. */
async function findKey(
  deps: Deps,
  tenantId: number,
  { scope }: Endpoint,
  key: string,
): Promise<KeyIdentity> {
  const identity = await resolveApiKey(deps, tenantId, key);
  if (scope !== undefined && identity.scopes.includes(scope)) return identity;
  throw new ApiError(
    403,
    'scope_missing',
    scope === undefined
      ? 'No key opens this call.'
      : `This key does not open the call: it lacks the scope ${scope}.`,
  );
}

/**
 * A session by password comes first. A device counts for what the desk is for alone, whoever has
 * identified there: it opens neither the editor nor publishing.
 */
async function findStaff(
  deps: Deps,
  tenantId: number,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Identity> {
  const { method, atDevice } = endpoint;
  const roles: readonly StaffRole[] = endpoint.roles ?? leadingRoles;
  const claims = { xsrf: headerOf(request, 'x-xsrf-token'), isChange: method !== 'GET' };
  const token = cookieOf(deps, request, staffCookie);
  const isForDevices = roles.includes('staff') && atDevice !== 'never';
  const staff =
    (await resolveStaff(deps, tenantId, { ...claims, token })) ??
    (isForDevices &&
      (await resolveDevice(deps, tenantId, {
        ...claims,
        token: cookieOf(deps, request, deskDeviceCookie),
        isWithoutPerson: atDevice === 'without_person',
      })));
  if (!staff) throw new ApiError(401, 'staff_session_expired', 'Please sign in again.');
  if (staff.needsSecondFactor && endpoint.withoutSecondFactor !== true) {
    const sentence = 'Set up your second factor first: your restaurant requires one.';
    throw new ApiError(403, 'second_factor_missing', sentence);
  }
  if (roles.includes(staff.role)) return staff;
  throw new ApiError(403, 'not_your_role', 'Your account may not do this.');
}
