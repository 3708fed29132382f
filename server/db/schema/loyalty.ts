import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { orders } from './ordering.ts';
import { users } from './shoppers.ts';

const tenantId = () => integer('tenant_id').notNull();
const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The points of one order: pending until it is completed, once an order (rule R75). They expire
 * together, and come back to where they were redeemed from (rules R78, R79).
 */
export const loyaltyLots = pgTable(
  'loyalty_lots',
  {
    tenantId: tenantId(),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    userId: uuid('user_id').notNull(),
    orderId: uuid('order_id').notNull(),
    /** What the order earns by its items as they are. */
    earned: integer().notNull(),
    /** What of that was taken back after refunds (rule R77). */
    clawedBack: integer('clawed_back').notNull().default(0),
    /** What can be redeemed of them: the sum of its entries in the ledger. */
    left: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** null: pending. */
    availableAt: instant('available_at'),
    /** Its order ended before it was completed, or was not collected: it earns nothing. */
    voidedAt: instant('voided_at'),
    /** null: never, or not known yet. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique().on(table.tenantId, table.orderId),
    index('loyalty_lots_user').on(table.tenantId, table.userId),
    index('loyalty_lots_expiry')
      .on(table.tenantId, table.expiresAt)
      .where(sql`${table.left} > 0`),
    foreignKey({
      columns: [table.tenantId, table.userId],
      foreignColumns: [users.tenantId, users.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.orderId],
      foreignColumns: [orders.tenantId, orders.id],
    }).onDelete('cascade'),
    check('loyalty_lots_left', sql`${table.left} between 0 and ${table.earned}`),
    check('loyalty_lots_clawed_back', sql`${table.clawedBack} between 0 and ${table.earned}`),
  ],
);

/**
 * The ledger of points. A row is never changed (a trigger refuses it); a user's balance is the sum
 * of theirs (rule R79).
 */
export const loyaltyEntries = pgTable(
  'loyalty_entries',
  {
    tenantId: tenantId(),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    userId: uuid('user_id').notNull(),
    lotId: bigint('lot_id', { mode: 'number' }).notNull(),
    kind: text().$type<'earn' | 'redeem' | 'return' | 'clawback' | 'expire'>().notNull(),
    /** Below 0 where points go. */
    points: integer().notNull(),
    /** The order that earned, redeemed or returned them; null where they expired. */
    orderId: uuid('order_id'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('loyalty_entries_user').on(table.tenantId, table.userId, table.id),
    index('loyalty_entries_order')
      .on(table.tenantId, table.orderId)
      .where(sql`${table.orderId} is not null`),
    foreignKey({
      columns: [table.tenantId, table.lotId],
      foreignColumns: [loyaltyLots.tenantId, loyaltyLots.id],
    }).onDelete('cascade'),
    check(
      'loyalty_entries_points',
      sql`case when ${table.kind} in ('earn', 'return') then ${table.points} > 0 else ${table.points} < 0 end`,
    ),
  ],
);
