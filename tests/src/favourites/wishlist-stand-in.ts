import type { WishlistItem } from '#schemas/api/wishlist.ts';
import type { Stores } from '#ui/stores/stores.tsx';
import { cartStandIn } from '../cart/cart-stand-in.ts';
import { menuOf } from '../sample-menu.ts';
import { gate } from '../site-boot.ts';

/** A favourite of a dish at Newtown, as the server lists it. */
export function favouriteDish(part: Partial<WishlistItem> & { name?: string } = {}): WishlistItem {
  const { name = 'Cola', ...rest } = part;
  return {
    id: 91,
    product_id: 101,
    restaurant_product_id: 6,
    products: { name, description: 'Cold', price: 4 },
    restaurant_products: { online_price: 4 },
    attachments: [],
    restaurant: { id: 1, name: 'Newtown' },
    sale: 'sold',
    ...rest,
  };
}

/**
 * Speaks the specification's four calls of favourites, and the cart's, for one user. `fail` refuses
 * the next change, `cut` loses it; `hold` keeps changes waiting until `release`.
 */
export function wishlistStandIn(initial: WishlistItem[] = []) {
  let items = initial;
  let nextId = 1000;
  let failure: { status: number; error: string } | null = null;
  let isCut = false;
  let held: ReturnType<typeof gate> | null = null;
  const changes: string[] = [];
  const cart = cartStandIn();
  const reply = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

  function change(method: string, path: string, body: unknown): Response {
    if (method === 'POST') {
      const dish = Number(new Map(Object.entries(Object(body))).get('restaurant_product_id'));
      const known = items.find((item) => item.restaurant_product_id === dish);
      const id = known?.id ?? (nextId += 1);
      if (!known) items = [favouriteDish({ id, restaurant_product_id: dish }), ...items];
      return reply(201, { data: { message: 'Added to wishlist', id } });
    }
    items = method === 'GET' ? [] : items.filter(({ id }) => !path.endsWith(`/wishlist/${id}`));
    return reply(200, { data: { message: 'Done' } });
  }

  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const path = new URL(String(input), location.href).pathname;
    const method = init.method ?? 'GET';
    if (path.endsWith('/get-wishlist')) return reply(200, items);
    if (path.endsWith('/menu')) return reply(200, { data: { ...menuOf([]), restaurant_id: 2 } });
    if (!path.includes('wishlist')) return cart.fetch(input, init);
    changes.push(`${method} ${path}`);
    await held?.passed;
    if (isCut) {
      isCut = false;
      throw new TypeError('no network');
    }
    if (failure) {
      const { status, error } = failure;
      failure = null;
      return reply(status, { error, code: status === 401 ? 'unauthenticated' : 'refused' });
    }
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    return change(method, path, body);
  };

  return {
    fetch,
    cart: cart.cart,
    changes,
    items: () => items,
    fail: (status: number, error = 'No') => {
      failure = { status, error };
    },
    cut: () => {
      isCut = true;
    },
    hold: () => {
      held = gate();
    },
    release: () => {
      held?.open();
      held = null;
    },
  };
}

/** As the sign-in leaves the stores. */
export function signIn({ account }: Pick<Stores, 'account'>): void {
  account.getState().setUser({ id: 77, name: 'Ada', email: 'ada@example.com', phone_no: '' });
  account.getState().setToken('user-token');
}
