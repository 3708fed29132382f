import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Cart } from '#schemas/api/cart.ts';
import { contract } from '#schemas/api/contract.ts';
import type { Order } from '#schemas/api/orders.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { claimGuest } from './claim-guest.ts';

type Sent = Record<string, unknown>;
export type Shopper = Awaited<ReturnType<typeof createShopper>>;

/** A burger as it can be ordered: the least that its groups and its size ask for. */
export const plainBurger = {
  restaurant_product_id: small.burger.id,
  product_id: small.burger.productId,
  is_half_and_half: 0,
  notes: '',
  modifiers: [{ modifier_id: small.bread.brioche, quantity: 1, configurations: [] }],
  configurations: [
    { attribute_id: small.size.id, attribute_value_id: small.size.regular, price_adjustment: 0 },
  ],
};
export const lemonade = {
  restaurant_product_id: small.lemonade.id,
  product_id: small.lemonade.productId,
  is_half_and_half: 0,
};

export const customer = { name: 'Ada', email: 'ada@example.com', phone_no: '0400 000 000' };

/** Fails with what the server said, not only with its number. */
export function expectStatus(reply: LightMyRequestResponse, status: number): void {
  if (reply.statusCode === status) return;
  throw new Error(`expected ${status}, got ${reply.statusCode}: ${reply.body}`);
}

/** A guest of the first small tenant who shops over HTTP. */
export const createShopper = async (app: FastifyInstance, guestId: number) =>
  shopperOf(app, guestId, await claimGuest(app, guestId));

/** The same of a guest who has a token already. */
export function shopperOf(
  app: FastifyInstance,
  guestId: number,
  headers: { host: string; authorization: string },
  owner: { guest_id: number } | { user_id: number } = { guest_id: guestId },
) {
  const [[ownerName, ownerNumber] = []] = Object.entries(owner);
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: Sent,
    extra: Record<string, string> = {},
  ) =>
    app.inject({
      method,
      url: `/api${url}`,
      headers: { ...headers, ...extra },
      ...(payload && { payload }),
    });

  const add = (line: Sent, extra?: Record<string, string>, query = '') =>
    call(
      'POST',
      `/v2/cart${query}`,
      { restaurant_id: small.restaurant, quantity: 1, ...owner, ...line },
      extra,
    );

  const cart = async (query = ''): Promise<Cart> => {
    const reply = await call('GET', `/v2/cart?${ownerName}=${ownerNumber}${query}`);
    expectStatus(reply, 200);
    return contract.getCart.reply.parse(reply.json()).data;
  };

  const fillCart = async (...lines: Sent[]): Promise<Cart> => {
    for (const line of lines) {
      const reply = await add(line);
      expectStatus(reply, 201);
    }
    return cart();
  };

  /** The body by which the cart as it is would be placed for Friday 13:30. */
  const orderBody = ({ version, total }: Pick<Cart, 'version' | 'total'>, changes: Sent = {}) => ({
    ...owner,
    restaurant_id: small.restaurant,
    cart_version: version,
    expected_total: total,
    delivery_method: 'pickup',
    pickup_date: '2026-11-20',
    pickup_time: '13:30',
    payment_method: 'cashOnDelivery',
    guest_details: customer,
    ...changes,
  });

  const place = (body: Sent, key: string = randomUUID()) =>
    call('POST', '/v2/orders', body, { 'idempotency-key': key });

  const placed = async (changes: Sent = {}): Promise<Order> => {
    const reply = await place(orderBody(await cart(), changes));
    expectStatus(reply, 201);
    return contract.placeOrder.reply.parse(reply.json()).data;
  };

  const pay = (orderId: string, number = '4242 4242 4242 4242', key: string = randomUUID()) =>
    call(
      'POST',
      `/v2/orders/${orderId}/payments`,
      { gateway: 'sandbox', card: { number, expiry: '08/29', cvc: '123' } },
      { 'idempotency-key': key },
    );

  const order = async (orderId: string): Promise<Order> => {
    const reply = await call('GET', `/v2/orders/${orderId}`);
    expectStatus(reply, 200);
    return contract.getOrder.reply.parse(reply.json()).data;
  };

  return { guestId, headers, call, add, cart, fillCart, orderBody, place, placed, pay, order };
}
