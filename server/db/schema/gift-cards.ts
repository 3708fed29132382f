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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { GiftCardState, GiftDesign } from '#schemas/api/gift-cards.ts';
import type { GiftEntryKind } from '#schemas/rules/gift-cards/card-balance.ts';
import type { Language } from '#schemas/languages/languages.ts';
import { restaurants } from './restaurants.ts';
import { tenants } from './tenants.ts';

const tenantId = () => integer('tenant_id').notNull();
const ref = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** How a tenant sells gift cards; without a row it sells none. Amounts in minor units. */
export const giftCardSettings = pgTable('gift_card_settings', {
  tenantId: integer('tenant_id')
    .primaryKey()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  isSold: boolean('is_sold').notNull().default(false),
  amounts: jsonb().$type<readonly number[]>().notNull(),
  lowest: ref('lowest').notNull(),
  highest: ref('highest').notNull(),
  designs: jsonb().$type<readonly GiftDesign[]>().notNull(),
  /** As the owner chose it; the law may ask for more (rule R70). null: for ever. */
  expiryMonths: integer('expiry_months'),
});

/**
 * A gift card of a tenant, in its currency (rules R66 to R72). Its money is in `gift_card_entries`;
 * who writes one locks the card's row first.
 */
export const giftCards = pgTable(
  'gift_cards',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: uuid().notNull().defaultRandom(),
    /** In whose books its sale is. */
    restaurantId: ref('restaurant_id').notNull(),
    state: text().$type<GiftCardState>().notNull(),
    /** HMAC-SHA-256 of the code; the code itself is nowhere (rule R69). */
    codeHash: text('code_hash').notNull(),
    lastFour: text('last_four').notNull(),
    /** The code, encrypted, until its mail has left; then null. */
    codeSealed: text('code_sealed'),
    currency: text().notNull(),
    /** Minor units: what it was sold for. */
    amount: ref('amount').notNull(),
    /** Local date of the tenant, the last one on which it counts; null: for ever (rule R70). */
    expiresOn: text('expires_on'),
    /** The end of that day. */
    expiresAt: instant('expires_at'),
    design: text().$type<GiftDesign>().notNull(),
    message: text().notNull().default(''),
    /** Of whoever bought it: the mail that brings it is in the same. */
    language: text().$type<Language>().notNull().default('en'),
    senderName: text('sender_name').notNull(),
    senderEmail: text('sender_email').notNull(),
    recipientName: text('recipient_name').notNull(),
    /** '': its code was handed over. */
    recipientEmail: text('recipient_email').notNull(),
    /** Local date of the recipient; null: as soon as it is paid. */
    deliverOn: text('deliver_on'),
    /** From when on it is mailed; null: never, or not paid yet. */
    deliverAt: instant('deliver_at'),
    /** When its mail was put into the outbox, and when it left. */
    queuedAt: instant('queued_at'),
    mailedAt: instant('mailed_at'),
    /** Who buys it: a guest, or who of the staff sold it. */
    shopperId: uuid('shopper_id'),
    soldBy: uuid('sold_by'),
    /** The user who bought it for themselves or added it by its code; null: whoever has its code. */
    ownerId: uuid('owner_id'),
    /** The Idempotency-Key it was asked for with, and what the call said. */
    requestKey: text('request_key').notNull(),
    requestHash: text('request_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    voidReason: text('void_reason').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique().on(table.tenantId, table.codeHash),
    unique().on(table.tenantId, table.requestKey),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }),
    index('gift_cards_owner')
      .on(table.tenantId, table.ownerId)
      .where(sql`${table.ownerId} is not null`),
    index('gift_cards_last_four').on(table.tenantId, table.lastFour),
    // Looked at every few seconds; nearly always empty.
    index('gift_cards_to_mail')
      .on(table.tenantId, table.deliverAt)
      .where(sql`${table.queuedAt} is null and ${table.deliverAt} is not null`),
    check('gift_cards_amount', sql`${table.amount} > 0`),
  ],
);

/**
 * The ledger of a card: a row is never changed (a trigger refuses it), and a card's balance is the
 * sum of its rows (rule R68).
 */
export const giftCardEntries = pgTable(
  'gift_card_entries',
  {
    tenantId: tenantId(),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    giftCardId: uuid('gift_card_id').notNull(),
    kind: text().$type<GiftEntryKind>().notNull(),
    /** Minor units; negative where it takes from the card. */
    amount: ref('amount').notNull(),
    /** The order that took from it, or whose money came back. */
    orderId: uuid('order_id'),
    staffId: uuid('staff_id'),
    /** As they were called then. */
    staffName: text('staff_name'),
    reason: text().notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('gift_card_entries_card').on(table.tenantId, table.giftCardId, table.id),
    foreignKey({
      columns: [table.tenantId, table.giftCardId],
      foreignColumns: [giftCards.tenantId, giftCards.id],
    }).onDelete('cascade'),
    // A card is sold once, and what an order holds becomes one payment.
    uniqueIndex('gift_card_entries_issue')
      .on(table.tenantId, table.giftCardId)
      .where(sql`${table.kind} = 'issue'`),
  ],
);

/** A try to pay for a card: by the tenant's gateway, or at the counter (rule R66). */
export const giftCardPayments = pgTable(
  'gift_card_payments',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
    giftCardId: uuid('gift_card_id').notNull(),
    gateway: text().$type<'sandbox' | 'stripe' | 'cash' | 'terminal'>().notNull(),
    status: text()
      .$type<'pending' | 'requires_action' | 'succeeded' | 'failed' | 'mismatched' | 'surplus'>()
      .notNull(),
    amount: ref('amount').notNull(),
    currency: text().notNull(),
    /** The gateway's own name of the payment. */
    reference: text(),
    failureCode: text('failure_code'),
    createdAt: instant('created_at').notNull(),
    /** null: no money was taken. */
    takenAt: instant('taken_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.giftCardId],
      foreignColumns: [giftCards.tenantId, giftCards.id],
    }).onDelete('cascade'),
    index('gift_card_payments_card').on(table.tenantId, table.giftCardId),
    index('gift_card_payments_reference').on(table.tenantId, table.gateway, table.reference),
    index('gift_card_payments_taken')
      .on(table.tenantId, table.takenAt)
      .where(sql`${table.takenAt} is not null`),
    // A card is paid once, whatever races.
    uniqueIndex('gift_card_payments_succeeded')
      .on(table.tenantId, table.giftCardId)
      .where(sql`${table.status} = 'succeeded'`),
  ],
);

/** What of a card's purchase goes back over what paid for it (rule R72). */
export const giftCardRefunds = pgTable(
  'gift_card_refunds',
  {
    tenantId: tenantId(),
    id: uuid().notNull().defaultRandom(),
    paymentId: uuid('payment_id').notNull(),
    amount: ref('amount').notNull(),
    reason: text().notNull(),
    status: text().$type<'pending' | 'succeeded' | 'failed'>().notNull(),
    reference: text(),
    requestKey: text('request_key'),
    createdAt: instant('created_at').notNull(),
    /** How often the gateway was asked, and when it is asked next. */
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    lastError: text('last_error').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.paymentId],
      foreignColumns: [giftCardPayments.tenantId, giftCardPayments.id],
    }).onDelete('cascade'),
    unique().on(table.tenantId, table.paymentId, table.requestKey),
    index('gift_card_refunds_created').on(table.tenantId, table.createdAt),
    index('gift_card_refunds_waiting')
      .on(table.tenantId, table.nextAttemptAt)
      .where(sql`${table.status} = 'pending'`),
  ],
);
