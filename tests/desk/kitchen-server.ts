import type { RestaurantOrderTaking, SlotLoads } from '#schemas/api/staff-order-taking.ts';
import type { Stock, StockItem } from '#schemas/api/staff-stock.ts';

const item = (id: number, name: string): StockItem => ({
  id,
  name,
  is_off: false,
  off_until: null,
  quantity: null,
  daily_quantity: null,
});

/** 21 November 2026, 12:16 in Sydney. */
export const noon = Date.parse('2026-11-21T01:16:00Z');

type Sent = { path: string; body: Record<string, unknown> };

/** Stands for the server: one restaurant's kitchen, and every tablet that follows it. */
export class KitchenServer {
  stock: Stock = {
    restaurant_id: 1,
    time_zone: 'Australia/Sydney',
    business_day: '2026-11-21',
    day_ends_at: '2026-11-21T11:00:00.000Z',
    categories: [
      { id: 1, name: 'Pizza', product_ids: [1, 2] },
      { id: 2, name: 'Drinks', product_ids: [3] },
    ],
    products: [
      {
        ...item(1, 'Margherita'),
        choices: [{ id: 5, name: 'Size', values: [item(51, 'Small'), item(52, 'Large')] }],
        modifier_group_ids: [9],
      },
      { ...item(2, 'Diavola'), choices: [], modifier_group_ids: [] },
      { ...item(3, 'Lemonade'), choices: [], modifier_group_ids: [] },
    ],
    modifier_groups: [
      { id: 9, name: 'Toppings', modifiers: [{ ...item(91, 'Olives'), choices: [] }] },
    ],
  };
  taking: RestaurantOrderTaking = {
    restaurant_id: 1,
    time_zone: 'Australia/Sydney',
    day_ends_at: '2026-11-21T11:00:00.000Z',
    order_types: [
      { order_type: 'pickup', paused: null, busy_minutes: 0, lead_minutes: 20 },
      { order_type: 'delivery', paused: null, busy_minutes: 0, lead_minutes: 45 },
    ],
  };
  loads: SlotLoads = {
    restaurant_id: 1,
    date: '2026-11-21',
    time_zone: 'Australia/Sydney',
    capacity_orders: 5,
    capacity_units: 20,
    window_minutes: 15,
    slots: [
      { time: '11:30', instant: '2026-11-21T00:30:00Z', orders: 1, units: 1, is_full: false },
      { time: '18:00', instant: '2026-11-21T07:00:00Z', orders: 3, units: 7, is_full: false },
      { time: '18:15', instant: '2026-11-21T07:15:00Z', orders: 5, units: 9, is_full: true },
    ],
  };
  isDown = false;
  readonly sent: Sent[] = [];
  readonly #followers = new Set<ReadableStreamDefaultController<Uint8Array>>();

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (this.isDown) throw new TypeError('Failed to fetch');
    if (pathname.endsWith('/staff/orders/events')) return this.#follow();
    if (pathname.endsWith('/stock')) return Response.json({ data: this.stock });
    if (pathname.endsWith('/order-taking')) return Response.json({ data: [this.taking] });
    if (pathname.endsWith('/slot-loads')) return Response.json({ data: this.loads });
    if (pathname.endsWith('/staff/orders')) return Response.json({ data: [] });
    if (request.method !== 'PUT') return Response.json({ error: 'No', code: 'x' }, { status: 404 });
    const body: Record<string, unknown> = await request.json();
    this.sent.push({ path: pathname, body });
    if (pathname.endsWith('/availability')) this.#setAvailability(body);
    else this.#pause(body);
    this.announce();
    return Response.json({ data: { is_available: true } });
  };

  /** What every instance sends to those who follow a restaurant's orders. */
  announce(): void {
    const text = `data: ${JSON.stringify({ type: 'kitchen', restaurant_id: 1 })}\n\n`;
    for (const follower of this.#followers) follower.enqueue(new TextEncoder().encode(text));
  }

  #follow(): Response {
    const followers = this.#followers;
    let own: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        own = controller;
        followers.add(own);
        own.enqueue(new TextEncoder().encode('data: {"type":"all","orders":[]}\n\n'));
      },
      cancel: () => void followers.delete(own),
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }

  #setAvailability({ kind, item_id, is_available, until, quantity, daily_quantity }: Sent['body']) {
    const change = (one: StockItem): StockItem => ({
      ...one,
      is_off: is_available === false,
      off_until: typeof until === 'string' && is_available === false ? until : null,
      ...(quantity !== undefined && { quantity: typeof quantity === 'number' ? quantity : null }),
      ...(daily_quantity !== undefined && {
        daily_quantity: typeof daily_quantity === 'number' ? daily_quantity : null,
      }),
    });
    const inCase = <T extends StockItem>(of: string, one: T): T =>
      kind === of && one.id === item_id ? { ...one, ...change(one) } : one;
    this.stock = {
      ...this.stock,
      products: this.stock.products.map((dish) => ({
        ...inCase('product', dish),
        choices: dish.choices.map((choice) => ({
          ...choice,
          values: choice.values.map((value) => inCase('configuration_value', value)),
        })),
      })),
      modifier_groups: this.stock.modifier_groups.map((group) => ({
        ...group,
        modifiers: group.modifiers.map((modifier) => inCase('modifier', modifier)),
      })),
    };
  }

  #pause({ until, order_types, reason, busy_minutes }: Sent['body']) {
    const types = new Set(Array.isArray(order_types) ? order_types : []);
    const why = typeof reason === 'string' ? reason : '';
    this.taking = {
      ...this.taking,
      order_types: this.taking.order_types.map((type) => {
        if (!types.has(type.order_type)) return type;
        const paused = {
          until: typeof until === 'string' && until !== 'reopened' ? until : null,
          reason: why,
          shown_as: `Paused: “${why}”`,
        };
        return {
          ...type,
          ...(until === null && { paused: null }),
          ...(typeof until === 'string' && { paused }),
          ...(typeof busy_minutes === 'number' && { busy_minutes }),
        };
      }),
    };
  }
}
