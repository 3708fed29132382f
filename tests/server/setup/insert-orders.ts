import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '#schemas/api/orders.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { CartToPrice } from '#schemas/rules/pricing/cart/cart-to-price.ts';
import { priceCart } from '#schemas/rules/pricing/price-cart.ts';
import { soldAmounts } from '#schemas/rules/pricing/sold-amounts.ts';
import type { Database } from '#server/db/client.ts';
import {
  guests,
  orderEvents,
  orderLines,
  orders,
  payments,
  refunds,
  shoppers,
} from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';

type PaymentRow = Pick<
  typeof payments.$inferInsert,
  'gateway' | 'status' | 'takenAt' | 'createdAt'
> & {
  refunds?: readonly Pick<
    typeof refunds.$inferInsert,
    'amount' | 'kind' | 'status' | 'createdAt'
  >[];
};

export type OrderToInsert = {
  cart: CartToPrice;
  /** Names of its lines; 'Dish 0' and so on where they are left out. */
  names?: readonly string[];
  businessDay: string;
  placedAt: Date;
  promisedAt: Date;
  status?: OrderStatus;
  deliveryMethod?: DeliveryMethod;
  customer?: { name: string; email: string; phone_no: string };
  specialInstructions?: string;
  /** From before amounts were stored with the order. */
  isOld?: boolean;
  payments?: readonly PaymentRow[];
  events?: readonly { status: OrderStatus; at: Date }[];
};

const names = { deals: new Map<number, string>(), coupon: 'CODE', points: '' };
const ada = { name: 'Ada', email: 'ada@example.com', phone_no: '0400 000 000' };

/**
 * Writes orders of the small restaurant as the order engine prices them, with their lines, steps,
 * payments and refunds, at any time: placing them would take the tests' clock.
 */
export async function insertOrders(
  db: Database,
  toInsert: readonly OrderToInsert[],
): Promise<string[]> {
  const own = { tenantId: small.tenant };
  const shopperId = randomUUID();
  await db.insert(shoppers).values({ ...own, id: shopperId });
  await db.insert(guests).values({
    ...own,
    id: shopperId,
    guestNumber: Math.trunc(1_000_000 + Math.random() * 8_999_999),
    tokenHash: shopperId,
  });
  const ids: string[] = [];
  for (const one of toInsert) {
    const priced = priceCart(one.cart);
    const { taxInclusive, taxTotal, due, total, tip, subtotal, delivery } = priced;
    const sold = soldAmounts(priced, names);
    const id = randomUUID();
    ids.push(id);
    await db.insert(orders).values({
      ...own,
      id,
      restaurantId: small.restaurant,
      number: (nextNumber += 1),
      businessDay: one.businessDay,
      shopperId,
      cartId: randomUUID(),
      cartVersion: 1,
      status: one.status ?? 'completed',
      paymentStatus: 'unpaid',
      paymentMethod: one.payments?.[0]?.gateway === 'cash' ? 'cashOnDelivery' : 'card',
      deliveryMethod: one.deliveryMethod ?? 'pickup',
      customer: one.customer ?? ada,
      specialInstructions: one.specialInstructions ?? '',
      pickupDate: one.businessDay,
      pickupTime: '18:00',
      timeZone: 'Australia/Sydney',
      promisedAt: one.promisedAt,
      placedAt: one.placedAt,
      amounts: one.isOld ? null : { ...sold, bill: [] },
      tip,
      discountTotal: sold.discounts.reduce((sum, { amount }) => sum + amount, 0),
      due,
      currency: 'AUD',
      taxPpm: 100_000,
      taxMode: taxInclusive ? 'inclusive' : 'exclusive',
      subtotal,
      deliveryCharge: delivery,
      taxTotal,
      total,
    });
    const lines = priced.lines.map((line, position) => ({
      ...own,
      orderId: id,
      position,
      restaurantProductId: small.burger.id,
      name: one.names?.[position] ?? `Dish ${position}`,
      quantity: one.cart.lines[position]?.quantity ?? 1,
      unitPrice: line.unit,
      itemTotal: line.listTotal,
      dealDiscount: line.dealDiscount,
      orderDiscount: line.orderDiscount + line.pointsDiscount,
      tax: line.tax,
    }));
    if (lines.length > 0) await db.insert(orderLines).values(lines);
    for (const { status, at } of one.events ?? []) {
      const promisedAt = one.promisedAt;
      const event = { ...own, orderId: id, status, actor: 'staff' as const, promisedAt, at };
      await db.insert(orderEvents).values(event);
    }
    for (const { refunds: back = [], ...payment } of one.payments ?? []) {
      const paymentId = randomUUID();
      await db
        .insert(payments)
        .values({ ...own, id: paymentId, orderId: id, amount: due, currency: 'AUD', ...payment });
      for (const refund of back) await db.insert(refunds).values({ ...own, paymentId, ...refund });
    }
  }
  return ids;
}

let nextNumber = 0;
