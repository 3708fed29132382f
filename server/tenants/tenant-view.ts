import type { OperatedTenant } from '#schemas/api/operator-tenants.ts';
import type { TenantRecord } from '../db/queries/tenants.ts';

/** A tenant on the wire, as its operator sees it. */
export const tenantView = (tenant: TenantRecord): OperatedTenant => ({
  id: tenant.id,
  name: tenant.name,
  hosts: tenant.hosts,
  origin: tenant.primaryOrigin,
  currency: tenant.currency,
  locale: tenant.locale,
  time_zone: tenant.timeZone,
  state: stateOf(tenant),
  created_at: tenant.createdAt.toISOString(),
  opened_at: tenant.openedAt?.toISOString() ?? null,
  suspended_at: tenant.suspendedAt?.toISOString() ?? null,
  deleted_at: tenant.deletedAt?.toISOString() ?? null,
  removed_after: tenant.removedAfter?.toISOString() ?? null,
  restaurants: tenant.restaurants,
});

function stateOf({ deletedAt, suspendedAt }: TenantRecord): OperatedTenant['state'] {
  if (deletedAt) return 'deleted';
  return suspendedAt ? 'suspended' : 'running';
}
