import { sql } from 'drizzle-orm';
import {
  bigint,
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
import type { PaidParts } from '#schemas/rules/pricing/paid-parts.ts';
import { giftCards } from './gift-cards.ts';
import { orders } from './ordering.ts';
import { tabPayments } from './tab-payments.ts';
import { tenants } from './tenants.ts';

const tenantId = () => integer('tenant_id').notNull();
const ref = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * `requires_action`: the customer's bank asks first. `authorised`: captured on accept (R61).
 * `mismatched`: another amount than ours moved (R58). `surplus`: money moved for an order that was
 * paid already, and goes back.
 */
type PaymentStatus =
  | 'pending'
  | 'requires_action'
  | 'authorised'
  | 'succeeded'
  | 'failed'
  | 'mismatched'
  | 'surplus';

export const payments = pgTable(
  'payments',
  {
    tenantId: tenantId(),
    id: uuid().notNull().defaultRandom(),
    orderId: uuid('order_id').notNull(),
    /** `gift_card`: held while pending, debited once succeeded (rule R68). */
    gateway: text().$type<'cash' | 'sandbox' | 'stripe' | 'gift_card'>().notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    amount: ref('amount').notNull(),
    /** What the card holds where the tip was changed since; null: as much as `amount`. */
    authorised: ref('authorised'),
    /** Since when held money is being taken: its amount changes no more. */
    captureAskedAt: instant('capture_asked_at'),
    currency: text().notNull(),
    /** `manual` holds the money until the restaurant accepts (rule R61). */
    capture: text().$type<'automatic' | 'manual'>().notNull().default('automatic'),
    /** The gateway's own name of the payment; of a gift card its last four. */
    reference: text(),
    /** The card of a `gift_card`; null of all others. */
    giftCardId: uuid('gift_card_id'),
    /** The payment of a tab that it is this order's part of (rule R83); null of all others. */
    tabPaymentId: uuid('tab_payment_id'),
    /** As the gateway knows the attempt, where that is not this row's id: of a tab's payments. */
    attemptId: uuid('attempt_id'),
    failureCode: text('failure_code'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /**
     * When its money was taken, which is the day it counts to (decision 044): a card's when it was
     * charged, cash when the order was handed over. null: not taken.
     */
    takenAt: instant('taken_at'),
    /**
     * What of the order it pays for, where that is not the order as it is now: staff changed its
     * lines after a card had paid for them, or it is what such a change added (decision 045).
     */
    pays: jsonb().$type<PaidParts>(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.orderId],
      foreignColumns: [orders.tenantId, orders.id],
    }).onDelete('cascade'),
    index('payments_order').on(table.tenantId, table.orderId),
    // Asked for at every change of a cart; nearly always empty.
    index('payments_moving')
      .on(table.tenantId, table.createdAt)
      .where(sql`${table.status} in ('pending', 'requires_action') and ${table.gateway} <> 'cash'`),
    // The money of a day.
    index('payments_taken')
      .on(table.tenantId, table.takenAt)
      .where(sql`${table.takenAt} is not null`),
    // What is held or in doubt; nearly always a few.
    index('payments_open')
      .on(table.tenantId, table.createdAt)
      .where(sql`${table.status} in ('authorised', 'mismatched')`),
    foreignKey({
      columns: [table.tenantId, table.giftCardId],
      foreignColumns: [giftCards.tenantId, giftCards.id],
    }),
    // A webhook names the gateway's reference alone.
    index('payments_reference').on(table.tenantId, table.gateway, table.reference),
    // An order is charged at most once, whatever races, and collected at most once beside it.
    uniqueIndex('payments_succeeded')
      .on(table.tenantId, table.orderId)
      .where(
        sql`${table.status} = 'succeeded' and ${table.gateway} not in ('cash', 'gift_card') and ${table.tabPaymentId} is null`,
      ),
    uniqueIndex('payments_collected')
      .on(table.tenantId, table.orderId)
      .where(
        sql`${table.status} = 'succeeded' and ${table.gateway} = 'cash' and ${table.tabPaymentId} is null`,
      ),
    // Each payment of a tab pays an order once, and each of its gift cards does; what of it goes back
    // is written beside that.
    uniqueIndex('payments_of_tab')
      .on(table.tenantId, table.tabPaymentId, table.orderId)
      .where(
        sql`${table.tabPaymentId} is not null and ${table.status} <> 'surplus' and ${table.giftCardId} is null`,
      ),
    uniqueIndex('payments_of_tab_by_gift_card')
      .on(table.tenantId, table.tabPaymentId, table.orderId, table.giftCardId)
      .where(sql`${table.tabPaymentId} is not null and ${table.giftCardId} is not null`),
    foreignKey({
      columns: [table.tenantId, table.tabPaymentId],
      foreignColumns: [tabPayments.tenantId, tabPayments.id],
    }),
  ],
);

/**
 * The sandbox's own books, as a bank keeps them: what it was asked, answered, took and gave back,
 * so that a process may die at any moment. A card's number is not in them.
 */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    /** The attempt's id: the same one is the same payment. */
    id: uuid().notNull(),
    status: text()
      .$type<
        'requires_action' | 'processing' | 'authorised' | 'succeeded' | 'failed' | 'cancelled'
      >()
      .notNull(),
    amount: ref('amount').notNull(),
    currency: text().notNull(),
    capture: text().$type<'automatic' | 'manual'>().notNull(),
    declineCode: text('decline_code'),
    refunded: ref('refunded').notNull().default(0),
    /** All that is kept of a card that holds money; null of every other. */
    lastFour: text('last_four'),
    /** A card whose holder disputes the payment once it is charged; null: theirs does not. */
    disputeReason: text('dispute_reason'),
    /** In Stripe's words, such as `warning_needs_response`. */
    disputeStatus: text('dispute_status'),
    /** null: not charged yet. */
    disputedAt: instant('disputed_at'),
    /** When it was decided. */
    disputeClosedAt: instant('dispute_closed_at'),
    /** Webhooks still to be sent, and from when on. */
    webhooksLeft: integer('webhooks_left').notNull().default(0),
    webhookAt: instant('webhook_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('sandbox_payments_webhooks')
      .on(table.tenantId, table.webhookAt)
      .where(sql`${table.webhooksLeft} > 0`),
  ],
);

/** What the sandbox gave back, by the refund's id: asked for again, the same one moves nothing. */
export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
    paymentId: uuid('payment_id').notNull(),
    amount: ref('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.paymentId],
      foreignColumns: [sandboxPayments.tenantId, sandboxPayments.id],
    }).onDelete('cascade'),
  ],
);

/**
 * What a gateway sent us, stored before it is acted on (rule R57): an event comes twice, early, late
 * or about a payment nobody knows. The tenant is the one whose endpoint was called.
 */
export const gatewayEvents = pgTable(
  'gateway_events',
  {
    tenantId: tenantId(),
    gateway: text().$type<'sandbox' | 'stripe'>().notNull(),
    /** The gateway's id of the event. */
    eventId: text('event_id').notNull(),
    type: text().notNull(),
    /** The payment it is about, by the gateway's name. */
    reference: text(),
    payload: jsonb().$type<unknown>().notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    /** null: not acted on yet, or about a payment nobody knows. */
    handledAt: instant('handled_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.gateway, table.eventId] })],
);
