import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { GuestDetails } from '#schemas/api/orders.ts';
import type { Database } from '../client.ts';
import { contactMessages, orders, reservations, tenants, users } from '../schema.ts';

/** Rows that are read and written in one transaction. */
const most = 500;

/** A row whose number is not in the form in which numbers are stored (decision 124). */
export type UnreadPhone = { id: string; phone: string };
export type UnreadOrder = { id: string; customer: GuestDetails };

/** Tables with one telephone number in each row; `orders` have theirs in their customer. */
const tables = {
  users: { table: users, phone: users.phoneNo },
  reservations: { table: reservations, phone: reservations.phone },
  contact_messages: { table: contactMessages, phone: contactMessages.phone },
} as const;
export type PhoneTable = keyof typeof tables;

/** Tenants whose numbers of before wait to be read: housekeeping, hence without a tenant. */
export const listTenantsWithUnreadPhones = (
  db: Database,
): Promise<{ id: number; locale: string }[]> =>
  db
    .select({ id: tenants.id, locale: tenants.locale })
    .from(tenants)
    .where(isNull(tenants.phonesReadAt))
    .orderBy(asc(tenants.id));

export async function markPhonesRead(db: Database, tenantId: number, at: Date): Promise<void> {
  await db.update(tenants).set({ phonesReadAt: at }).where(eq(tenants.id, tenantId));
}

const isUnread = (phone: PgColumn | SQL): SQL =>
  sql`${phone} <> '' and ${phone} !~ '^\\+[1-9][0-9]+(;ext=[0-9]+)?$'`;

const follows = (id: PgColumn, after: string | null) =>
  after === null ? undefined : sql`${id} > ${after}`;

/** A tenant's rows of a table after an id, in the order of their ids. */
export async function listUnreadPhones(
  db: Database,
  tenantId: number,
  { name, after }: { name: PhoneTable; after: string | null },
): Promise<UnreadPhone[]> {
  const { table, phone } = tables[name];
  return db
    .select({ id: table.id, phone })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), isUnread(phone), follows(table.id, after)))
    .orderBy(asc(table.id))
    .limit(most);
}

/** Writes numbers as they are stored, where nobody wrote another one meanwhile. */
export async function writeReadPhones(
  tx: Database,
  tenantId: number,
  { name, read }: { name: PhoneTable; read: readonly (UnreadPhone & { stored: string })[] },
): Promise<void> {
  const { table, phone } = tables[name];
  const column = sql.identifier(phone.name);
  await tx.execute(sql`
    update ${table} x set ${column} = r.stored
    from ${rowsOf(read)}
    where x.tenant_id = ${tenantId} and x.id = r.id and x.${column} = r.phone`);
}

/** A tenant's orders after an id whose customers' numbers are to be read. */
export async function listUnreadOrders(
  db: Database,
  tenantId: number,
  after: string | null,
): Promise<UnreadOrder[]> {
  const phone = sql`(${orders.customer}->>'phone_no')`;
  return db
    .select({ id: orders.id, customer: orders.customer })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), isUnread(phone), follows(orders.id, after)))
    .orderBy(asc(orders.id))
    .limit(most);
}

export async function writeReadOrders(
  tx: Database,
  tenantId: number,
  read: readonly (UnreadPhone & { stored: string })[],
): Promise<void> {
  await tx.execute(sql`
    update orders o set customer = o.customer || jsonb_build_object('phone_no', r.stored)
    from ${rowsOf(read)}
    where o.tenant_id = ${tenantId} and o.id = r.id and o.customer->>'phone_no' = r.phone`);
}

const rowsOf = (read: readonly (UnreadPhone & { stored: string })[]): SQL => sql`unnest(
  ${sql.param(read.map(({ id }) => id))}::uuid[],
  ${sql.param(read.map(({ phone }) => phone))}::text[],
  ${sql.param(read.map(({ stored }) => stored))}::text[]
) r (id, phone, stored)`;

/** Names a customer's key anew wherever it is written down; a key that is there already stays. */
export async function renameCustomerKey(
  tx: Database,
  tenantId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const table of [sql.identifier('coupon_uses'), sql.identifier('no_shows')]) {
    await tx.execute(sql`
      update ${table} set customer_keys = array_replace(customer_keys, ${from}, ${to})
      where tenant_id = ${tenantId} and customer_keys && array[${from}]`);
  }
  await tx.execute(sql`
    update blocked_customers set customer_key = ${to}
    where tenant_id = ${tenantId} and customer_key = ${from}`);
  await tx.execute(sql`
    insert into blocked_customers (tenant_id, key, customer_key, reason, blocked_by, at)
    select tenant_id, ${to}, customer_key, reason, blocked_by, at from blocked_customers
    where tenant_id = ${tenantId} and key = ${from}
    on conflict do nothing`);
  await tx.execute(sql`
    delete from blocked_customers where tenant_id = ${tenantId} and key = ${from}`);
}
