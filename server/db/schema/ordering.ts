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
import type { BillLine } from '#schemas/api/cart.ts';
import type {
  GuestDetails,
  OrderLine,
  OrderStatus,
  OrderPaymentMethod,
  PaymentState,
  ShippingDetails,
  UnansweredOutcome,
} from '#schemas/api/orders.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { CartLine, CartPart, LineKind } from '#schemas/rules/line/cart-line.ts';
import type { SoldAmounts } from '#schemas/rules/pricing/sold-amounts.ts';
import type { PartShare } from '#schemas/rules/refunds/order-shares.ts';
import type { SoldLoyalty } from '#schemas/rules/loyalty/sold-loyalty.ts';
import type { HeldGoods } from '#schemas/rules/pricing/held-goods.ts';
import type { Language } from '#schemas/languages/languages.ts';
import { isEnded, isSeen } from './order-states.ts';
import { restaurants } from './restaurants.ts';
import { shoppers } from './shoppers.ts';
import { tabGuests, tabs } from './tabs.ts';

const tenantId = () => integer('tenant_id').notNull();
const ref = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** One cart per owner and restaurant (rule R48); a placed cart is kept, closed, by its order. */
export const carts = pgTable(
  'carts',
  {
    tenantId: tenantId(),
    id: uuid().notNull().defaultRandom(),
    restaurantId: ref('restaurant_id').notNull(),
    shopperId: uuid('shopper_id').notNull(),
    /** Grows with every change (rule R50). */
    version: integer().notNull().default(0),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** Set when an order took the cart; the next item opens a new one. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('carts_open')
      .on(table.tenantId, table.shopperId, table.restaurantId)
      .where(sql`${table.closedAt} is null`),
    // An owner's versions never repeat at a restaurant: a stale tab finds the cart it saw.
    index('carts_version').on(table.tenantId, table.shopperId, table.restaurantId, table.version),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.shopperId],
      foreignColumns: [shoppers.tenantId, shoppers.id],
    }).onDelete('cascade'),
  ],
);

/**
 * A line of a cart. Choices are ids only and are resolved against the menu at every pricing (rule
 * R28), so a changed menu never leaves a stale price behind; hence no foreign key to the menu.
 */
export const cartItems = pgTable(
  'cart_items',
  {
    tenantId: tenantId(),
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    cartId: uuid('cart_id').notNull(),
    quantity: integer().notNull(),
    notes: text().notNull().default(''),
    kind: text().$type<LineKind>().notNull().default('plain'),
    /** Id of the combo or the deal; null for the other kinds. */
    offerId: ref('offer_id'),
    /** The dishes of the line: one of a plain line, two halves, the parts of a combo or a deal. */
    parts: jsonb().$type<CartPart[]>().notNull(),
    /** Kind, offer, dishes, choices and notes as one text: equal lines merge by it (rule R29). */
    signature: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique().on(table.tenantId, table.cartId, table.signature),
    index('cart_items_offer')
      .on(table.tenantId, table.offerId)
      .where(sql`${table.offerId} is not null`),
    foreignKey({
      columns: [table.tenantId, table.cartId],
      foreignColumns: [carts.tenantId, carts.id],
    }).onDelete('cascade'),
    check('cart_items_quantity', sql`${table.quantity} between 1 and 99`),
  ],
);

