import { randomUUID } from 'node:crypto';
import { partsOfSold } from '#schemas/rules/pricing/paid-parts.ts';
import { splitPaidParts } from '#schemas/rules/pricing/split-paid-parts.ts';
import type { HeldGoods } from '#schemas/rules/pricing/held-goods.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import type { Database } from '../../db/client.ts';
import type { OrderRow, StoredOrder } from '../../db/queries/orders.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import { findMoneyOfOrder } from '../../db/queries/order-money.ts';
import type { LockedPlacement, Surroundings } from '../../db/queries/placements.ts';
import { insertPlacedOrder, storedOrderOf } from '../../db/queries/sales.ts';
import type { PlacedOrder as PlacedOrderRows } from '../../db/queries/sales.ts';
import type { SentStatements } from '../../db/sent-statements.ts';
import { orderAmounts } from '../../domain/order/order-amounts.ts';
import { soldLines } from '../../domain/order/order-lines.ts';
import { addressOf } from '../../domain/placing/is-same-order.ts';
import { followOrder } from '../loyalty/earn-points.ts';
import { orderMail } from '../../mails/queue-mail.ts';
import { debitGiftCards } from '../gift-cards/order-tenders.ts';
import type { GoodsRows } from '../holds/held-goods.ts';
import { publishPlacedOrder, type Followers } from '../order/publish-order-event.ts';
import { isMailed } from '../order/mailed-states.ts';
import { answerUntil } from '../order/answer-until.ts';
import type { PlacementCall, Prepared } from './prepare-placement.ts';

export type PlacedOrder = {
  id: string;
  /** Short, of the business day (rule R62). */
  number: number;
  call: PlacementCall;
  prepared: Prepared;
  cart: NonNullable<LockedPlacement['cart']>;
  /** As it is under its lock. */
  restaurant: Restaurant;
  held: HeldGoods;
  /** What is written of that with the order. */
  rows: GoodsRows;
  /** Drawn for its lines and events. */
  ids: Pick<Surroundings, 'lineIds' | 'eventIds'>;
  followers: Followers;
  /** Its customer gets mails about it. */
  isMailed: boolean;
  now: Date;
};

/**
 * Writes an accepted order as sold (rule R14). By card it waits for its payment, and until then the
 * cart can still be changed (R60); in cash, or with nothing due, it is placed at once (R61) and
 * takes the cart. An order with nothing due is paid by no method, whatever was chosen.
 */
export async function writeOrder(
  tx: Database,
  tenantId: number,
  placedOrder: PlacedOrder,
  sent: SentStatements,
): Promise<StoredOrder> {
  const { prepared, restaurant, ids, followers, now: at } = placedOrder;
  const order = await withAnswer(
    tx,
    placedOrder,
    orderOf(tenantId, placedOrder, stepsOf(placedOrder)),
  );
  const { id: orderId, status, promisedAt, due } = order;
  // What is written on a tab waits to be paid as cash does, until payments of the tab take its place.
  const isWritten = order.paymentMethod === 'cashOnDelivery' || order.paymentMethod === 'tab';
  const isCashDue = isWritten && due > 0;
  const rows: PlacedOrderRows = {
    order,
    lines: soldLines(prepared.priced, prepared.pricing).map((line, index) => ({
      ...line,
      id: idAt(ids.lineIds, index),
    })),
    events: stepsOf(placedOrder).map((step, index) => ({
      id: idAt(ids.eventIds, index),
      status: step,
      actor: actorOf(step, placedOrder),
      staffId: placedOrder.call.enteredBy,
      actionKey: null,
      tableName: null,
      reason: '',
      promisedAt,
      at,
    })),
    payments: paymentsOf(order, isCashDue ? due : 0),
  };
  const written = storedOrderOf(tenantId, rows);
  const last = written.events.at(-1);
  if (!last) throw new Error(`order ${orderId} has no event`);
  const event = { orderId, eventId: last.id, status };
  sent.add(
    insertPlacedOrder(tx, tenantId, {
      ...rows,
      ...placedOrder.rows,
      mail: isMailed(status) ? orderMail({ tenantId, orderId, cause: { eventId: last.id } }) : null,
    }),
  );
  const giftCards = order.held?.giftCards ?? [];
  const isWaiting = status === 'pending_payment';
  if (!isWaiting) await debitGiftCards(tx, tenantId, { orderId, giftCards, now: at });
  await publishPlacedOrder(tx, tenantId, event, { sent, followers });
  await followOrder(tx, tenantId, { order, now: at });
  const { locale } = placedOrder.call.tenant;
  if (giftCards.length === 0 || isWaiting) return { ...written, restaurant, locale };
  return { ...written, money: await findMoneyOfOrder(tx, tenantId, orderId), restaurant, locale };
}

function idAt(ids: readonly number[], index: number): number {
  const id = ids[index];
  if (id === undefined) throw new Error('fewer ids were drawn than the order has rows');
  return id;
}

/**
 * What is to be paid in cash, and what its gift cards pay beside it or beside a card, each with its
 * share of the order (decision 044).
 */
