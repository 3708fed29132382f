import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { prepareSql } from '../prepare-sql.ts';
import { bumpMenuVersion } from './menu.ts';

/** Call it in the transaction that changes a menu: raises its version and notifies every instance. */
export async function notifyMenuChange(
  tx: Database,
  tenantId: number,
  restaurantId: number,
): Promise<void> {
  await bumpMenuVersion(tx, tenantId, restaurantId);
  await tx.execute(sql`select pg_notify('menu_changed', ${`${tenantId}:${restaurantId}`})`);
}

/**
 * The same where a count ran out or came back: prices stand, so the version does too, and orders
 * being placed at this moment are not held up.
 */
export async function notifyStockChange(
  tx: Database,
  tenantId: number,
  restaurantId: number,
): Promise<void> {
  await tx.execute(sql`select pg_notify('menu_changed', ${`${tenantId}:${restaurantId}`})`);
}

/** The same for what a tenant's pages show besides menus: configuration, hosts, restaurants. */
export async function notifyConfigChange(tx: Database, tenantId: number): Promise<void> {
  await tx.execute(sql`select pg_notify('config_changed', ${String(tenantId)})`);
}

/** The same for an order: those who follow it ask for it anew. */
export async function notifyOrderChange(
  tx: Database,
  tenantId: number,
  orderId: string,
): Promise<void> {
  await orderNotice(tx, { payload: `${tenantId}:${orderId}` });
}

const orderNotice = prepareSql(
  'notify_order_change',
  () => sql`select pg_notify('order_changed', ${sql.placeholder('payload')})`,
);

/** The same for reservations of a restaurant: the desk asks for its day anew. */
export async function notifyReservationChange(
  tx: Database,
  tenantId: number,
  restaurantId: number,
): Promise<void> {
  await tx.execute(sql`select pg_notify('reservations_changed', ${`${tenantId}:${restaurantId}`})`);
}

/**
 * The same for a tab, and for what a table asks for: its guests and the desk ask for it anew.
 * @param tabId null: a table without one asks for somebody
 */
export async function notifyTabChange(
  tx: Database,
  tenantId: number,
  { restaurantId, tabId }: { restaurantId: number; tabId: string | null },
): Promise<void> {
  const payload = `${tenantId}:${restaurantId}:${tabId ?? ''}`;
  await tx.execute(sql`select pg_notify('tabs_changed', ${payload})`);
}

/** Notifies those who follow a tab that one of its guests chooses; nothing of it is stored. */
export async function notifyChoosing(
  tx: Database,
  tenantId: number,
  { shopperId, restaurantId }: { shopperId: string; restaurantId: number },
): Promise<void> {
  // Read first: in a distributed database a notice that a query of rows sends is sent where the rows
  // are, and nobody listens there.
  const { rows } = await tx.execute<{ id: string }>(sql`
    select t.id
    from tab_guests g join tabs t on t.tenant_id = g.tenant_id and t.id = g.tab_id
    where g.tenant_id = ${tenantId} and g.shopper_id = ${shopperId}
      and t.tenant_id = ${tenantId} and t.restaurant_id = ${restaurantId} and t.closed_at is null`);
  for (const { id } of rows) {
    await tx.execute(sql`select pg_notify('tab_choosing', ${`${tenantId}:${id}`})`);
  }
}

/** Notifies every instance of who has the editor open; nothing is stored. */
export async function notifyEditing(db: Database, tenantId: number, sign: object): Promise<void> {
  const payload = `${tenantId}:${JSON.stringify(sign)}`;
  await db.execute(sql`select pg_notify('staff_editing', ${payload})`);
}

/** Notifies every instance that sessions of staff may have ended: open streams look again. */
export async function notifyStaffChange(tx: Database, tenantId: number): Promise<void> {
  await tx.execute(sql`select pg_notify('staff_changed', ${String(tenantId)})`);
}
