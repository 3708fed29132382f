import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { deskDevices, staffAccounts } from '../schema.ts';
import type { StaffAccount } from './staff.ts';

export type DeskDevice = typeof deskDevices.$inferSelect;
export type NewDeskDevice = Omit<typeof deskDevices.$inferInsert, 'tenantId'>;

const byId = (tenantId: number, id: string) =>
  and(eq(deskDevices.tenantId, tenantId), eq(deskDevices.id, id));

/** A device with who has identified at it; a person who no longer works there is nobody. */
export async function findDeviceByToken(
  db: Database,
  tenantId: number,
  tokenHash: string,
): Promise<(DeskDevice & { account: StaffAccount | null }) | null> {
  const [row] = await db
    .select({ device: deskDevices, account: staffAccounts })
    .from(deskDevices)
    .leftJoin(
      staffAccounts,
      and(
        eq(staffAccounts.tenantId, deskDevices.tenantId),
        eq(staffAccounts.id, deskDevices.staffId),
        eq(staffAccounts.isActive, true),
        or(
          isNull(staffAccounts.restaurantId),
          eq(staffAccounts.restaurantId, deskDevices.restaurantId),
        ),
      ),
    )
    .where(and(eq(deskDevices.tenantId, tenantId), eq(deskDevices.tokenHash, tokenHash)));
  return row ? { ...row.device, account: row.account } : null;
}

export async function insertDevice(
  db: Database,
  tenantId: number,
  device: NewDeskDevice,
): Promise<DeskDevice> {
  const [row] = await db
    .insert(deskDevices)
    .values({ ...device, tenantId })
    .returning();
  if (!row) throw new Error('PostgreSQL wrote no device');
  return row;
}

export async function touchDevice(
  db: Database,
  tenantId: number,
  id: string,
  now: Date,
): Promise<void> {
  await db.update(deskDevices).set({ lastUsedAt: now }).where(byId(tenantId, id));
}

/** Notes that the person at a device did something, unless somebody else is there by now. */
export async function touchPersonAtDevice(
  db: Database,
  tenantId: number,
  id: string,
  { staffId, now }: { staffId: string; now: Date },
): Promise<void> {
  await db
    .update(deskDevices)
    .set({ staffUsedAt: now, lastUsedAt: now })
    .where(and(byId(tenantId, id), eq(deskDevices.staffId, staffId)));
}

/** Who is at a device from now on; null: nobody. */
export async function setPersonAtDevice(
  db: Database,
  tenantId: number,
  id: string,
  person: { staffId: string; now: Date } | null,
): Promise<void> {
  await db
    .update(deskDevices)
    .set({ staffId: person?.staffId ?? null, staffUsedAt: person?.now ?? null })
    .where(byId(tenantId, id));
}

/** Makes every device forget a person. */
export async function clearPersonAtDevices(
  db: Database,
  tenantId: number,
  staffId: string,
): Promise<void> {
  await db
    .update(deskDevices)
    .set({ staffId: null, staffUsedAt: null })
    .where(and(eq(deskDevices.tenantId, tenantId), eq(deskDevices.staffId, staffId)));
}

/**
 * Devices by their names, with who registered each.
 * @param restaurantId null: of the whole tenant
 */
export async function listDevices(
  db: Database,
  tenantId: number,
  restaurantId: number | null,
): Promise<(DeskDevice & { registeredByName: string })[]> {
  const rows = await db
    .select({ device: deskDevices, registeredByName: staffAccounts.name })
    .from(deskDevices)
    .innerJoin(
      staffAccounts,
      and(
        eq(staffAccounts.tenantId, deskDevices.tenantId),
        eq(staffAccounts.id, deskDevices.registeredBy),
      ),
    )
    .where(
      and(
        eq(deskDevices.tenantId, tenantId),
        restaurantId === null ? undefined : eq(deskDevices.restaurantId, restaurantId),
      ),
    )
    .orderBy(asc(deskDevices.name), asc(deskDevices.id));
  return rows.map(({ device, registeredByName }) => ({ ...device, registeredByName }));
}

/**
 * Signs a device out for good.
 * @param restaurantId the one it has to be of; null: any of the tenant
 * @returns whether there was one
 */
export async function deleteDevice(
  db: Database,
  tenantId: number,
  { id, restaurantId }: { id: string; restaurantId: number | null },
): Promise<boolean> {
  const rows = await db
    .delete(deskDevices)
    .where(
      and(
        byId(tenantId, id),
        restaurantId === null ? undefined : eq(deskDevices.restaurantId, restaurantId),
      ),
    )
    .returning({ id: deskDevices.id });
  return rows.length > 0;
}

/** The same of the device that a token is of, if there is one. */
export async function deleteDeviceByToken(
  db: Database,
  tenantId: number,
  tokenHash: string,
): Promise<void> {
  await db
    .delete(deskDevices)
    .where(and(eq(deskDevices.tenantId, tenantId), eq(deskDevices.tokenHash, tokenHash)));
}
