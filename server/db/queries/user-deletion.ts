import { and, eq, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { GuestDetails, ShippingDetails } from '#schemas/api/orders.ts';
import type { Database } from '../client.ts';
import * as schema from '../schema.ts';
import { deleteOwnContactMessages } from './contact-messages.ts';
import { leaveReservations } from './user-reservations.ts';
import { leaveTabs } from './user-tabs.ts';
import { leaveGiftCards } from './own-gift-cards.ts';

const { carts, orders, users } = schema;

/**
 * The tables whose rows go with their user, and the column that says whose a row is: the user's own
 * row stays, without a name, so that the database does not do it. A table that has to outlive its user
 * does not cascade.
 */
const heldByUsers = Object.values<unknown>(schema)
  .filter((value): value is PgTable => is(value, PgTable))
  .flatMap((value) => {
    const { name, foreignKeys } = getTableConfig(value);
    return foreignKeys
      .filter((key) => key.onDelete === 'cascade' && key.reference().foreignTable === users)
      .flatMap((key) => key.reference().columns.map((column) => column.name))
      .filter((column) => column !== 'tenant_id')
      .map((owner) => ({ table: name, owner }));
  });

const nobody: GuestDetails = { name: '', email: '', phone_no: '' };

/** Where something was brought says who had it brought: nothing of it is kept. */
const nowhere: ShippingDetails = {
  formattedAddress: '',
  city: '',
  postcode: '',
  suburb: '',
  unit: '',
  entryCode: '',
  leaveAtDoor: false,
};

/**
 * Takes everything personal from a user, whose row is locked, and ends the account (rule R94). What
 * was sold, when, for how much and with which tax stays; gift cards are their bearer's. Coming
 * reservations are cancelled.
 */
export async function anonymiseUser(
  tx: Database,
  tenantId: number,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const own = and(eq(orders.tenantId, tenantId), eq(orders.shopperId, userId));
  const ids = tx.select({ id: orders.id }).from(orders).where(own);
  // Before the orders lose what finds them: limits of coupons and no-shows know people by these.
  for (const table of ['coupon_uses', 'no_shows'] as const) {
    await tx.execute(sql`
      update ${sql.identifier(table)}
      set customer_keys = array[${`shopper:${userId}`}]
      where tenant_id = ${tenantId} and order_id in ${ids}`);
  }
  await tx.execute(sql`
    update order_lines set notes = ''
    where tenant_id = ${tenantId} and notes <> '' and order_id in ${ids}`);
  await tx
    .update(orders)
    .set({
      customer: nobody,
      shippingDetails: sql`case when ${orders.shippingDetails} is null then null
        else ${JSON.stringify(nowhere)}::jsonb end`,
      specialInstructions: '',
      isMailed: false,
    })
    .where(own);
  for (const { table, owner } of heldByUsers) {
    await tx.execute(sql`
      delete from ${sql.identifier(table)}
      where tenant_id = ${tenantId} and ${sql.identifier(owner)} = ${userId}`);
  }
  await deleteOwnContactMessages(tx, tenantId, userId);
  await leaveGiftCards(tx, tenantId, userId);
  await leaveReservations(tx, tenantId, { userId, now });
  await leaveTabs(tx, tenantId, userId);
  // Of those that were ordered too: their lines may have notes.
  await tx.delete(carts).where(and(eq(carts.tenantId, tenantId), eq(carts.shopperId, userId)));
  // Replies that were stored for a second try hold the orders as they were.
  await tx.execute(sql`
    delete from idempotency_keys where tenant_id = ${tenantId} and owner_id = ${userId}`);
  await tx.execute(sql`
    delete from one_time_codes where tenant_id = ${tenantId}
      and address in (select email from users where tenant_id = ${tenantId} and id = ${userId})`);
  await tx
    .update(users)
    .set({
      name: '',
      email: '',
      emailVerifiedAt: null,
      phoneNo: '',
      phoneVerifiedAt: null,
      passwordHash: null,
      language: null,
      deletedAt: now,
    })
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)));
}
