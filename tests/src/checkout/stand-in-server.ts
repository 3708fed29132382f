import { toMinor } from '#schemas/money.ts';
import { orderDifferences } from '#schemas/rules/order-differences.ts';
import type { AddressSuggestion, SuggestedAddress } from '#schemas/api/addresses.ts';
import type { Cart } from '#schemas/api/cart.ts';
import type { DiningTable } from '#schemas/api/dining-tables.ts';
import type { Menu } from '#schemas/api/menu.ts';
import type { Order, PlaceOrderBody } from '#schemas/api/orders.ts';
import type { PaymentAction } from '#schemas/api/payments.ts';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { routes, type RouteName } from '#schemas/api/routes.ts';
import type { Slots } from '#schemas/api/slots.ts';
import type { UserAddress } from '#schemas/api/user-addresses.ts';
import { sampleCart, sampleItem } from '../sample-cart.ts';
import { gate } from '../site-boot.ts';
import { orderOf } from './placed-order.ts';
import { slotAt } from './sample-slots.ts';

export type Sent = { name: RouteName; headers: Headers; body: unknown; url: URL };
type Answer = { status: number; body: unknown } | 'no reply' | 'reply lost';

export const sampleRestaurant: RestaurantWithImages = {
  restaurant: {
    id: 7,
    name: 'Harbour',
    status: 1,
    time_zone: 'Australia/Sydney',
    order_types: ['pickup'],
    takes_reservations: false,
  },
  attachment_paths: [
    {
      upload_path: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
    },
  ],
  address: { street_name: '1 Quay Street', city: 'Sydney', postcode: '2000', phone: '' },
  location: null,
  hours: { week: [], exceptions: [], openings: [] },
  order_taking: [],
};

const times = (date: string, list: readonly string[]) => ({
  date,
  slots: list.map((time) => slotAt(date, time)),
});

export const sampleSlots: Slots = {
  restaurant_id: 7,
  order_type: 'pickup',
  time_zone: 'Australia/Sydney',
  paused: null,
  last_order_at: null,
  asap: slotAt('2026-11-21', '12:45'),
  days: [
    times('2026-11-21', ['12:45', '13:00', '13:15', '18:30']),
    times('2026-11-22', ['11:30', '11:45']),
  ],
};

/**
 * A fetch that answers by the contract, for one guest with one cart. It keeps Idempotency-Keys as
 * the server does (rule R51) and closes a cart with its order; a test may answer a call itself.
 */
export class StandInServer {
  cart = sampleCart([sampleItem(1, 'Margherita', 21.5), sampleItem(2, 'Garlic bread', 9)]);
  slots = sampleSlots;
  restaurant = sampleRestaurant;
  menu: Menu | null = null;
  /** What completes addresses, and what each of them stands for. */
  suggestions: { suggestions: AddressSuggestion[]; attribution: string | null } = {
    suggestions: [],
    attribution: null,
  };
  suggested: SuggestedAddress | null = null;
  /** Its codes, and the tables that they name. */
  readonly tables = new Map<string, DiningTable>();
  /** Those of the user. */
  addresses: UserAddress[] = [];
  /** Why a postcode is not delivered to. */
  readonly undeliverable = new Map<string, string>();
  /** Prices the cart for what it is asked for, where a test says how. */
  priceFor: (cart: Cart, query: URLSearchParams) => Cart = (cart) => cart;
  /** A card's order leaves the cart open until it is paid. */
  keepsCarts = false;
  /** What staff who order for a caller are told of the customer. */
  staffNote: string | undefined = undefined;
  /** What the bank wants before an order is paid. */
  action: PaymentAction | null = null;
  /** Answers calls that only some tests make; null: it knows none of that name. */
  further: (sent: Sent, path: string) => { status: number; body: unknown } | null = () => null;
  /** Answers whoever follows an order by its events; no server does unless a test makes it. */
  follow: (request: Request) => Response = () => Response.json({}, { status: 404 });
  readonly orders = new Map<string, Order>();
  readonly sent: Sent[] = [];
  #carts: Promise<unknown> = Promise.resolve();
  #suggested: Promise<unknown> = Promise.resolve();
  readonly #done: RouteName[] = [];
  readonly #placed = new Map<string, string>();
  readonly #answers: { name: RouteName; answer: Answer }[] = [];
  readonly #meanwhile = new Map<RouteName, () => void>();

