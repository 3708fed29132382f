import type { FastifyRequest } from 'fastify';
import type { PageRequirements } from '#schemas/page.ts';
import type { Deps } from '../dependencies/deps.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import { hostName } from '../identity/resolve-tenant.ts';
import { isByStaff } from './opening-soon.ts';

type Asked = { tenant: Tenant; needs: PageRequirements; path: string; address: URL };

/**
 * Where a page is that was asked for on another host than the one its owner made primary; null:
 * here. Pages of one customer stay where their cart and order are, and staff where their session
 * is: a browser has both for one host only.
 */
export async function primaryAddress(
  deps: Pick<Deps, 'tenants' | 'options'>,
  { tenant, needs, path, address }: Asked,
  request: FastifyRequest,
): Promise<string | null> {
  if (!tenant.isPrimaryChosen || !needs.isPublic || isByStaff(deps, address, request)) return null;
  const host = hostName(request.headers.host);
  if (host === new URL(tenant.primaryOrigin).hostname) return null;
  // A host that no row maps is served for want of another one, as on a developer's machine.
  const mapped = await deps.tenants.byHost(host);
  return mapped === null ? null : tenant.primaryOrigin + path + address.search;
}
