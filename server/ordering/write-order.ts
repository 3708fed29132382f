import type { HeldGoods } from '#schemas/rules/pricing/held-goods.ts';
import type { Slot } from '#schemas/api/slots.ts';
import type { Database } from '../db/client.ts';
import { closeCart } from '../db/queries/carts.ts';
import type { CartRow } from '../db/queries/carts.ts';
import { insertOrderEvents } from '../db/queries/order-events.ts';
import { nextOrderNumber } from '../db/queries/order-numbers.ts';
import { insertOrder } from '../db/queries/orders.ts';
import type { NewOrder, StoredOrder } from '../db/queries/orders.ts';
import { insertPayment } from '../db/queries/payments.ts';
import type { Restaurant } from '../db/queries/restaurants.ts';
import { soldLines } from '../domain/order-lines.ts';
import { orderAmounts } from '../domain/order-amounts.ts';
import { addressOf } from '../domain/pending-order.ts';
import { announceOrder } from './announce-order.ts';
import type { PlacementCall, Prepared } from './prepare-placement.ts';

const minute = 60_000;

export type Sale = {
  id: string;
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
export async function writeOrder(tx: Database, tenantId: number, sale: Sale): Promise<StoredOrder> {
  const { id, call, prepared, cart, restaurant, now } = sale;
  const { payment_method: method } = call.body;
  const amounts = orderAmounts(prepared.priced, prepared.ground);
  const isPlaced = method === 'cashOnDelivery' || amounts.due === 0;
  const steps: NewOrder['status'][] = !isPlaced
    ? ['pending_payment']
    : restaurant.acceptsByHand
      ? ['placed']
      : ['placed', 'accepted'];
  const status = steps.at(-1) ?? 'placed';
  const { businessDay } = prepared.chosen;
  const day = { restaurantId: restaurant.id, businessDay };
  const number = await nextOrderNumber(tx, tenantId, day);
  const written = await insertOrder(
    tx,
    tenantId,
    {
      ...wanted(sale),
      ...amounts,
      ...day,
      id,
      number,
      status,
      paymentStatus: amounts.due === 0 ? 'paid' : 'unpaid',
      holdUntil: isPlaced ? null : new Date(now.getTime() + restaurant.holdMinutes * minute),
      acceptUntil: answerUntil(sale),
    },
    soldLines(prepared.priced, prepared.ground),
  );
  const { promisedAt } = written.order;
  const events = await insertOrderEvents(
    tx,
    tenantId,
    steps.map((step) => ({
      orderId: id,
      status: step,
      actor: step === 'accepted' ? ('system' as const) : ('customer' as const),
      promisedAt,
      at: now,
    })),
  );
  if (isPlaced) {
    if (amounts.due > 0) await awaitCash(tx, tenantId, written.order);
    await closeCart(tx, tenantId, cart.id, now);
  }
  const last = events.at(-1);
  if (!last) throw new Error(`PostgreSQL wrote no event of order ${id}`);
  await announceOrder(tx, tenantId, { orderId: id, eventId: last.id, status });
  return { ...written, events, restaurant };
}

/** What the customer asked for, besides dishes and money. */
function wanted({ call, prepared, cart, restaurant, held, now }: Sale) {
  const { guestId, body } = call;
  const { guest_details: customer } = body;
  // The checks have seen to it; saying so keeps the types honest.
  if (!customer) throw new Error('an order without a customer passed its checks');
  const time = timeOf(prepared.chosen.slot, prepared.ground.facts.now);
  return {
    guestId,
    cartId: cart.id,
    cartVersion: cart.version,
    paymentMethod: body.payment_method,
    deliveryMethod: body.delivery_method,
    customer,
    shippingDetails: addressOf(body),
    specialInstructions: body.special_instructions,
    tableId: body.delivery_method === 'dine_in' ? (body.table_id ?? null) : null,
    zoneId: prepared.ground.quote?.zone?.id ?? null,
    pickupDate: time.date,
    pickupTime: time.time,
    promisedAt: new Date(time.instant),
    timeZone: restaurant.timeZone,
    placedAt: now,
    held,
  };
}

type LocalTime = Pick<Slot, 'date' | 'time' | 'instant'>;

/** A table is served as soon as possible: it has no slot (rule R81). */
const timeOf = (slot: Slot | undefined, now: LocalTime): LocalTime => slot ?? now;

/**
 * Until when somebody has to accept the order (rule R61); null where it accepts itself. While the
 * doors are closed nobody can answer: then there is time until the kitchen has to begin.
 */
function answerUntil({ restaurant, prepared, now }: Sale): Date | null {
  if (!restaurant.acceptsByHand) return null;
  const soon = now.getTime() + restaurant.acceptMinutes * minute;
  const { isOpen, slot } = prepared.chosen;
  if (isOpen || !slot) return new Date(soon);
  return new Date(Math.max(soon, Date.parse(slot.instant) - restaurant.leadMinutes * minute));
}

/** The money changes hands at the counter or at the door. */
const awaitCash = (
  tx: Database,
  tenantId: number,
  { id, due, currency, placedAt }: StoredOrder['order'],
): Promise<void> =>
  insertPayment(tx, tenantId, {
    orderId: id,
    gateway: 'cash',
    status: 'pending',
    amount: due,
    currency,
    createdAt: placedAt,
  });