/** An order; every amount is in minor units and as sold (rule R14). */
export const orders = pgTable(
  'orders',
  {
    tenantId: tenantId(),
    /** Public and unguessable (rule R62). */
    id: uuid().notNull().defaultRandom(),
    restaurantId: ref('restaurant_id').notNull(),
    /** Its owner placed it to try the site: it counts nowhere, and may be removed (decision 054). */
    isTest: boolean('is_test').notNull().default(false),
    /**
     * Short; no other order that is open or of the same day of fulfilment has it (rule R62). Of test
     * orders it is negative, for real ones count on without them.
     */
    number: integer().notNull(),
    /** Of fulfilment. */
    businessDay: text('business_day').notNull(),
    shopperId: uuid('shopper_id').notNull(),
    cartId: uuid('cart_id').notNull(),
    /** The cart as ordered; an unpaid order of an older version is replaced, not paid. */
    cartVersion: integer('cart_version').notNull(),
    status: text().$type<OrderStatus>().notNull(),
    paymentStatus: text('payment_status').$type<PaymentState>().notNull(),
    paymentMethod: text('payment_method').$type<OrderPaymentMethod>().notNull(),
    deliveryMethod: text('delivery_method').$type<DeliveryMethod>().notNull(),
    customer: jsonb().$type<GuestDetails>().notNull(),
    shippingDetails: jsonb('shipping_details').$type<ShippingDetails>(),
    specialInstructions: text('special_instructions').notNull().default(''),
    /** Its customer gets mails about it; not once an address or a network had too many of them. */
    isMailed: boolean('is_mailed').notNull().default(true),
    /** Of whoever placed it, for the mails about it. */
    language: text().$type<Language>().notNull().default('en'),
    /** Local wall clock beside the instant and the zone (rule R23). */
    pickupDate: text('pickup_date').notNull(),
    pickupTime: text('pickup_time').notNull(),
    timeZone: text('time_zone').notNull(),
    promisedAt: instant('promised_at').notNull(),
    placedAt: instant('placed_at').notNull(),
    /** Until then an unpaid order holds its time, dishes and coupon (rule R59). */
    holdUntil: instant('hold_until'),
    /** Until then somebody should have answered it (rule R61); null: it accepts itself. */
    acceptUntil: instant('accept_until'),
    /** What becomes of it where nobody did, as its customer was shown. */
    ifUnanswered: text('if_unanswered').$type<UnansweredOutcome>().notNull().default('reject'),
    /** When its restaurant was reminded of it, once. */
    remindedAt: instant('reminded_at'),
    /** When staff completed it because nobody came for it; what was cooked is not given back. */
    notCollectedAt: instant('not_collected_at'),
    /** What it holds in stock, in its slot and of its coupon, to be given back once (rule R65). */
    held: jsonb().$type<HeldGoods>(),
    heldReleasedAt: instant('held_released_at'),
    /** Why it was rejected, cancelled, or its time changed; for the customer. */
    statusReason: text('status_reason').notNull().default(''),
    couponCode: text('coupon_code'),
    /** The terms and refund policy that it was placed under (legal_versions); null: before there were any. */
    legalVersion: integer('legal_version'),
    /** The table that it is served at, and what stood on it then (rule R80). */
    tableId: ref('table_id'),
    tableName: text('table_name'),
    /** The tab that it is written on, and who of it ordered (rule R82). */
    tabId: uuid('tab_id'),
    tabGuestId: ref('tab_guest_id'),
    zoneId: ref('zone_id'),
    /** Discounts, fees and tax by rate as sold, and the bill's lines in words (rule R14). */
    amounts: jsonb().$type<SoldAmounts & { bill: readonly BillLine[]; loyalty?: SoldLoyalty }>(),
    tip: ref('tip').notNull().default(0),
    discountTotal: ref('discount_total').notNull().default(0),
    /** What is left to pay by card or in cash, after tenders and cash rounding (rule R5). */
    due: ref('due').notNull().default(0),
    currency: text().notNull(),
    taxPpm: integer('tax_ppm').notNull(),
    taxMode: text('tax_mode').$type<'inclusive' | 'exclusive'>().notNull(),
    subtotal: ref('subtotal').notNull(),
    deliveryCharge: ref('delivery_charge').notNull().default(0),
    taxTotal: ref('tax_total').notNull(),
    total: ref('total').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique().on(table.tenantId, table.restaurantId, table.businessDay, table.number),
    // One cart, one order: double clicks, two tabs and retries meet here (rule R52).
    uniqueIndex('orders_cart')
      .on(table.tenantId, table.cartId)
      .where(sql`${table.status} not in ('rejected', 'cancelled', 'expired')`),
    // A customer's own, the newest first (queries/own-orders.ts).
    index('orders_shopper').on(table.tenantId, table.shopperId, table.placedAt, table.id),
    // Who has a number already: looked at for each one that is given.
    index('orders_number').on(table.tenantId, table.restaurantId, table.number),
    // What is under way is a few of all orders; its constants fit the queries that ask for these.
    index('orders_under_way')
      .on(table.tenantId, table.restaurantId, table.promisedAt)
      .where(
        sql`${table.status} in ('placed', 'accepted', 'preparing', 'ready', 'out_for_delivery')`,
      ),
    // What has ended is found again by its time, its customer's number from the end, or the words of
    // their name, before which stands whose order it is (queries/past-orders.ts).
    index('orders_ended')
      .on(table.tenantId, table.restaurantId, table.promisedAt, table.id)
      .where(isEnded(table)),
    index('orders_phone')
      .on(
        table.tenantId,
        table.restaurantId,
        sql`reverse(regexp_replace(${table.customer}->>'phone_no', '[^0-9]', '', 'g')) text_pattern_ops`,
      )
      .where(isEnded(table)),
    index('orders_name')
      .using(
        'gin',
        sql`to_tsvector('simple', 't' || ${table.tenantId}::text || 'r' || ${table.restaurantId}::text || ' ' || translate(${table.customer}->>'name', '-./_@:', '      '))`,
      )
      .where(isEnded(table)),
    // Whose orders they are (queries/customers.ts), the newest first.
    index('orders_newest').on(table.tenantId, table.placedAt, table.id).where(isSeen(table)),
    index('orders_customer')
      .on(
        table.tenantId,
        sql`(case when regexp_replace(${table.customer}->>'phone_no', '[^0-9]', '', 'g') <> '' then 'phone:' || right(regexp_replace(${table.customer}->>'phone_no', '[^0-9]', '', 'g'), 9) when ${table.customer}->>'email' <> '' then 'email:' || lower(${table.customer}->>'email') end)`,
        table.placedAt,
        table.id,
      )
      .where(isSeen(table)),
    index('orders_email')
      .on(table.tenantId, sql`lower(${table.customer}->>'email') text_pattern_ops`)
      .where(isSeen(table)),
    // What waits for a payment or an answer is looked at every few seconds.
    index('orders_waiting')
      .on(table.tenantId, table.holdUntil, table.acceptUntil)
      .where(sql`${table.status} in ('pending_payment', 'placed')`),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.shopperId],
      foreignColumns: [shoppers.tenantId, shoppers.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.tabId],
      foreignColumns: [tabs.tenantId, tabs.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.tabGuestId],
      foreignColumns: [tabGuests.tenantId, tabGuests.id],
    }),
    index('orders_tab')
      .on(table.tenantId, table.tabId)
      .where(sql`${table.tabId} is not null`),
    check('orders_total', sql`${table.total} >= 0`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    tenantId: tenantId(),
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    orderId: uuid('order_id').notNull(),
    position: integer().notNull(),
    restaurantProductId: ref('restaurant_product_id').notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    unitPrice: ref('unit_price').notNull(),
    itemTotal: ref('item_total').notNull(),
    notes: text().notNull().default(''),
    choices: jsonb().$type<OrderLine['choices']>().notNull().default([]),
    kind: text().$type<LineKind>().notNull().default('plain'),
    /** The parts in words, of a half-and-half, a combo or a deal. */
    parts: jsonb().$type<OrderLine['parts']>().notNull().default([]),
    /** Of dishes and options as sold; empty of lines from before it was stored. */
    allergens: text().array().notNull().default([]),
    /** What was chosen, by id, so that it can be ordered again. */
    chosen: jsonb().$type<Pick<CartLine, 'kind' | 'offerId' | 'parts'>>(),
    dealName: text('deal_name'),
    dealDiscount: ref('deal_discount').notNull().default(0),
    orderDiscount: ref('order_discount').notNull().default(0),
    tax: ref('tax').notNull().default(0),
    /** One unit by its parts, in their order, so that one of them can be refunded (rule R33). */
    partShares: jsonb('part_shares').$type<PartShare[]>().notNull().default([]),
    isFree: boolean('is_free').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique().on(table.tenantId, table.orderId, table.position),
    foreignKey({
      columns: [table.tenantId, table.orderId],
      foreignColumns: [orders.tenantId, orders.id],
    }).onDelete('cascade'),
  ],
);
