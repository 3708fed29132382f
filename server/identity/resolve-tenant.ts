import { ApiError } from '../errors/api-error.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { tenantOfToken } from './token.ts';

export type TenantClaims = {
  /** The Host header, with or without its port. */
  host: string | undefined;
  /** The bearer token, if one came along. */
  token?: string | null;
  /** Every tenant_id that the call names, in its query or body. */
  named?: readonly number[];
  /**
   * Besides running ones, `suspended` ones: what staff read, and what anybody may end; or `deleted`
   * ones too: what moves money.
   */
  accepts?: 'suspended' | 'deleted';
};

/**
 * Whose site a call or page is (requirements, Tenants): the token's tenant, else the host's; on a
 * host that no row maps, a named tenant, else the default one.
 * @throws ApiError 404 for an unknown host, another tenant than the host's or a deleted one, 401
 * for a token of another tenant, 503 for a suspended one.
 */
export async function resolveTenant(
  { tenants, options, tracing }: Pick<Deps, 'tenants' | 'options' | 'tracing'>,
  { host, token = null, named = [], accepts }: TenantClaims,
): Promise<Tenant> {
  const mapped = await tenants.byHost(hostName(host));
  if (!mapped && options.fallbackTenantId === null) throw unknownTenant();
  const tokens = token === null ? null : tenantOfToken(token);
  const chosen = mapped?.id ?? named[0] ?? tokens ?? options.fallbackTenantId;
  if (named.some((tenantId) => tenantId !== chosen)) throw unknownTenant();
  if (tokens !== null && tokens !== chosen) throw foreignToken();
  const tenant = mapped ?? (chosen === null ? null : await tenants.byId(chosen));
  if (!tenant) throw chosen === tokens ? foreignToken() : unknownTenant();
  tracing?.noteTenant(tenant.id);
  if (tenant.deletedAt && accepts !== 'deleted') throw unknownTenant();
  if (tenant.suspendedAt && accepts === undefined) throw suspended(tenant);
  return tenant;
}

/** `Corner.Test:3000` is corner.test; the brackets of an IPv6 address stay. */
export function hostName(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

const unknownTenant = () =>
  new ApiError(404, 'tenant_not_found', ({ requests }) => requests.noSiteHere);

const suspended = ({ name }: Tenant) =>
  new ApiError(503, 'tenant_suspended', ({ requests }) => requests.suspended(name));

const foreignToken = () =>
  new ApiError(401, 'token_of_other_tenant', ({ requests }) => requests.tokenOfAnother);
