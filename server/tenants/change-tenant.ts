import { dayMs } from '#schemas/rules/time/minute.ts';
import type { Database } from '../db/client.ts';
import { notifyConfigChange, notifyStaffChange } from '../db/queries/notify.ts';
import {
  listTenantRecords,
  lockTenant,
  updateTenantState,
  type Tenant,
  type TenantRecord,
} from '../db/queries/tenants.ts';
import { ApiError } from '../errors/api-error.ts';

type ChangeDeps = { db: Database; clock: () => Date };

/**
 * Takes a tenant's site down: nobody orders, its staff sign in and read. Running servers are
 * notified at once; again it changes nothing.
 * @throws ApiError 404 `unknown_tenant`, 409 `tenant_deleted`.
 */
export const suspendTenant = (deps: ChangeDeps, tenantId: number): Promise<TenantRecord> =>
  change(deps, tenantId, (tenant) => {
    requireStored(tenant);
    return tenant.suspendedAt ? null : { suspendedAt: deps.clock() };
  });

/** Lets it run again. @throws ApiError as suspendTenant does. */
export const restoreTenant = (deps: ChangeDeps, tenantId: number): Promise<TenantRecord> =>
  change(deps, tenantId, (tenant) => {
    requireStored(tenant);
    return tenant.suspendedAt ? { suspendedAt: null } : null;
  });

/**
 * Deletes a tenant: its hosts answer as if there were none. It can be brought back for so many
 * days, then removeDeletedTenants (remove-tenants.ts) removes all that is its. Deleted again, it
 * gets the new days, counted from now.
 * @throws ApiError 404 `unknown_tenant`.
 */
export const deleteTenant = (
  deps: ChangeDeps,
  tenantId: number,
  days: number,
): Promise<TenantRecord> =>
  change(deps, tenantId, (tenant) => {
    const now = deps.clock();
    const removedAfter = new Date(now.getTime() + days * dayMs);
    return { deletedAt: tenant.deletedAt ?? now, removedAfter };
  });

/**
 * Brings a deleted tenant back as it was, suspended if it was; of one that is there it changes
 * nothing.
 * @throws ApiError 404 `unknown_tenant`, 409 `grace_over` once it may be removed: some of it may be
 * gone by then.
 */
export const undeleteTenant = (deps: ChangeDeps, tenantId: number): Promise<TenantRecord> =>
  change(deps, tenantId, ({ removedAfter }) => {
    if (!removedAfter) return null;
    if (removedAfter <= deps.clock()) throw graceOver(tenantId);
    return { deletedAt: null, removedAfter: null };
  });

/** Changes what a tenant's state says, under its lock; null changes nothing. */
async function change(
  { db }: ChangeDeps,
  tenantId: number,
  next: (tenant: Tenant) => Parameters<typeof updateTenantState>[2] | null,
): Promise<TenantRecord> {
  return db.transaction(async (tx) => {
    const tenant = await lockTenant(tx, tenantId);
    if (!tenant) throw unknownTenant(tenantId);
    const state = next(tenant);
    if (state) {
      await updateTenantState(tx, tenantId, state);
      await notifyConfigChange(tx, tenantId);
      await notifyStaffChange(tx, tenantId);
    }
    const [record] = await listTenantRecords(tx, tenantId);
    if (!record) throw unknownTenant(tenantId);
    return record;
  });
}

/** @throws ApiError 409 `tenant_deleted`. */
export function requireStored({ id, deletedAt }: Tenant): void {
  if (!deletedAt) return;
  throw new ApiError(409, 'tenant_deleted', `Tenant ${id} is deleted: bring it back first.`);
}

const graceOver = (tenantId: number) =>
  new ApiError(
    409,
    'grace_over',
    `Tenant ${tenantId} was deleted too long ago: what is left of it is being removed.`,
  );

export const unknownTenant = (tenantId?: number) =>
  new ApiError(404, 'unknown_tenant', `There is no tenant ${tenantId ?? 'of this number'}.`);
