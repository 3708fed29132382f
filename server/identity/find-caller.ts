import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import type { Identity } from './identity.ts';
import type { Deps } from '../dependencies/deps.ts';
import { isOrderKey } from './order-key.ts';
import { recogniseIdentity, resolveIdentity } from './resolve-identity.ts';
import { resolveStaff, staffCookie } from './staff-session.ts';
import { bearerToken } from './token.ts';

/** The token that a call of this endpoint is made with: staff's cookie, everybody else's bearer. */
export const tokenOf = ({ security }: Endpoint, request: FastifyRequest): string | null =>
  security.includes('staff')
    ? (request.cookies[staffCookie] ?? null)
    : bearerToken(request.headers.authorization);

/**
 * Who makes a call, by what its endpoint takes for a proof: a session, an order's signed link, a
 * token.
 * @throws ApiError 401 without one, 403 where its owner may not call this.
 */
export async function findCaller(
  deps: Deps,
  tenantId: number,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Identity | null> {
  const { security, method, recognises = [] } = endpoint;
  const token = tokenOf(endpoint, request);
  if (security.length === 0) return recogniseIdentity(deps, tenantId, token, recognises);
  if (security.includes('staff')) {
    const xsrf = headerOf(request, 'x-xsrf-token');
    return resolveStaff(deps, tenantId, { token, xsrf, isChange: method !== 'GET' });
  }
  const orderId = security.includes('link') ? orderIdOf(request.params) : null;
  const key = headerOf(request, 'x-order-key');
  if (orderId !== null && key !== undefined && isOrderKey(deps, { tenantId, orderId, key })) {
    return { kind: 'link', orderId };
  }
  return resolveIdentity(deps, tenantId, token, security);
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

function orderIdOf(params: unknown): string | null {
  if (typeof params !== 'object' || params === null || !('orderId' in params)) return null;
  return typeof params.orderId === 'string' ? params.orderId.toLowerCase() : null;
}
