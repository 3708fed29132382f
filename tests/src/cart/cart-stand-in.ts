import type { Cart, CartItem } from '#schemas/api/cart.ts';
import { addToCartBody } from '#schemas/api/cart-lines.ts';
import { sampleCart, sampleItem } from '../sample-cart.ts';
import { gate } from '../site-boot.ts';

export type SeenCall = { method: string; path: string; query: URLSearchParams; body: unknown };
type Reply = { status: number; body: unknown };

/** A line as the server would answer it; `unit` in dollars. */
export function lineOf(part: {
  id: number;
  name: string;
  unit: number;
  quantity: number;
}): CartItem {
  return sampleItem(part.id, part.name, part.unit * part.quantity, part.quantity);
}

/**
 * Speaks the cart's protocol (specification §7, rule R50) for one guest at the network's edge.
 * `hold` keeps changes waiting until `release`; `fail` refuses the next one. `more` is in each cart.
 */
export function cartStandIn(initial: CartItem[] = [], more: Partial<Cart> = {}) {
  let items = initial;
  let version = 1;
  const calls: SeenCall[] = [];
  const takenGuests = new Set<number>();
  let held: ReturnType<typeof gate> | null = null;
  let failure: Reply | null = null;

  const cart = (): Cart => ({ ...sampleCart(items, version), tax_total: 0, ...more });
  const changed = (next: CartItem[], status = 200): Reply => {
    items = next;
    version += 1;
    return { status, body: { data: cart() } };
  };
  const setQuantity = (id: number, quantity: number) =>
    items.map((item) =>
      item.id === id
        ? lineOf({
            id,
            name: item.products.name ?? '',
            unit: item.restaurant_products.price,
            quantity,
          })
        : item,
    );

  function answer({ method, path, body }: SeenCall, headers: Headers): Reply {
    const fields = new Map(Object.entries(Object(body)));
    if (path === '/api/v2/guests') {
      const guest = Number(fields.get('guest_id'));
      if (takenGuests.has(guest)) return { status: 409, body: { error: 'Taken', code: 'taken' } };
      return { status: 201, body: { data: { guest_id: guest, guest_token: 'token' } } };
    }
    if (path === '/api/v2/orders')
      return { status: 200, body: { data: { orders: [], next: null } } };
    if (method === 'GET') return { status: 200, body: { data: cart() } };
    if (failure) {
      const refused = failure;
      failure = null;
      return refused;
    }
    const seen = headers.get('if-match');
    if (seen !== null && Number(seen) !== version) {
      return { status: 409, body: { error: 'Stale', code: 'stale_cart', data: cart() } };
    }
    if (method === 'POST') {
      const { quantity, replaces } = addToCartBody.parse(body);
      if (replaces !== undefined) {
        const chosenAnew = (one: CartItem) => (one.id === replaces ? { ...one, quantity } : one);
        return changed(items.map(chosenAnew), 201);
      }
      const id = items.length + 1;
      return changed([...items, lineOf({ id, name: `Dish ${id}`, unit: 10, quantity })], 201);
    }
    if (method === 'PUT') {
      return changed(setQuantity(Number(fields.get('cart_id')), Number(fields.get('quantity'))));
    }
    if (path.endsWith('/clear')) return changed([]);
    return changed(items.filter(({ id }) => !path.endsWith(`/${id}`)));
  }

  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input), location.href);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body,
    };
    calls.push(call);
    if (call.method !== 'GET') await held?.passed;
    const { status, body: reply } = answer(call, new Headers(init.headers));
    return new Response(JSON.stringify(reply), { status });
  };

  return {
    fetch,
    calls,
    cart,
    takenGuests,
    changes: () =>
      calls.filter(({ method, path }) => method !== 'GET' && path !== '/api/v2/guests'),
    hold: () => {
      held = gate();
    },
    release: () => {
      held?.open();
      held = null;
    },
    /** As another tab would: the version moves on unseen. */
    changeElsewhere: () => (version += 1),
    fail: (status: number, error: string) => {
      failure = { status, body: { error, code: 'refused' } };
    },
  };
}
