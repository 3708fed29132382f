import type { Cart, CartItem } from '#schemas/api/cart.ts';
import { emptyCart } from '#schemas/empty-cart.ts';
import type { CartLine } from '#ui/api/cart-changes.ts';
import { ApiFailure, type Api } from '#ui/api/client.ts';
import { withWaiting } from '#src/features/offline/guess-cart.ts';
import { sendWaiting, type Sending } from '#src/features/offline/send-waiting.ts';
import {
  nextWaitingId,
  withAdd,
  withClear,
  withLineAt,
  type WaitingAdd,
  type WaitingChange,
} from '#src/features/offline/waiting-changes.ts';
import { waitingItem } from '#src/features/offline/waiting-item.ts';
import type { WaitingState } from '#src/features/offline/waiting-store.ts';
import { createAccountStore } from '#ui/stores/account-store.ts';
import { safeStorage } from '#ui/stores/safe-storage.ts';

const restaurantId = 5;

export const lineOf = (dish: number, quantity: number) =>
  ({
    restaurant_product_id: dish,
    product_id: dish,
    is_half_and_half: 0,
    quantity,
    notes: '',
    modifiers: [],
    configurations: [],
  }) satisfies CartLine;

const addOf = (line: CartLine, own: Partial<WaitingAdd>): WaitingAdd => ({
  kind: 'add',
  key: 'key',
  id: -1,
  restaurantId,
  line,
  name: 'Dish',
  isTried: false,
  ...own,
});

/** A server's cart by the rules that the real one has: equal lines grow, a key counts once. */
export class StandInServer {
  items: CartItem[] = [];
  #nextId = 1;
  readonly #keys = new Set<string>();
  /** Called with each call; throwing after it was carried out loses its answer. */
  lose: () => boolean = () => false;

  add(line: CartLine, key: string): void {
    if (this.#keys.has(key)) return;
    this.#keys.add(key);
    const item = waitingItem(addOf(line, { id: this.#nextId }), undefined, 'AUD');
    const same = this.items.find(
      (one) => one.restaurant_products.id === item.restaurant_products.id,
    );
    if (same) this.set(same.id, Math.min(99, same.quantity + line.quantity));
    else {
      this.#nextId += 1;
      this.items = [...this.items, item];
    }
  }

  set(id: number, quantity: number): void {
    if (!this.items.some((one) => one.id === id)) throw gone();
    this.items = this.items.flatMap((one) =>
      one.id === id ? (quantity === 0 ? [] : { ...one, quantity }) : one,
    );
  }

  cart(): Cart {
    return {
      ...emptyCart({ restaurantId, currency: 'AUD', taxInclusive: true }),
      items: this.items,
    };
  }

  /** What the cart holds: how many of each dish. */
  held(): Record<number, number> {
    return Object.fromEntries(
      this.items.map((item) => [item.restaurant_products.id, item.quantity]),
    );
  }
}

const gone = () =>
  new ApiFailure(404, { code: 'request_failed', message: '' }, { error: 'This line has gone.' });
const noAnswer = () => new ApiFailure(0, { code: 'network', message: 'Network Error' });

/** The calls of the cart on a stand-in server, whose answers may get lost. */
export function apiOn(server: StandInServer, seen: string[] = []): Api {
  const call: Api['call'] = async (name, input) => {
    const { body, params, headers } = JSON.parse(JSON.stringify(input));
    seen.push(name);
    if (name === 'addToCart') server.add(body, headers['idempotency-key']);
    else if (name === 'updateCart') server.set(body.cart_id, body.quantity);
    else if (name === 'removeFromCart') server.set(Number(params.cartItemId), 0);
    else if (name === 'clearCart') server.items = [];
    if (server.lose()) throw noAnswer();
    return JSON.parse(JSON.stringify({ data: server.cart() }));
  };
  return { call, follow: () => Promise.reject(noAnswer()) };
}

/** Of a guest that the server knows. */
function guestStores(): Sending['stores'] {
  const storage = safeStorage(null);
  const account = createAccountStore({ tenantId: 139, storage, random: () => 0.5 });
  account.getState().getGuestUser();
  account.getState().setGuestToken('token');
  return { account, tenantId: 139 };
}

/** A browser that keeps what waits, and shows the cart with it. */
export class OfflineBrowser {
  state: WaitingState = { changes: [], refused: [] };
  #key = 0;
  #kept: Cart;

  constructor(kept: Cart) {
    this.#kept = kept;
  }

  shown(): Cart {
    return withWaiting(this.#kept, this.state.changes, (add) => waitingItem(add, undefined, 'AUD'));
  }

  change(by: (changes: readonly WaitingChange[], key: string) => WaitingChange[]): void {
    this.#key += 1;
    const changes = by(this.state.changes, `key-of-a-change-${this.#key}`);
    this.state = { ...this.state, changes };
  }

  add(dish: number, quantity: number): void {
    const line = lineOf(dish, quantity);
    this.change((changes, key) =>
      withAdd(changes, addOf(line, { key, id: nextWaitingId(changes) })),
    );
  }

  set(dish: number, quantity: number): void {
    const item = this.shown().items.find((one) => one.restaurant_products.id === dish);
    if (!item) return;
    this.change((changes, key) =>
      withLineAt(changes, { key, id: item.id, name: '', shown: item.quantity, quantity }),
    );
  }

  clear(): void {
    this.change((changes, key) => withClear(changes, { key, restaurantId }));
  }

  send(api: Api): Promise<boolean> {
    return sendWaiting({
      api,
      stores: guestStores(),
      time: () => null,
      waiting: {
        load: () => this.state,
        save: (state) => {
          this.state = state;
        },
        loadCart: () => this.#kept,
        saveCart: (cart) => {
          this.#kept = cart;
        },
      },
    });
  }
}
