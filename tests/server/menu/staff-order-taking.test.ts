import { beforeEach, describe, expect, test } from 'vitest';
import { getSlots } from '#schemas/api/slots.ts';
import { listOrderTaking, pauseRestaurant } from '#schemas/api/staff-order-taking.ts';
import { at, buildSmallApp } from '../setup/build-test-app.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

let now = fridayNoon;
const { app, db } = await buildSmallApp({ clock: () => now });
await insertStaff(db);
const desk = await signStaffIn(app, 'desk@corner.test');
const restaurant = String(small.restaurant);
const later = (minutes: number) => new Date(fridayNoon.getTime() + minutes * 60_000).toISOString();

const pause = (payload: object) =>
  app.inject({
    method: 'PUT',
    url: `/api/v2/staff/restaurants/${restaurant}/pause`,
    headers: { ...desk },
    payload,
  });
const slotsOf = async (order_type: 'pickup' | 'delivery') => {
  const query = { restaurant_id: restaurant, order_type };
  const reply = await app.inject({ url: '/api/v2/slots', headers: at, query });
  return getSlots.reply.parse(reply.json()).data;
};
/** What the desk reads of one order type. */
const state = async () => {
  const url = '/api/v2/staff/order-taking';
  const reply = await app.inject({ url, headers: desk, query: { restaurant_id: restaurant } });
  const [own] = listOrderTaking.reply.parse(reply.json()).data;
  if (!own) throw new Error('no state came');
  return own;
};
const typeOf = async (type: 'pickup' | 'delivery') =>
  (await state()).order_types.find(({ order_type }) => order_type === type);
const pausedTypes = async () =>
  (await state()).order_types.filter(({ paused }) => paused).map(({ order_type }) => order_type);

beforeEach(async () => {
  now = fridayNoon;
  await pause({ until: null, busy_minutes: 0 });
});

describe('a pause of one order type', () => {
  test('stops the order types it names, says why, and ends by itself', async () => {
    const until = later(60);
    const reply = await pause({ until, order_types: ['pickup'], reason: 'The oven is full.' });
    expect(pauseRestaurant.reply.parse(reply.json()).data).toEqual(await state());
    expect((await slotsOf('pickup')).paused).toEqual({
      reason: 'Pickup is paused at the moment: “The oven is full.”',
      until,
    });
    expect((await slotsOf('delivery')).paused).toBeNull();
    now = new Date(later(61));
    expect((await slotsOf('pickup')).paused).toBeNull();
  });

  test('leaves the pause of another one with its own end and reason', async () => {
    await pause({ until: later(360), order_types: ['delivery'], reason: 'Our driver is ill.' });
    await pause({ until: later(30), order_types: ['pickup'] });
    expect((await slotsOf('delivery')).paused).toEqual({
      reason: 'Delivery is paused at the moment: “Our driver is ill.”',
      until: later(360),
    });
    await pause({ until: null, order_types: ['pickup'] });
    expect((await slotsOf('pickup')).paused).toBeNull();
    expect((await slotsOf('delivery')).paused?.until).toBe(later(360));
  });

  test('two tablets that pause different types at once both have their way, of one type the last', async () => {
    await Promise.all([
      pause({ until: later(30), order_types: ['pickup'], reason: 'Oven' }),
      pause({ until: later(90), order_types: ['delivery'], reason: 'Driver' }),
    ]);
    expect((await typeOf('pickup'))?.paused).toMatchObject({ until: later(30), reason: 'Oven' });
    expect((await typeOf('delivery'))?.paused).toMatchObject({ until: later(90) });
    await pause({ until: later(45), order_types: ['pickup'], reason: 'Longer' });
    await pause({ until: later(45), order_types: ['pickup'], reason: 'Longer' });
    expect((await typeOf('pickup'))?.paused).toMatchObject({ until: later(45), reason: 'Longer' });
  });

  test('lasts until somebody opens it again, where no end is known', async () => {
    await pause({ until: 'reopened', order_types: ['pickup'] });
    const paused = await slotsOf('pickup');
    expect(paused.paused).toEqual({ reason: 'Pickup is paused at the moment.', until: null });
    expect(paused.asap).toBeNull();
    // Orders for later days are taken.
    expect(paused.days[0]?.date).toBe('2026-11-21');
    now = new Date(later(3 * 24 * 60));
    expect((await slotsOf('pickup')).paused?.until).toBeNull();
    now = fridayNoon;
    await pause({ until: null });
    expect((await slotsOf('pickup')).asap).not.toBeNull();
  });

  test('can be ended early', async () => {
    await pause({ until: later(60) });
    await pause({ until: null });
    expect(await pausedTypes()).toEqual([]);
    expect((await slotsOf('pickup')).asap).not.toBeNull();
  });

  test.each([
    ['has passed', -1],
    ['is more than a week away', 8 * 24 * 60],
  ])('is refused until a moment that %s', async (_, minutes) => {
    expect((await pause({ until: later(minutes) })).statusCode).toBe(422);
  });

  test('is refused where nothing is to be changed', async () => {
    expect((await pause({ order_types: ['pickup'] })).statusCode).toBe(400);
  });
});

describe('R19 busy minutes of one order type', () => {
  const first = async (type: 'pickup' | 'delivery') => (await slotsOf(type)).asap?.time;

  test('move its first time and no other type’s, and leave a pause as it is', async () => {
    const [pickup, delivery] = [await first('pickup'), await first('delivery')];
    await pause({ busy_minutes: 30, order_types: ['delivery'] });
    expect(await first('pickup')).toBe(pickup);
    expect(await first('delivery')).not.toBe(delivery);
    await pause({ until: later(60), order_types: ['delivery'] });
    await pause({ busy_minutes: 10, order_types: ['delivery'] });
    expect(await typeOf('delivery')).toMatchObject({
      busy_minutes: 10,
      paused: { until: later(60) },
    });
    await pause({ until: null, busy_minutes: 0 });
    expect(await first('delivery')).toBe(delivery);
  });
});

describe('the state of taking orders', () => {
  test('names each order type on offer, the end of the day, and what customers read', async () => {
    await pause({ until: later(60), order_types: ['delivery'], reason: '' });
    expect(await state()).toEqual({
      restaurant_id: small.restaurant,
      time_zone: 'Australia/Sydney',
      day_ends_at: '2026-11-20T11:00:00.000Z',
      order_types: [
        { order_type: 'pickup', paused: null, busy_minutes: 0, lead_minutes: 20 },
        {
          order_type: 'delivery',
          paused: {
            until: later(60),
            reason: '',
            shown_as: 'Delivery is paused at the moment.',
          },
          busy_minutes: 0,
          lead_minutes: 45,
        },
      ],
    });
  });

  test('is that of every restaurant for an owner who asks for none, of the own one for others', async () => {
    const owner = await signStaffIn(app);
    const idsFor = async (headers: object) => {
      const reply = await app.inject({
        url: '/api/v2/staff/order-taking',
        headers: { ...headers },
      });
      return listOrderTaking.reply.parse(reply.json()).data.map((one) => one.restaurant_id);
    };
    expect(await idsFor(owner)).toEqual([small.restaurant, small.closedRestaurant]);
    expect(await idsFor(desk)).toEqual([small.restaurant]);
  });
});
