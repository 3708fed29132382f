import { randomUUID } from 'node:crypto';
import type { HeldGoods } from '#schemas/rules/pricing/held-goods.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import type { Database } from '../../db/client.ts';
import type { CartRow } from '../../db/queries/carts.ts';
import type { OrderRow, StoredOrder } from '../../db/queries/orders.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import { insertPlacedOrder } from '../../db/queries/sales.ts';
import { orderAmounts } from '../../domain/order/order-amounts.ts';
import { soldLines } from '../../domain/order/order-lines.ts';
import { addressOf } from '../../domain/placing/is-same-order.ts';
import { publishOrderEvent } from '../order/publish-order-event.ts';
import type { PlacementCall, Prepared } from './prepare-placement.ts';

export type PlacedOrder = {
  id: string;
  /** Short, of the business day (rule R62). */
  number: number;
  call: PlacementCall;
  prepared: Prepared;
  cart: CartRow;
  /** As it is under its lock. */
  restaurant: Restaurant;
  held: HeldGoods;
  now: Date;
};

/**
 * Writes an accepted order as sold (rule R14). By card it waits for its payment, and until then the
 * cart can still be changed (R60); in cash, or with nothing due, it is placed at once (R61) and
 * takes the cart.
 */
export async function writeOrder(
  tx: Database,
  tenantId: number,
  placedOrder: PlacedOrder,
): Promise<StoredOrder> {
  const { prepared, restaurant, now: at } = placedOrder;
  const order = orderOf(tenantId, placedOrder, stepsOf(placedOrder));
  const { id: orderId, status, promisedAt, due, currency } = order;
  const isCashDue = order.paymentMethod === 'cashOnDelivery' && due > 0;
  const written = await insertPlacedOrder(tx, tenantId, {
    order,
    lines: soldLines(prepared.priced, prepared.pricing),
    events: stepsOf(placedOrder).map((step) => ({
      status: step,
      actor: step === 'accepted' ? 'system' : 'customer',
      staffId: null,
      reason: '',
      promisedAt,
      at,
    })),
    cash: isCashDue
      ? { ...cashOnDelivery, id: randomUUID(), amount: due, currency, createdAt: at }
      : null,
  });
  const last = written.events.at(-1);
  if (!last) throw new Error(`PostgreSQL wrote no event of order ${orderId}`);
  await publishOrderEvent(tx, tenantId, { orderId, eventId: last.id, status });
  return { ...written, restaurant };
}

/** The money changes hands at the counter or at the door. */
const cashOnDelivery = {
  gateway: 'cash',
  status: 'pending',
  capture: 'automatic',
  reference: null,
  failureCode: null,
} as const;

/** The states it goes through at once; the last one is where it stands. */
function stepsOf({ call, prepared, restaurant }: PlacedOrder): OrderRow['status'][] {
  const { due } = prepared.priced.amounts;
  if (call.body.payment_method === 'card' && due > 0) return ['pending_payment'];
  return restaurant.acceptsByHand ? ['placed'] : ['placed', 'accepted'];
}

function orderOf(
  tenantId: number,
  placedOrder: PlacedOrder,
  steps: OrderRow['status'][],
): OrderRow {
  const { id, number, call, prepared, cart, restaurant, held, now } = placedOrder;
  const { guestId, body } = call;
  const { guest_details: customer } = body;
  // The checks have seen to it; saying so keeps the types honest.
  if (!customer) throw new Error('an order without a customer passed its checks');
  const { chosen, pricing, priced } = prepared;
  const amounts = orderAmounts(priced, pricing);
  const status = steps.at(-1) ?? 'placed';
  // A table is served as soon as possible: it has no slot (rule R81).
  const { date, time, instant } = chosen.slot ?? pricing.offerContext.now;
  return {
    ...amounts,
    tenantId,
    id,
    restaurantId: restaurant.id,
    number,
    businessDay: chosen.businessDay,
    guestId,
    cartId: cart.id,
    cartVersion: cart.version,
    status,
    paymentStatus: amounts.due === 0 ? 'paid' : 'unpaid',
    paymentMethod: body.payment_method,
    deliveryMethod: body.delivery_method,
    customer,
    shippingDetails: addressOf(body),
    specialInstructions: body.special_instructions,
    pickupDate: date,
    pickupTime: time,
    timeZone: restaurant.timeZone,
    promisedAt: new Date(instant),
    placedAt: now,
    holdUntil: status === 'pending_payment' ? later(now, restaurant.holdMinutes) : null,
    acceptUntil: answerUntil(placedOrder),
    held,
    heldReleasedAt: null,
    statusReason: '',
    tableId: body.delivery_method === 'dine_in' ? (body.table_id ?? null) : null,
    zoneId: pricing.quote?.zone?.id ?? null,
  };
}

const later = (instant: Date, minutes: number): Date =>
  new Date(instant.getTime() + minutes * minuteMs);

/**
 * Until when somebody has to accept the order (rule R61); null where it accepts itself. While the
 * restaurant is closed nobody can answer: then there is time until the kitchen has to begin.
 */
function answerUntil({ restaurant, prepared, now }: PlacedOrder): Date | null {
  if (!restaurant.acceptsByHand) return null;
  const soon = later(now, restaurant.acceptMinutes);
  const { isOpen, slot } = prepared.chosen;
  if (isOpen || !slot) return soon;
  const begins = later(new Date(slot.instant), -restaurant.leadMinutes);
  return begins > soon ? begins : soon;
}