  /** Answers the next call of this name so. */
  next(name: RouteName, answer: Answer): void {
    this.#answers.push({ name, answer });
  }

  /** What changes here just before the next call of this name comes: no page could know of it. */
  before(name: RouteName, change: () => void): void {
    this.#meanwhile.set(name, change);
  }

  /** The bank has paid for what was ordered. */
  pay(): void {
    this.action = null;
    for (const order of this.orders.values()) this.#keep(asPaid(order));
  }

  /** Keeps every cart waiting until what it returns is called. */
  holdCarts(): () => void {
    const { passed, open } = gate();
    this.#carts = passed;
    return open;
  }

  /** The same for the address of a suggestion. */
  holdSuggested(): () => void {
    const { passed, open } = gate();
    this.#suggested = passed;
    return open;
  }

  /** How many calls of this name have their answer. */
  answered(name: RouteName): number {
    return this.#done.filter((one) => one === name).length;
  }

  calls(name: RouteName): Sent[] {
    return this.sent.filter((one) => one.name === name);
  }

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(new URL(String(input), location.origin), init);
    const text = await request.text();
    const url = new URL(request.url);
    const path = url.pathname.replace('/api', '');
    if (path.endsWith('/events')) return this.follow(request);
    const name = nameOf(request.method, path);
    const sent = { name, headers: request.headers, body: text ? JSON.parse(text) : null, url };
    this.sent.push(sent);
    if (name === 'getCart') await this.#carts;
    if (name === 'getSuggestedAddress') await this.#suggested;
    this.#done.push(name);
    this.#meanwhile.get(name)?.();
    this.#meanwhile.delete(name);
    const index = this.#answers.findIndex((one) => one.name === name);
    const answer = index === -1 ? null : this.#answers.splice(index, 1)[0]?.answer;
    if (answer === 'no reply') throw new TypeError('Failed to fetch');
    const reply = answer && answer !== 'reply lost' ? answer : this.#reply(sent, path);
    if (answer === 'reply lost') throw new TypeError('Failed to fetch');
    return Response.json(reply.body, { status: reply.status });
  };

  #reply(sent: Sent, path: string): { status: number; body: unknown } {
    const { name, headers, body, url } = sent;
    const further = this.further(sent, path);
    if (further !== null) return further;
    const orderId = path.split('/')[3] ?? '';
    switch (name) {
      case 'getCart':
        return this.#pricedCart(url.searchParams);
      case 'listLocalities':
        return ok([
          { postcode: '2000', suburb: 'Sydney', city: 'Sydney' },
          { postcode: '2000', suburb: 'The Rocks', city: 'Sydney' },
          { postcode: '2042', suburb: 'Newtown', city: 'Sydney' },
        ]);
      case 'suggestAddresses':
        return ok(this.suggestions);
      case 'getSuggestedAddress':
        return ok(this.suggested);
      case 'listUserAddresses':
        return ok(this.addresses);
      case 'addUserAddress': {
        const id = `0000000${this.addresses.length + 1}-0000-4000-8000-00000000000a`;
        const address: UserAddress = {
          label: '',
          instructions: '',
          ...JSON.parse(JSON.stringify(body)),
          id,
          is_default: this.addresses.length === 0,
        };
        this.addresses = [...this.addresses, address];
        return { status: 201, body: { data: address } };
      }
      case 'listOwnOrders':
        return ok({ orders: [...this.orders.values()], next: null });
      case 'quoteDelivery':
        return ok({
          error: this.undeliverable.get(url.searchParams.get('postcode') ?? '') ?? null,
        });
      case 'removeFromCart':
        this.cart = sampleCart(
          this.cart.items.filter(({ id }) => !path.endsWith(`/${id}`)),
          this.cart.version + 1,
        );
        return ok(this.cart);
      case 'listRestaurants':
        return { status: 200, body: [this.restaurant] };
      case 'getMenu':
        return this.menu ? ok(this.menu) : refusal(404, 'not_found', 'There is no menu.');
      case 'getTable': {
        const table = this.tables.get(decodeURIComponent(path.split('/')[3] ?? ''));
        return table ? ok(table) : refusal(404, 'unknown_table', 'This table is not known here.');
      }
      case 'getSlots':
        return ok(this.slots);
      case 'placeOrder':
        return this.#place(headers.get('idempotency-key') ?? '', JSON.parse(JSON.stringify(body)));
      case 'payOrder':
      case 'checkPayment': {
        const order = this.orders.get(orderId);
        if (!order) return refusal(404, 'order_not_found', 'There is no such order.');
        if (name === 'payOrder' && !this.action) return paid(this.#keep(asPaid(order)));
        return paid(order, order.status === 'pending_payment' ? this.action : null);
      }
      case 'answerSandboxChallenge': {
        const { approve } = JSON.parse(JSON.stringify(body));
        if (approve) this.pay();
        else this.next('checkPayment', refusal(402, 'declined', 'Your bank said no.'));
        this.action = null;
        return ok({ approved: approve });
      }
      case 'getOrder': {
        const order = this.orders.get(orderId);
        return order ? ok(order) : refusal(404, 'order_not_found', 'There is no such order.');
      }
      default:
        return refusal(404, 'not_found', `The stand-in does not know ${name}.`);
    }
  }

  /** A code that does not count is answered 400 with the cart (specification §7). */
  #pricedCart(query: URLSearchParams): { status: number; body: unknown } {
    const cart = this.priceFor(this.cart, query);
    const known = cart.coupon;
    if (!query.has('coupon_code') || known?.is_active) return ok(cart);
    const { code, message } = known?.refusal ?? {
      code: 'unknown_coupon',
      message: 'Invalid coupon code',
    };
    return refusal(400, code, message, { data: cart });
  }

  #place(key: string, body: PlaceOrderBody): { status: number; body: unknown } {
    const known = this.orders.get(this.#placed.get(key) ?? '');
    if (known) return { status: 201, body: { data: known } };
    if (body.cart_version !== this.cart.version) {
      return refusal(409, 'cart_changed', 'Your cart changed meanwhile.', {
        problems: [{ path: 'cart_version', code: 'cart_changed', message: 'Your cart changed.' }],
        new_total: this.cart.total,
        diff: orderDifferences(
          { cart: body.seen ?? null, total: toMinor(body.expected_total, this.cart.currency) },
          this.cart,
        ),
      });
    }
    const id = `0000000${this.orders.size + 1}-0000-4000-8000-000000000000`;
    this.#placed.set(key, id);
    const order = this.#keep(orderOf(id, String(41 + this.orders.size), body, this.cart));
    if (!this.keepsCarts) this.cart = sampleCart([], this.cart.version + 1);
    return { status: 201, body: { data: { ...order, staff_note: this.staffNote } } };
  }

  #keep(order: Order): Order {
    this.orders.set(order.id, order);
    return order;
  }
}

const ok = (data: unknown) => ({ status: 200, body: { data } });
const paid = (data: Order, action: PaymentAction | null = null) => ({
  status: 200,
  body: { data, action },
});
const asPaid = (order: Order): Order => ({ ...order, status: 'placed', payment_status: 'paid' });
export const refusal = (status: number, code: string, error: string, more: object = {}) => ({
  status,
  body: { error, code, ...more },
});

function nameOf(method: string, path: string): RouteName {
  for (const [name, route] of Object.entries(routes)) {
    const pattern = new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    if (route.method === method && pattern.test(path) && isRouteName(name)) return name;
  }
  throw new Error(`${method} ${path} is no call of the contract`);
}

const isRouteName = (name: string): name is RouteName => name in routes;
