import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OfferChangeKind, OfferState } from '#schemas/api/staff-offers.ts';
import { coupons } from './coupons.ts';
import { deals } from './offers.ts';

const ref = (name: string) => bigint(name, { mode: 'number' });

/** What staff made of a coupon or a deal, with all of it as it was from then on (decisions/068). */
export const offerChanges = pgTable(
  'offer_changes',
  {
    tenantId: integer('tenant_id').notNull(),
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    couponId: ref('coupon_id'),
    dealId: ref('deal_id'),
    /** Of the call that made the offer: sent again, it makes no second one. */
    requestId: uuid('request_id'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    staffId: uuid('staff_id').notNull(),
    /** As it was then. */
    name: text().notNull(),
    kind: text().$type<OfferChangeKind>().notNull(),
    state: jsonb().$type<OfferState>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('offer_changes_request').on(table.tenantId, table.requestId),
    index('offer_changes_coupon').on(table.tenantId, table.couponId, table.id),
    index('offer_changes_deal').on(table.tenantId, table.dealId, table.id),
    check('offer_changes_one', sql`(${table.couponId} is null) <> (${table.dealId} is null)`),
    foreignKey({
      columns: [table.tenantId, table.couponId],
      foreignColumns: [coupons.tenantId, coupons.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.dealId],
      foreignColumns: [deals.tenantId, deals.id],
    }).onDelete('cascade'),
  ],
);
