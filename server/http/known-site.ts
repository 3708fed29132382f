import type { FastifyRequest } from 'fastify';
import type { Deps } from '../dependencies/deps.ts';
import { hostName } from '../identity/resolve-tenant.ts';

/** What a page that draws nothing of a site still says of whose it is; empty where unknown. */
export type KnownSite = { name: string; logo: string; phone: string; email: string };

/**
 * What is known of the site that a request's host means, from what was read before: the database
 * may be what fails. @returns null where nothing is known, or nobody's site is there
 */
export function knownSite(
  { tenants, settings, options }: Pick<Deps, 'tenants' | 'settings' | 'options'>,
  { headers }: FastifyRequest,
): KnownSite | null {
  const { fallbackTenantId } = options;
  const mapped = tenants.peekByHost(hostName(headers.host));
  const tenant = mapped ?? (fallbackTenantId === null ? null : tenants.peekById(fallbackTenantId));
  if (!tenant || tenant.deletedAt) return null;
  const general = settings.peekConfig(tenant.id)?.general;
  return {
    name: general?.businessShortName || general?.businessFullName || tenant.name,
    logo: general?.logo ?? '',
    phone: general?.contactPhone ?? '',
    email: general?.contactEmail ?? '',
  };
}
