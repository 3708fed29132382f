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
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TabPaymentKind } from '#schemas/api/tabs.ts';
import { heldCards } from './held-cards.ts';
import { orderLines } from './ordering.ts';
import { tabGuests, tabs } from './tabs.ts';

const tenantId = () => integer('tenant_id').notNull();
const ref = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Amount that a gift card pays of a tab's payment, held until that is paid, then debited; minor units. */
export type GiftCardOfTab = { giftCardId: string; lastFour: string; amount: number };

/**
 * What one payer pays of a tab (rule R83). While it is open its amount is nobody else's to pay; once it
 * has succeeded it is written to the tab's orders as payments of theirs (decision 090), so that figures
 * and refunds know of orders alone.
 */
export const tabPayments = pgTable(
  'tab_payments',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
    tabId: uuid('tab_id').notNull(),
    /** null: staff took it. */
    guestId: ref('guest_id'),
    staffId: uuid('staff_id'),
    kind: text().$type<TabPaymentKind>().notNull(),
    /** `card`: no way was chosen yet; `none`: points and gift cards paid all of it. */
    gateway: text().$type<'cash' | 'card' | 'none' | 'sandbox' | 'stripe'>().notNull(),
    /**
     * As of payments (schema/payments.ts). While it is pending it may have been declined
     * (`failureCode`), and another card can be tried; `surplus` goes back.
     */
    status: text()
      .$type<'pending' | 'requires_action' | 'succeeded' | 'failed' | 'mismatched' | 'surplus'>()
      .notNull(),
    /** Of the bill, in minor units. */
    amount: ref('amount').notNull(),
    tip: ref('tip').notNull(),
    /** What rounding cash adds, or takes where it is below 0 (rule R5). */
    cashRounding: ref('cash_rounding').notNull().default(0),
    /** Amounts that gift cards pay of `amount` and `tip`, in the order in which they pay (rule R67). */
    giftCards: jsonb('gift_cards').$type<readonly GiftCardOfTab[]>().notNull().default([]),
    /** The payer's points, which pay of `amount`, and what they are worth (rule R76). */
    points: integer().notNull().default(0),
    pointsWorth: ref('points_worth').notNull().default(0),
    currency: text().notNull(),
    /** So many equal shares; 0 of every other kind. */
    shares: smallint().notNull().default(0),
    /** Of which split of the tab they are (`tabs.splitNumber`); 0 of every other kind. */
    splitNumber: integer('split_number').notNull().default(0),
    /** As the gateway knows what is, or was, tried last; null: it was not asked yet. */
    attemptId: uuid('attempt_id'),
    /** When that was begun. */
    attemptAt: instant('attempt_at'),
    /** The gateway's own name of it. */
    reference: text(),
    failureCode: text('failure_code'),
    /** The card left at the table that it takes its money from (rule R84); null of all others. */
    heldCardId: uuid('held_card_id'),
    /** The tab closes with it, where nothing is left to pay then. */
    closesTab: boolean('closes_tab').notNull().default(false),
    /** Until then it is held where no money moves; null: cash, which waits for staff. */
    expiresAt: instant('expires_at'),
    requestKey: text('request_key').notNull(),
    requestHash: text('request_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    takenAt: instant('taken_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('tab_payments_key').on(table.tenantId, table.tabId, table.requestKey),
    index('tab_payments_reference').on(table.tenantId, table.gateway, table.reference),
    index('tab_payments_attempt').on(table.tenantId, table.attemptId),
    // For the figures of a day; nearly always none.
    index('tab_payments_mismatched')
      .on(table.tenantId)
      .where(sql`${table.status} = 'mismatched'`),
    // Looked at every few seconds; nearly always a few.
    index('tab_payments_open')
      .on(table.tenantId, table.expiresAt)
      .where(sql`${table.status} in ('pending', 'requires_action')`),
    foreignKey({
      columns: [table.tenantId, table.tabId],
      foreignColumns: [tabs.tenantId, tabs.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.guestId],
      foreignColumns: [tabGuests.tenantId, tabGuests.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.heldCardId],
      foreignColumns: [heldCards.tenantId, heldCards.id],
    }),
    check(
      'tab_payments_points',
      sql`${table.points} >= 0 and ${table.pointsWorth} between 0 and ${table.amount}`,
    ),
    check('tab_payments_amount', sql`${table.amount} > 0 and ${table.tip} >= 0`),
  ],
);

/** The units of lines that a payment pays for; those of one that came to nothing are removed. */
export const tabPaymentUnits = pgTable(
  'tab_payment_units',
  {
    tenantId: tenantId(),
    orderLineId: ref('order_line_id').notNull(),
    /** From 0 on. */
    unit: smallint().notNull(),
    tabPaymentId: uuid('tab_payment_id').notNull(),
  },
  (table) => [
    // Nobody pays for a dish that another guest pays for.
    primaryKey({ columns: [table.tenantId, table.orderLineId, table.unit] }),
    index('tab_payment_units_payment').on(table.tenantId, table.tabPaymentId),
    foreignKey({
      columns: [table.tenantId, table.tabPaymentId],
      foreignColumns: [tabPayments.tenantId, tabPayments.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.orderLineId],
      foreignColumns: [orderLines.tenantId, orderLines.id],
    }).onDelete('cascade'),
  ],
);
