import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import { getCart } from '#schemas/api/cart.ts';
import { claimGuest } from '#schemas/api/guests.ts';
import { send } from './drive.ts';

/** What a new guest orders. */
export type CheckoutOrder = {
  restaurantId: number;
  /** A dish with its choices, as `POST /v2/cart` takes it. */
  dish: object;
  time: { date: string; time: string };
};

/** How long each call took and all of them together, in milliseconds. */
export type Checkout = Record<'guest' | 'add' | 'read' | 'order' | 'all', number>;

let lastGuest = 2_000_000;

/**
 * New guests who order a dish one after the other, each by four calls over one connection: claim a
 * number, add the dish, read the cart for the chosen time, place the order.
 * @param orderOf what the n-th of them orders.
 */
export async function checkOut(
  origin: string,
  count: number,
  orderOf: (n: number) => CheckoutOrder,
): Promise<Checkout[]> {
  const pool = new Pool(origin, { connections: 1, pipelining: 1 });
  const seen: Checkout[] = [];
  for (let n = 0; n < count; n += 1) seen.push(await checkOutOnce(pool, orderOf(n)));
  await pool.close();
  return seen;
}

async function checkOutOnce(
  pool: Pool,
  { restaurantId, dish, time: { date, time } }: CheckoutOrder,
): Promise<Checkout> {
  const number = (lastGuest += 1);
  const from = { 'x-forwarded-for': `10.9.${number % 251}.${number % 241}` };
  const marks = [performance.now()];
  const call = async (shot: Parameters<typeof send>[1]): Promise<unknown> => {
    const reply = await send(pool, shot);
    marks.push(performance.now());
    return JSON.parse(reply);
  };
  const claimed = await call({
    method: 'POST',
    path: '/api/v2/guests',
    headers: from,
    body: { guest_id: number },
  });
  const { guest_token: token } = claimGuest.reply.parse(claimed).data;
  const headers = { ...from, authorization: `Bearer ${token}` };
  const own = { restaurant_id: restaurantId, guest_id: number };
  await call({ method: 'POST', path: '/api/v2/cart', headers, body: { ...own, ...dish } });
  const query = new URLSearchParams({
    guest_id: String(number),
    restaurant_id: String(restaurantId),
    is_cash_on_delivery_opt: '1',
    delivery_method: 'pickup',
    pickup_date: date,
    pickup_time: time,
  });
  const read = await call({ method: 'GET', path: `/api/v2/cart?${query}`, headers });
  const cart = getCart.reply.parse(read).data;
  const body = {
    ...own,
    cart_version: cart.version,
    expected_total: cart.total,
    delivery_method: 'pickup',
    pickup_date: date,
    pickup_time: time,
    payment_method: 'cashOnDelivery',
    guest_details: {
      name: `Guest ${number}`,
      email: `guest-${number}@measured.example`,
      phone_no: `03 7010 ${String(number % 10_000).padStart(4, '0')}`,
    },
  };
  const keyed = { ...headers, 'idempotency-key': randomUUID() };
  await call({ method: 'POST', path: '/api/v2/orders', headers: keyed, body });
  const took = (index: number) => (marks[index + 1] ?? NaN) - (marks[index] ?? NaN);
  const all = (marks.at(-1) ?? NaN) - (marks[0] ?? NaN);
  return { guest: took(0), add: took(1), read: took(2), order: took(3), all };
}
