import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderTaking, RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { OrderStatus } from '#src/features/order-status/order-status.tsx';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { menuOf } from '../sample-menu.ts';
import { glebe, newtown } from '../site-boot.ts';

const pickup: OrderTaking = {
  order_type: 'pickup',
  kitchen_minutes: 20,
  road_minutes: 0,
  last_order_minutes: 20,
  paused: null,
};
const delivery: OrderTaking = { ...pickup, order_type: 'delivery', road_minutes: 25 };

/** Friday and Saturday in Sydney, half past eleven to nine in the evening. */
const open: RestaurantWithImages = {
  ...newtown,
  hours: {
    ...newtown.hours,
    openings: [
      { opens: '2026-11-20T00:30:00Z', closes: '2026-11-20T10:00:00Z' },
      { opens: '2026-11-21T00:30:00Z', closes: '2026-11-21T10:00:00Z' },
    ],
  },
  order_taking: [pickup, delivery],
};
const atNoon = Date.parse('2026-11-20T01:00:00Z');
const address = {
  formattedAddress: '4 Wilson Street',
  city: 'Newtown',
  postcode: '2042',
  suburb: 'Newtown',
};
const quote = {
  zone: { id: 1, name: 'Near' },
  charge: 5.9,
  minimum: 20,
  missing_to_minimum: 20,
  next_tier: null,
  minutes: 35,
  error: null,
  error_code: null,
};

type Drawing = {
  restaurants?: RestaurantWithImages[];
  now?: () => number;
  isChosen?: boolean;
  answer?: Partial<Record<keyof typeof quote, unknown>>;
  width?: number;
};

async function draw({
  restaurants = [open, glebe],
  now = () => atNoon,
  isChosen = true,
  answer = {},
  width = 1440,
}: Drawing = {}) {
  await page.viewport(width, 800);
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname, searchParams } = new URL(String(input), location.href);
    if (pathname !== '/api/v2/delivery-quote') return Response.json({}, { status: 404 });
    asked.push(`${searchParams.get('restaurant_id')} ${searchParams.get('postcode')}`);
    return Response.json({ data: { ...quote, ...answer } });
  };
  const drawn = drawInStorefront(<OrderStatus />, {
    menu: menuOf([]),
    fetch,
    restaurants,
    now,
    isChosen,
  });
  return { asked, ...drawn };
}

const line = () => page.getByRole('region', { name: 'Ordering now' });
const way = (name: string) => page.getByRole('radio', { name });

/** What can be read of the line, and not what a narrower window has in its place. */
const text = () => {
  const { innerText } = line().element().querySelector('p') ?? { innerText: '' };
  return innerText.replaceAll(/\s+/g, ' ').trim();
};

async function deliver({ stores }: Awaited<ReturnType<typeof draw>>): Promise<void> {
  await way('Delivery').click({ force: true });
  stores.checkout.getState().update({ shippingDetails: address, pricedAddress: address });
}

test('says until when it is open and how long an order takes, and keeps what is chosen', async () => {
  const { stores } = await draw();
  await expect.poll(text).toBe('Open until 9 pm Ready in about 20 min');
  expect((await axe.run(line().element())).violations).toEqual([]);
  await way('Delivery').click({ force: true });
  await expect
    .poll(text)
    .toBe('Open until 9 pm With you in about 45 min The fee depends on your address');
  expect(stores.checkout.getState().deliveryMethod).toBe('delivery');
});

test('says fee and minimum for the address that is known, and how long the way to it is', async () => {
  const drawn = await draw();
  await deliver(drawn);
  await expect
    .poll(text)
    .toBe('Open until 9 pm With you in about 55 min Delivery to 2042 $5.90 minimum $20.00');
  expect(drawn.asked).toEqual(['1 2042']);
});

