import { randomUUID } from 'node:crypto';
import { getCart } from '#schemas/api/cart.ts';
import { getMenu, type Menu } from '#schemas/api/menu.ts';
import { getSlots } from '#schemas/api/slots.ts';
import type { BenchSetup, BenchGuest } from './bench-setup.ts';
import { benchTenant } from './bench-tenant.ts';
import type { CheckoutOrder } from './checkout.ts';
import { ask, type Shot } from './drive.ts';

const coupon = 'TENOFF';
const slotCount = 50;
/** Calls at once while the carts are filled, unmeasured. */
const atOnce = 8;
/** Six plain lines with their choices: category and dish. Automatic deals lower dishes 1, 2 and 3. */
const cartDishes = [
  [0, 0],
  [0, 1],
  [1, 2],
  [5, 3],
  [9, 4],
  [14, 7],
] as const;
const addedDishes = [...cartDishes.slice(0, 3), [3, 1], [6, 5], [11, 2], [16, 8], [19, 9]] as const;

type Time = { date: string; time: string };

export type ApiShots = {
  read: (n: number) => Shot;
  add: (n: number) => Shot;
  /** The n-th guest places its cart, which has this version. */
  place: (n: number, version: number) => Shot;
  /** What a new guest orders: one dish, for one of the times. */
  checkout: (n: number) => CheckoutOrder;
};

/** Fills the guests' carts by the API itself. */
export async function fillCarts(origin: string, setup: BenchSetup): Promise<void> {
  const menu = await readMenu(origin, setup);
  let next = 0;
  const fill = async () => {
    for (let n = next++; n < setup.guests.length; n = next++) {
      for (const place of cartDishes) {
        await ask(origin, adding(setup, guestAt(setup, n), bodyOf(menu, place, n)));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, fill));
}

function guestAt({ guests }: BenchSetup, n: number): BenchGuest {
  const guest = guests[n];
  if (!guest) throw new RangeError(`There is no guest ${n}.`);
  return guest;
}

/** The requests that are measured; their expected totals are asked for here, once. */
export async function createApiShots(origin: string, setup: BenchSetup): Promise<ApiShots> {
  const { guests, restaurantId } = setup;
  const menu = await readMenu(origin, setup);
  const added = guests.map((_guest, n) => addedDishes.map((place) => bodyOf(menu, place, n)));
  const times = await readTimes(origin, setup);
  const at = <T>(list: readonly T[], n: number): T => {
    const one = list[n % list.length];
    if (one === undefined) throw new RangeError('The list is empty.');
    return one;
  };
  const guest = (n: number) => at(guests, n);
  // Every fourth cart carries a code; all of them are lowered by automatic deals.
  const codeOf = (n: number) => ((n % guests.length) % 4 === 0 ? { coupon_code: coupon } : {});
  const totals = await Promise.all(
    guests.map(async (one, n) => {
      const { date, time } = at(times, n);
      const query = {
        is_cash_on_delivery_opt: '1',
        delivery_method: 'pickup',
        pickup_date: date,
        pickup_time: time,
        ...codeOf(n),
      };
      const reply = await ask(origin, reading(setup, one, query));
      return getCart.reply.parse(reply).data.total;
    }),
  );
  return {
    read: (n) => reading(setup, guest(n), codeOf(n)),
    add: (n) => adding(setup, guest(n), at(at(added, n), Math.floor(n / guests.length))),
    place: (n, version) => {
      const { date, time } = at(times, n);
      const headers = { ...headersOf(guest(n)), 'idempotency-key': randomUUID() };
      const body = {
        guest_id: guest(n).number,
        restaurant_id: restaurantId,
        cart_version: version,
        expected_total: at(totals, n),
        delivery_method: 'pickup',
        pickup_date: date,
        pickup_time: time,
        payment_method: 'cashOnDelivery',
        guest_details: {
          name: `Guest ${guest(n).number}`,
          email: `guest-${guest(n).number}@measured.example`,
          phone_no: `03 7010 ${String(n % 10_000).padStart(4, '0')}`,
        },
        ...codeOf(n),
      };
      return { method: 'POST', path: '/api/v2/orders', headers, body };
    },
    checkout: (n) => ({ restaurantId, dish: at(at(added, n), n), time: at(times, n) }),
  };
}

/**
 * Guests come from many addresses, as they do through a proxy: the limits of calls by address stay
 * on, are counted in the database as always, and nobody meets them.
 */
let calls = 0;
function headersOf({ token }: BenchGuest): Record<string, string> {
  calls += 1;
  const address = `10.${calls % 7}.${calls % 251}.${calls % 241}`;
  return { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
}

function reading(
  { restaurantId }: BenchSetup,
  guest: BenchGuest,
  query: Record<string, string>,
): Shot {
  const search = new URLSearchParams({
    guest_id: String(guest.number),
    restaurant_id: String(restaurantId),
    ...query,
  });
  return { method: 'GET', path: `/api/v2/cart?${search}`, headers: headersOf(guest) };
}

const adding = (setup: BenchSetup, guest: BenchGuest, choice: object): Shot => ({
  method: 'POST',
  path: '/api/v2/cart',
  headers: headersOf(guest),
  body: { restaurant_id: setup.restaurantId, guest_id: guest.number, ...choice },
});

async function readMenu(origin: string, { restaurantId }: BenchSetup): Promise<Menu> {
  const path = `/api/v2/menu?restaurant_id=${restaurantId}`;
  return getMenu.reply.parse(await ask(origin, { method: 'GET', path })).data;
}

async function readTimes(origin: string, { restaurantId }: BenchSetup): Promise<Time[]> {
  const path = `/api/v2/slots?restaurant_id=${restaurantId}&order_type=pickup`;
  const { days } = getSlots.reply.parse(await ask(origin, { method: 'GET', path })).data;
  // Of the days after today, so that none passes while the program runs.
  const times = days.slice(1).flatMap(({ slots }) => slots);
  if (times.length < slotCount) throw new Error(`There are ${times.length} times to choose from.`);
  return times.slice(0, slotCount).map(({ date, time }) => ({ date, time }));
}

/**
 * A dish with a choice from each of its groups and the second value of each configuration. Guests
 * want different dishes: the n-th one's are n categories further on.
 */
function bodyOf(menu: Menu, [category, dish]: readonly [number, number], n: number) {
  const name = `Dish ${(category + n) % benchTenant.categories.length}.${dish}`;
  const product = menu.restaurant_products.find(({ products }) => products.name === name);
  if (!product) throw new Error(`There is no ${name}.`);
  const groups = menu.modifier_groups.filter(({ id }) => product.modifier_group_ids.includes(id));
  return {
    restaurant_product_id: product.id,
    product_id: product.product_id,
    is_half_and_half: 0,
    quantity: 1,
    notes: '',
    modifiers: groups.flatMap(({ modifiers }) =>
      modifiers.slice(1, 2).map(({ id }) => ({ modifier_id: id, quantity: 1, configurations: [] })),
    ),
    configurations: product.configurations.flatMap(({ attribute, values }) =>
      values.slice(1, 2).map(({ id }) => ({ attribute_id: attribute.id, attribute_value_id: id })),
    ),
  };
}
