import { and, eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { reservationSettings } from '../schema.ts';

export type ReservationSettingsRow = typeof reservationSettings.$inferSelect;

/** How a restaurant takes reservations; null: it never said, and takes none. */
export async function findReservationSettings(
  db: Database,
  tenantId: number,
  restaurantId: number,
): Promise<ReservationSettingsRow | null> {
  const [row] = await db
    .select()
    .from(reservationSettings)
    .where(
      and(
        eq(reservationSettings.tenantId, tenantId),
        eq(reservationSettings.restaurantId, restaurantId),
      ),
    );
  return row ?? null;
}

/** Adds them where there are none yet. */
export async function addReservationSettings(
  db: Database,
  row: ReservationSettingsRow,
): Promise<void> {
  await db.insert(reservationSettings).values(row).onConflictDoNothing();
}

/** Call it under the restaurant's lock. */
export async function putReservationSettings(
  tx: Database,
  row: ReservationSettingsRow,
): Promise<void> {
  const { tenantId: _tenantId, restaurantId: _restaurantId, ...settings } = row;
  await tx
    .insert(reservationSettings)
    .values(row)
    .onConflictDoUpdate({
      target: [reservationSettings.tenantId, reservationSettings.restaurantId],
      // Without the keys: a table that is divided by its tenants refuses to set one.
      set: settings,
    });
}

/** Those of every restaurant that has any. */
export const listReservationSettings = (
  db: Database,
  tenantId: number,
): Promise<ReservationSettingsRow[]> =>
  db.select().from(reservationSettings).where(eq(reservationSettings.tenantId, tenantId));