test('fits a phone in one row', async () => {
  await deliver(await draw({ width: 375 }));
  await expect.poll(text).toBe('Open 55 min $5.90 min. $20');
  const words = line().element().querySelector('p');
  expect(words?.scrollWidth).toBe(words?.clientWidth);
  expect(line().element().clientHeight).toBeLessThanOrEqual(44);
});

test('takes what the cart says over a quote without one: what is missing to the minimum', async () => {
  const drawn = await draw();
  const ofCart = { ...quote, missing_to_minimum: 6.4 };
  drawn.stores.present.setState({
    cartSummary: { count: 2, total: '$13.60', isRepricing: false, delivery: ofCart },
  });
  await deliver(drawn);
  await expect
    .poll(text)
    .toBe('Open until 9 pm With you in about 55 min Delivery to 2042 $5.90 $6.40 to the minimum');
  const met = { ...ofCart, charge: 0, missing_to_minimum: 0 };
  drawn.stores.present.setState({
    cartSummary: { count: 3, total: '$33.60', isRepricing: false, delivery: met },
  });
  await expect.poll(text).toBe('Open until 9 pm With you in about 55 min Free delivery to 2042');
});

test('promises nothing to an address that is out of reach', async () => {
  await deliver(
    await draw({
      answer: { zone: null, error: 'We do not deliver there.', error_code: 'not_delivered_there' },
    }),
  );
  await expect.poll(text).toBe('Open until 9 pm No delivery to 2042');
});

test('follows the clock: last orders, closing, the next opening', async () => {
  let now = Date.parse('2026-11-20T09:40:00Z');
  await draw({ now: () => now });
  await expect.poll(text).toBe('Open until 9 pm Ready in about 20 min');
  now = Date.parse('2026-11-20T09:41:00Z');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(text).toBe('Open until 9 pm Pickup from tomorrow 11:30 am');
  now = Date.parse('2026-11-20T10:00:00Z');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(text).toBe('Closed, opens tomorrow at 11:30 am');
});

test.each<[string, Partial<RestaurantWithImages>, string]>([
  [
    'pickup is paused for a while',
    { order_taking: [{ ...pickup, paused: { until: '2026-11-20T01:30:00Z' } }] },
    'Open until 9 pm Pickup paused until 12:30 pm',
  ],
  [
    'pickup is paused until somebody opens it again',
    { order_taking: [{ ...pickup, paused: { until: null } }] },
    'Open until 9 pm Pickup is paused',
  ],
  [
    'it only delivers, in the evening',
    {
      order_taking: [
        {
          ...delivery,
          openings: [{ opens: '2026-11-20T06:00:00Z', closes: '2026-11-20T10:00:00Z' }],
        },
      ],
    },
    'Open until 9 pm Delivery from 5 pm',
  ],
  ['nothing is ordered online', { order_taking: [] }, 'Open until 9 pm No online orders just now'],
  [
    'it is closed for its holidays',
    { hours: { ...newtown.hours, openings: [] }, order_taking: [pickup] },
    'Closed',
  ],
])('where %s says so, and asks nothing', async (_name, changes, expected) => {
  await draw({ restaurants: [{ ...open, ...changes }, glebe] });
  await expect.poll(text).toBe(expected);
  expect(page.getByRole('radio').elements()).toEqual([]);
});

test('says that the owner switched online orders off', async () => {
  const { stores } = await draw();
  stores.config.setState({ isOnlineOrderEnabled: false });
  await expect.poll(text).toBe('Open until 9 pm No online orders just now');
  expect(page.getByRole('radio').elements()).toEqual([]);
});

test('offers the choice while none of several restaurants is chosen, and needs none of one', async () => {
  const { stores } = await draw({ isChosen: false });
  await page.getByRole('button', { name: 'Choose a restaurant' }).click();
  expect(stores.restaurant.getState().isPicking).toBe(true);
});

test('speaks of the only restaurant before it is chosen', async () => {
  await draw({ isChosen: false, restaurants: [open] });
  await expect.poll(text).toBe('Open until 9 pm Ready in about 20 min');
});
