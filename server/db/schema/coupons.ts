import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OfferConditions } from '#schemas/api/offer-conditions.ts';
import type { CouponEffect } from '#schemas/rules/offers/coupon.ts';
import { tenants } from './tenants.ts';

const tenantId = () => integer('tenant_id').notNull();
const ref = (name: string) => bigint(name, { mode: 'number' });
const identity = () => bigint({ mode: 'number' }).generatedByDefaultAsIdentity();

/** A code that lowers an order (rules R39 to R44). */
export const coupons = pgTable(
  'coupons',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: identity(),
    /** Trimmed, NFKC, upper case; compared as such (rule R39). */
    code: text().notNull(),
    /** For the customer: '15 % off your order'. */
    description: text().notNull().default(''),
    effect: jsonb().$type<CouponEffect>().notNull(),
    conditions: jsonb().$type<OfferConditions>().notNull(),
    /** Restaurants that take it; empty: all of the tenant. */
    restaurantIds: bigint('restaurant_ids', { mode: 'number' }).array().notNull().default([]),
    /** Uses in all and of one customer (rule R43); null: no limit. */
    totalLimit: integer('total_limit'),
    customerLimit: integer('customer_limit'),
    /** Only for who has not ordered here before, by the same names as uses are counted. */
    firstOrderOnly: boolean('first_order_only').notNull().default(false),
    /** Only with an account. */
    needsLogin: boolean('needs_login').notNull().default(false),
    /** Automatic deals may lower the same cart (rule R42: both sides must allow it). */
    stacksWithDeals: boolean('stacks_with_deals').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    /** How often it was changed by staff. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique().on(table.tenantId, table.code),
    check(
      'coupons_limits',
      sql`coalesce(${table.totalLimit}, 1) > 0 and coalesce(${table.customerLimit}, 1) > 0`,
    ),
  ],
);

/** A use, reserved at placement under the coupon's lock (rule R43); released uses do not count. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    tenantId: tenantId(),
    couponId: ref('coupon_id').notNull(),
    orderId: uuid('order_id').notNull(),
    /** Every name the customer is known by: `shopper:<id>`, `email:<…>`, `phone:<digits>`. */
    customerKeys: text('customer_keys').array().notNull(),
    reservedAt: timestamp('reserved_at', { withTimezone: true }).notNull().defaultNow(),
    releasedAt: timestamp('released_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.couponId, table.orderId] }),
    foreignKey({
      columns: [table.tenantId, table.couponId],
      foreignColumns: [coupons.tenantId, coupons.id],
    }).onDelete('cascade'),
    index('coupon_uses_live')
      .on(table.tenantId, table.couponId)
      .where(sql`${table.releasedAt} is null`),
  ],
);
