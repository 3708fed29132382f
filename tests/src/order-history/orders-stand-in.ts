import type { Order } from '#schemas/api/orders.ts';
import { adasProfile } from '../account/account-server.ts';
import { cartStandIn } from '../cart/cart-stand-in.ts';
import { orderOf, serverWith } from '../checkout/order/order-at.ts';

const reply = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** Orders of one customer behind the calls of this page; `fail` refuses the next one by its path. */
export function ordersStandIn(initial: Order[], ofGuest: Order[] = []) {
  let orders = initial;
  let claimable = ofGuest;
  const asked: string[] = [];
  let failing: { path: RegExp; status: number } | null = null;
  const cart = cartStandIn();
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input), location.href);
    const path = url.pathname.replace('/api/v2', '');
    if (path === '/users/me') {
      return reply(200, { data: { ...adasProfile, claimable_orders: claimable.length } });
    }
    if (path === '/users/me/order-claims') {
      const claimed = claimable.length;
      orders = [...orders, ...claimable];
      claimable = [];
      return reply(200, { data: { claimed, claimed_reservations: 0 } });
    }
    if (!path.startsWith('/orders')) return cart.fetch(input, init);
    asked.push(`${init.method ?? 'GET'} ${path}${url.search}`);
    if (failing?.path.test(path + url.search)) {
      const { status } = failing;
      failing = null;
      if (status === 0) throw new TypeError('no network');
      return reply(status, { error: 'No', code: 'refused' });
    }
    if (path === '/orders') {
      const fits = orders.filter(
        (order) =>
          ['', null, order.delivery_method].includes(url.searchParams.get('delivery_method')) &&
          [null, String(order.restaurant.id)].includes(url.searchParams.get('restaurant_id')),
      );
      const from = fits.findIndex(({ id }) => id === url.searchParams.get('after')) + 1;
      const part = fits.slice(from, from + 2);
      const next = from + 2 < fits.length ? (part.at(-1)?.id ?? null) : null;
      return reply(200, { data: { orders: part, next } });
    }
    const [, , id, action] = path.split('/');
    const order = orders.find((one) => one.id === id);
    if (!order) return reply(404, { error: 'There is no such order.', code: 'unknown_order' });
    // Without a stream the page polls.
    if (action === 'events') return reply(404, {});
    if (action === 'reorder') {
      const left_out = [{ name: 'Soup', message: 'It is sold out.' }];
      return reply(200, { data: cart.cart(), left_out, repriced: [] });
    }
    if (action === 'cancel') {
      const cancelled: Order = {
        ...order,
        status: 'cancelled',
        may_cancel: false,
        cancelled_by_customer: true,
      };
      orders = orders.map((one) => (one.id === id ? cancelled : one));
      return reply(200, { data: cancelled });
    }
    return reply(200, { data: order });
  };
  return {
    fetch,
    asked,
    fail: (path: RegExp, status: number) => {
      failing = { path, status };
    },
  };
}

/** An order as a server answers it. */
export const sample = orderOf(await serverWith({}));
export const idOf = (index: number) => `0000000${index}-0000-4000-8000-000000000000`;
/** An order of that index, the sample with what is changed of it. */
export const orderWith = (index: number, change: Partial<Order> = {}): Order => ({
  ...sample,
  id: idOf(index),
  number: String(40 + index),
  status: 'completed',
  restaurant: { ...sample.restaurant, id: 1, name: 'Newtown' },
  ...change,
});
