import { randomUUID } from 'node:crypto';
import type { Pool } from 'undici';
import { getCart } from '#schemas/api/cart.ts';
import { claimGuest } from '#schemas/api/guests.ts';
import { send, type Shot } from '../drive.ts';
import { hostOf } from './tenants-database.ts';

export const steps = ['page', 'menu', 'guest', 'add', 'read', 'order'] as const;
export type Step = (typeof steps)[number];
/** How long each call of a visit took, in ms. */
export type Visit = Record<Step, number>;

/** What every guest orders; the tenants are copies of one, so it is the same for all of them. */
export type VisitRequest = {
  restaurantId: number;
  dish: object;
  times: readonly { date: string; time: string }[];
};

let lastGuest = 3_000_000;

/** As a guest's browser asks for the page of the menu. */
export const pageShot = (index: number, headers: Record<string, string> = {}): Shot => ({
  method: 'GET',
  path: '/menu',
  headers: { host: hostOf(index), 'accept-encoding': 'br', ...headers },
});

/**
 * A new guest of a tenant who opens the menu and orders a dish: the page, the menu's call, and the
 * calls of a cart and an order by cash.
 * @param orders false: the guest leaves with the cart filled
 * @throws when a call is refused
 */
export async function visit(
  pool: Pool,
  index: number,
  request: VisitRequest,
  { orders = true } = {},
): Promise<Visit> {
  const { restaurantId, dish, times } = request;
  const number = (lastGuest += 1);
  const from = {
    host: hostOf(index),
    'x-forwarded-for': `10.${(number >> 16) % 200}.${(number >> 8) % 256}.${number % 256}`,
  };
  const { date, time } = times[number % times.length] ?? { date: '', time: '' };
  const took = new Map<Step, number>();
  const call = async (step: Step, shot: Shot): Promise<string> => {
    const began = performance.now();
    const reply = await send(pool, shot);
    took.set(step, performance.now() - began);
    return reply;
  };
  await call('page', pageShot(index, from));
  await call('menu', {
    method: 'GET',
    path: `/api/v2/menu?restaurant_id=${restaurantId}`,
    headers: { ...from, 'accept-encoding': 'br' },
  });
  const claimed = await call('guest', {
    method: 'POST',
    path: '/api/v2/guests',
    headers: from,
    body: { guest_id: number },
  });
  const { guest_token: token } = claimGuest.reply.parse(JSON.parse(claimed)).data;
  const headers = { ...from, authorization: `Bearer ${token}` };
  const own = { restaurant_id: restaurantId, guest_id: number };
  await call('add', { method: 'POST', path: '/api/v2/cart', headers, body: { ...own, ...dish } });
  const query = new URLSearchParams({
    guest_id: String(number),
    restaurant_id: String(restaurantId),
    is_cash_on_delivery_opt: '1',
    delivery_method: 'pickup',
    pickup_date: date,
    pickup_time: time,
  });
  const read = await call('read', { method: 'GET', path: `/api/v2/cart?${query}`, headers });
  const cart = getCart.reply.parse(JSON.parse(read)).data;
  const place: Shot = {
    method: 'POST',
    path: '/api/v2/orders',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: {
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
    },
  };
  if (orders) await call('order', place);
  const of = (step: Step) => took.get(step) ?? NaN;
  return {
    page: of('page'),
    menu: of('menu'),
    guest: of('guest'),
    add: of('add'),
    read: of('read'),
    order: of('order'),
  };
}
