import type { Order, OrderEvent } from '#schemas/api/orders.ts';
import { StandInServer } from '../stand-in-server.ts';

export const orderId = '00000001-0000-4000-8000-000000000000';

/** A server that has one order for today, 1 pm, changed as a test needs it. */
export async function serverWith(change: Partial<Order>): Promise<StandInServer> {
  const server = new StandInServer();
  await server.fetch('/api/v2/orders', {
    method: 'POST',
    headers: { 'idempotency-key': 'a-key-of-the-test' },
    body: JSON.stringify({
      guest_id: 1_234_567,
      restaurant_id: 7,
      cart_version: 3,
      expected_total: 30.5,
      delivery_method: 'pickup',
      pickup_date: '2026-11-21',
      pickup_time: '13:00',
      payment_method: 'cashOnDelivery',
    }),
  });
  changeOrder(server, change);
  return server;
}

/** The order as the server has it now. */
export function orderOf(server: StandInServer): Order {
  const order = server.orders.get(orderId);
  if (!order) throw new Error('The stand-in has lost its order.');
  return order;
}

export function changeOrder(server: StandInServer, change: Partial<Order>): Order {
  const order = { ...orderOf(server), ...change };
  server.orders.set(orderId, order);
  return order;
}

/** Something that happened; today at 1 pm is what was promised unless told otherwise. */
export const event = (
  id: number,
  status: OrderEvent['status'],
  change: Partial<OrderEvent> = {},
): OrderEvent => ({
  id,
  status,
  actor: status === 'placed' ? 'customer' : 'staff',
  reason: '',
  promised_at: '2026-11-21T02:00:00.000Z',
  at: '2026-11-21T01:16:00.000Z',
  ...change,
});
