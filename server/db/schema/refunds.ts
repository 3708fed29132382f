import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StaffRole } from '#schemas/api/staff-role.ts';
import type { RefundSelection } from '#schemas/rules/refunds/refund-selection.ts';
import { orders } from './ordering.ts';
import { giftCards } from './gift-cards.ts';
import { payments } from './payments.ts';

const tenantId = () => integer('tenant_id').notNull();
const ref = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The ledger of what goes back to customers: who gave back what, when and why. A row is never
 * changed (a trigger refuses it); over which tenders it goes, and what became of each, is in
 * `refunds`.
 */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    tenantId: tenantId(),
    id: uuid().notNull().defaultRandom(),
    /** Grows with each entry: what was written later comes later. */
    sequence: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    orderId: uuid('order_id').notNull(),
    /**
     * `all`: what was left. `items`: lines, components, fees, tip. `surplus`: of an order that was
     * paid twice, so no part of what it cost. `change`: its lines were changed and cost less now.
     */
    kind: text().$type<'all' | 'items' | 'amount' | 'surplus' | 'change'>().notNull(),
    /** Of kind `items`: which, so that none is given back twice. */
    selection: jsonb().$type<RefundSelection>(),
    /** Minor units of `currency`; the sum over its tenders. */
    amount: ref('amount').notNull(),
    /** Of `amount`: what rounding to coins added to what was selected; negative where it took off (rule R15). */
    cashRounding: ref('cash_rounding').notNull().default(0),
    currency: text().notNull(),
    /** The customer reads it. */
    reason: text().notNull(),
    actor: text().$type<'customer' | 'staff' | 'gateway' | 'system'>().notNull(),
    staffId: uuid('staff_id'),
    /** As they were then. */
    staffName: text('staff_name'),
    staffRole: text('staff_role').$type<StaffRole>(),
    /** The call's Idempotency-Key and what it asked for: asked again, it gives back once. */
    requestKey: text('request_key'),
    requestHash: text('request_hash'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.orderId],
      foreignColumns: [orders.tenantId, orders.id],
    }).onDelete('cascade'),
    unique().on(table.tenantId, table.orderId, table.requestKey),
    index('order_refunds_order').on(table.tenantId, table.orderId, table.sequence),
  ],
);

/**
 * What of a refund goes over one payment (rules R59, R61, R71, R73); a card's is asked for again
 * until the gateway confirms it, cash is given at once.
 */
export const refunds = pgTable(
  'refunds',
  {
    tenantId: tenantId(),
    id: uuid().notNull().defaultRandom(),
    paymentId: uuid('payment_id').notNull(),
    /** null of a `void`: no money comes back, for none was taken. */
    orderRefundId: uuid('order_refund_id'),
    amount: ref('amount').notNull(),
    /** `void` lets go of an authorisation that was never captured. */
    kind: text().$type<'refund' | 'void'>().notNull(),
    /** `failed`: the bank sent it back, so the money is with the restaurant again. */
    status: text().$type<'pending' | 'succeeded' | 'failed'>().notNull().default('pending'),
    reason: text().notNull().default(''),
    reference: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** How often the gateway was asked, and when it is asked next. */
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    /** What the gateway said last; for staff. */
    lastError: text('last_error').notNull().default(''),
    /**
     * Where it went instead of a gift card that was void (decision 122): `new_card`, `purchase` (the
     * bank card that bought it), or `waiting` for staff to hand a new card over. null of all others.
     */
    instead: text().$type<'new_card' | 'purchase' | 'waiting'>(),
    /** The gift card that took it instead; null where none did. */
    replacementCardId: uuid('replacement_card_id'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.paymentId],
      foreignColumns: [payments.tenantId, payments.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.orderRefundId],
      foreignColumns: [orderRefunds.tenantId, orderRefunds.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.replacementCardId],
      foreignColumns: [giftCards.tenantId, giftCards.id],
    }),
    // A new code for a card looks for what waits for it; nearly always none.
    index('refunds_replacement')
      .on(table.tenantId, table.replacementCardId)
      .where(sql`${table.replacementCardId} is not null`),
    // What went back on a day.
    index('refunds_created').on(table.tenantId, table.createdAt),
    index('refunds_payment').on(table.tenantId, table.paymentId),
    // An authorisation is let go of once, whoever asks for it.
    uniqueIndex('refunds_void')
      .on(table.tenantId, table.paymentId)
      .where(sql`${table.kind} = 'void'`),
    // Looked at every few seconds; nearly always empty.
    index('refunds_waiting')
      .on(table.tenantId, table.nextAttemptAt)
      .where(sql`${table.status} = 'pending'`),
  ],
);

/** A payment that a customer's bank disputes, as its gateway says; the newest state only. */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    tenantId: tenantId(),
    gateway: text().$type<'sandbox' | 'stripe'>().notNull(),
    /** The gateway's own name of it. */
    id: text().notNull(),
    paymentId: uuid('payment_id').notNull(),
    /** Minor units: what is disputed; what of it moved is in `dispute_transfers`. */
    amount: ref('amount').notNull(),
    currency: text().notNull(),
    /** The gateway's word for why, such as `product_not_received`. */
    reason: text().notNull(),
    /** `closed`: it came to nothing, such as a bank's question that it did not pursue. */
    status: text().$type<'needs_response' | 'under_review' | 'won' | 'lost' | 'closed'>().notNull(),
    /** A bank only asks, and takes nothing yet: the payment can be refunded, which may end it. */
    isRefundable: boolean('is_refundable').notNull().default(false),
    /** Until then the restaurant may answer; null: there is nothing to answer. */
    respondBy: instant('respond_by'),
    /** false: of the gateway's test mode. */
    isLive: boolean('is_live').notNull(),
    openedAt: instant('opened_at').notNull(),
    /** When the gateway was asked for this state: an answer to an earlier question is older. */
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.gateway, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.paymentId],
      foreignColumns: [payments.tenantId, payments.id],
    }).onDelete('cascade'),
    index('payment_disputes_payment').on(table.tenantId, table.paymentId),
  ],
);

/** What a bank took from the restaurant by a dispute, and gave back; by the gateway's books. */
export const disputeTransfers = pgTable(
  'dispute_transfers',
  {
    tenantId: tenantId(),
    gateway: text().$type<'sandbox' | 'stripe'>().notNull(),
    /** The gateway's own name of the transfer, by which it is written down once. */
    id: text().notNull(),
    disputeId: text('dispute_id').notNull(),
    /** Minor units of the payment's currency; negative: taken from the restaurant. */
    amount: ref('amount').notNull(),
    /** When it moved, which is the day it counts to (decision 046). */
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.gateway, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.gateway, table.disputeId],
      foreignColumns: [paymentDisputes.tenantId, paymentDisputes.gateway, paymentDisputes.id],
    }).onDelete('cascade'),
    index('dispute_transfers_at').on(table.tenantId, table.at),
  ],
);
