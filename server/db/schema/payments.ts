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
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { orders } from './ordering.ts';
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
    gateway: text().$type<'cash' | 'sandbox' | 'stripe'>().notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    amount: ref('amount').notNull(),
    currency: text().notNull(),
    /** `manual` holds the money until the restaurant accepts (rule R61). */
    capture: text().$type<'automatic' | 'manual'>().notNull().default('automatic'),
    /** The gateway's own name of the payment. */
    reference: text(),
    failureCode: text('failure_code'),
    createdAt: instant('created_at').notNull().defaultNow(),
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
    // A webhook names the gateway's reference alone.
    index('payments_reference').on(table.gateway, table.reference),
    // An order is paid at most once, whatever races.
    uniqueIndex('payments_succeeded')
      .on(table.tenantId, table.orderId)
      .where(sql`${table.status} = 'succeeded'`),
  ],
);

/** Money on its way back (rules R59, R61, R73); asked for again until the gateway confirms it. */
export const refunds = pgTable(
  'refunds',
  {
    tenantId: tenantId(),
    id: uuid().notNull().defaultRandom(),
    paymentId: uuid('payment_id').notNull(),
    amount: ref('amount').notNull(),
    /** `void` lets go of an authorisation that was never captured. */
    kind: text().$type<'refund' | 'void'>().notNull(),
    status: text().$type<'pending' | 'succeeded' | 'failed'>().notNull().default('pending'),
    reason: text().notNull().default(''),
    reference: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** How often the gateway was asked, and when it is asked next. */
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    /** What the gateway said last; for staff. */
    lastError: text('last_error').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.paymentId],
      foreignColumns: [payments.tenantId, payments.id],
    }).onDelete('cascade'),
    // The whole of a payment goes back once, whoever asks for it.
    unique().on(table.tenantId, table.paymentId, table.kind),
    // Looked at every few seconds; nearly always empty.
    index('refunds_waiting')
      .on(table.tenantId, table.nextAttemptAt)
      .where(sql`${table.status} = 'pending'`),
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

/**
 * What a gateway told us, kept before it is acted on (rule R57): an event comes twice, early, late
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