function paymentsOf(order: OrderRow, cash: number): PlacedOrderRows['payments'] {
  const { currency, placedAt: createdAt } = order;
  const giftCards = order.held?.giftCards ?? [];
  const amounts = giftCards.map(({ amount }) => amount);
  const pays =
    giftCards.length === 0
      ? []
      : splitPaidParts(partsOfSold(order), order.due > 0 ? [...amounts, order.due] : amounts);
  const held = giftCards.map(
    ({ paymentId: id, giftCardId, lastFour: reference, amount }, index) => ({
      ...waiting,
      gateway: 'gift_card' as const,
      id,
      giftCardId,
      reference,
      amount,
      currency,
      createdAt,
      pays: pays[index] ?? null,
    }),
  );
  if (cash === 0) return held;
  const due = { ...waiting, gateway: 'cash' as const, id: randomUUID(), amount: cash };
  return [...held, { ...due, currency, createdAt, pays: pays[giftCards.length] ?? null }];
}

/** Cash changes hands at the counter or on delivery; a gift card's is held until it is placed. */
const waiting = {
  status: 'pending',
  capture: 'automatic',
  reference: null,
  failureCode: null,
  takenAt: null,
  giftCardId: null,
  tabPaymentId: null,
  attemptId: null,
  authorised: null,
  captureAskedAt: null,
} as const;

/** The states it goes through at once; the last one is where it stands. */
function stepsOf({ call, prepared, restaurant }: PlacedOrder): OrderRow['status'][] {
  if (call.body.payment_method === 'card' && dueOf({ call, prepared }) > 0) {
    return ['pending_payment'];
  }
  const waits = restaurant.acceptsByHand && call.enteredBy === null;
  return waits ? ['placed'] : ['placed', 'accepted'];
}

/** What is to be paid, in minor units; nobody pays for a test order. */
const dueOf = ({ call, prepared }: Pick<PlacedOrder, 'call' | 'prepared'>): number =>
  call.isTest ? 0 : prepared.priced.amounts.due;

/** Who enters an order for somebody on the telephone accepts it with that. */
function actorOf(step: OrderRow['status'], { call }: PlacedOrder): 'staff' | 'system' | 'customer' {
  if (call.enteredBy !== null) return 'staff';
  return step === 'accepted' ? 'system' : 'customer';
}

function orderOf(
  tenantId: number,
  placedOrder: PlacedOrder,
  steps: OrderRow['status'][],
): OrderRow {
  const { id, number, call, prepared, cart, restaurant, held, now } = placedOrder;
  const { shopperId, body } = call;
  const { guest_details: customer } = body;
  // The checks have seen to it; saying so keeps the types honest.
  if (!customer) throw new Error('an order without a customer passed its checks');
  const { chosen, pricing, priced } = prepared;
  const due = dueOf(placedOrder);
  const status = steps.at(-1) ?? 'placed';
  // A table is served as soon as possible: it has no slot (rule R81).
  const { date, time, instant } = chosen.slot ?? pricing.offerContext.now;
  return {
    ...orderAmounts(priced, pricing),
    due,
    tenantId,
    id,
    isTest: call.isTest ?? false,
    restaurantId: restaurant.id,
    number,
    businessDay: chosen.businessDay,
    shopperId,
    cartId: cart.id,
    cartVersion: cart.version,
    status,
    paymentStatus: due === 0 ? 'paid' : 'unpaid',
    paymentMethod: due === 0 ? 'none' : body.payment_method,
    deliveryMethod: body.delivery_method,
    customer,
    shippingDetails: addressOf(body),
    isMailed: placedOrder.isMailed,
    language: call.language,
    specialInstructions: body.special_instructions,
    pickupDate: date,
    pickupTime: time,
    timeZone: restaurant.timeZone,
    promisedAt: new Date(instant),
    placedAt: now,
    holdUntil: status === 'pending_payment' ? later(now, restaurant.holdMinutes) : null,
    acceptUntil: null,
    ifUnanswered: restaurant.ifUnanswered,
    remindedAt: null,
    notCollectedAt: null,
    held,
    heldReleasedAt: null,
    statusReason: '',
    tableId: prepared.table?.id ?? null,
    tableName: prepared.table?.name ?? null,
    tabId: prepared.tab?.id ?? null,
    tabGuestId: prepared.tab?.guestId ?? null,
    zoneId: pricing.quote?.zone?.id ?? null,
    legalVersion: prepared.legalVersion,
  };
}

const later = (instant: Date, minutes: number): Date =>
  new Date(instant.getTime() + minutes * minuteMs);

/**
 * Until when somebody should answer it (rule R61), where it does not accept itself. By card it is
 * counted anew once it is paid.
 */
async function withAnswer(
  tx: Database,
  { call, restaurant, now }: PlacedOrder,
  order: OrderRow,
): Promise<OrderRow> {
  if (!restaurant.acceptsByHand || call.enteredBy !== null) return order;
  const acceptUntil = await answerUntil(tx, restaurant, { ...order, isAuthorised: false, now });
  return { ...order, acceptUntil };
}
