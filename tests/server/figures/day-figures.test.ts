import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { StaffDay } from '#schemas/api/staff-days.ts';
import { orders } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade, plainBurger } from '../setup/shopper.ts';
import { insertStaff, signStaffIn, type StaffHeaders } from '../setup/sign-staff-in.ts';

let now = fridayNoon;
const { app, db } = await buildSmallApp({ clock: () => now });
await insertStaff(db);
const owner = await signStaffIn(app);
let manager: StaffHeaders;
let desk: StaffHeaders;
const signIn = async () => {
  manager = await signStaffIn(app, 'manager@corner.test');
  desk = await signStaffIn(app, 'desk@corner.test');
};
let nextGuest = 4_890_000;

const ask = (query: Record<string, string> = {}, headers: object = manager) =>
  app.inject({
    url: '/api/v2/staff/days',
    headers: { ...headers },
    query: { restaurant_id: String(small.restaurant), ...query },
  });
async function figures(date?: string): Promise<StaffDay> {
  const reply = await ask(date === undefined ? {} : { date });
  expectStatus(reply, 200);
  return contract.getStaffDay.reply.parse(reply.json()).data;
}

beforeEach(async () => {
  now = fridayNoon;
  await signIn();
  await db.delete(orders);
});

const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
async function ordered(lines: object[], changes = {}) {
  const shopper = await createShopper(app, (nextGuest += 1));
  await shopper.fillCart(...lines.map((line) => ({ ...line })));
  const { id } = await shopper.placed(changes);
  const move = async (to: string, reason = '') => {
    const url = `/api/v2/staff/orders/${id}/status`;
    const payload = { to, reason };
    expectStatus(await app.inject({ method: 'POST', url, headers: { ...desk }, payload }), 200);
  };
  return { shopper, id, move };
}

describe('the figures of a day', () => {
  test('of a day without anything are all there, and nothing', async () => {
    const day = await figures();
    expect(day).toMatchObject({
      date: '2026-11-20',
      today: '2026-11-20',
      begins_at: '2026-11-19T13:00:00.000Z',
      ends_at: '2026-11-20T13:00:00.000Z',
      currency: 'AUD',
      orders: [],
      hours: [],
      dishes: { by_quantity: [], by_amount: [] },
      waits: { orders: 0, average_minutes: null, late: 0, on_time: 0, average_late_minutes: null },
      open: [],
    });
    expect(day.money).toMatchObject({ taken: 0, refunded: 0, net: 0, orders: 0, tips: 0 });
    expect(day.money.tenders).toEqual([
      { kind: 'card', payments: 0, taken: 0, tips: 0, refunds: 0, refunded: 0, net: 0 },
      { kind: 'cash', payments: 0, taken: 0, tips: 0, refunds: 0, refunded: 0, net: 0 },
      { kind: 'gift_card', payments: 0, taken: 0, tips: 0, refunds: 0, refunded: 0, net: 0 },
    ]);
    expect(day.money.gift_cards).toEqual({ sold: 0, card: 0, cash: 0 });
  });

  test('count a card when it is charged and cash when it is handed over', async () => {
    const card = await ordered([plainBurger, { ...lemonade, quantity: 2 }], {
      payment_method: 'card',
    });
    expectStatus(await card.shopper.pay(card.id), 200);
    const cash = await ordered([lemonade]);
    expect((await figures()).money).toMatchObject({ taken: 21.9, orders: 1 });
    await cash.move('completed');
    const { money } = await figures();
    expect(money).toMatchObject({ taken: 26.4, refunded: 0, net: 26.4, orders: 2, dishes: 26.4 });
    expect(money.tenders.map(({ kind, payments, taken }) => [kind, payments, taken])).toEqual([
      ['card', 1, 21.9],
      ['cash', 1, 4.5],
      ['gift_card', 0, 0],
    ]);
    // GST is in the prices: an eleventh.
    expect(money.taxes).toEqual([{ ppm: 100_000, included: true, base: 26.4, amount: 2.4 }]);
  });

  test('R73 take off what goes back, on the day that it goes back', async () => {
    const card = await ordered([lemonade], {
      payment_method: 'card',
      pickup_date: '2026-11-21',
      pickup_time: '12:00',
    });
    expectStatus(await card.shopper.pay(card.id), 200);
    pass(24 * 60 - 60);
    await signIn();
    await card.move('cancelled', 'The fridge is out.');
    const [friday, saturday] = [await figures('2026-11-20'), await figures('2026-11-21')];
    expect(friday.money).toMatchObject({ taken: 4.5, refunded: 0, net: 4.5 });
    expect(saturday.money).toMatchObject({ taken: 0, refunded: 4.5, net: -4.5 });
    expect(saturday.open).toMatchObject([
      { kind: 'refund_pending', order_id: card.id, date: '2026-11-21', amount: 4.5 },
    ]);
  });

  test('count orders for the day by state and type, also those paid on another', async () => {
    const early = await ordered([lemonade], { pickup_date: '2026-11-21', pickup_time: '12:00' });
    const rejected = await ordered([lemonade]);
    await rejected.move('cancelled', 'Too busy.');
    await ordered([plainBurger]);
    await ordered([lemonade], { payment_method: 'card' });
    const [friday, saturday] = [await figures('2026-11-20'), await figures('2026-11-21')];
    expect(friday.orders).toEqual([
      { status: 'accepted', type: 'pickup', count: 1 },
      { status: 'cancelled', type: 'pickup', count: 1 },
    ]);
    expect(saturday.orders).toEqual([{ status: 'accepted', type: 'pickup', count: 1 }]);
    const isOfEarly = expect.objectContaining({ order_id: early.id, date: '2026-11-21' });
    expect(saturday.open).toContainEqual(isOfEarly);
    expect(friday.open).not.toContainEqual(isOfEarly);
  });

  test('rank dishes by quantity and by amount, without what was called off', async () => {
    await ordered([plainBurger, { ...lemonade, quantity: 2 }]);
    const off = await ordered([{ ...lemonade, quantity: 9 }]);
    await off.move('cancelled', 'Too busy.');
    const { dishes } = await figures();
    expect(dishes.by_quantity).toEqual([
      { name: 'Lemonade', quantity: 2, amount: 9 },
      { name: 'Corner burger', quantity: 1, amount: 12.9 },
    ]);
    expect(dishes.by_amount.map(({ name }) => name)).toEqual(['Corner burger', 'Lemonade']);
  });

  test('say how long customers waited, and how late orders were by the last promise', async () => {
    const soon = await ordered([lemonade]);
    const late = await ordered([lemonade], { pickup_time: '14:00' });
    await ordered([lemonade], { pickup_time: '20:00' });
    pass(30);
    await soon.move('ready');
    pass(60 - 30 + 7);
    await soon.move('completed');
    await late.move('completed');
    // Promised for 13:30 and ready then; for 14:00 and handed over at 14:07.
    expect((await figures()).waits).toEqual({
      orders: 2,
      average_minutes: 48.5,
      on_time: 1,
      late: 1,
      average_late_minutes: 7,
    });
  });

  test('show each hour from the first to the last in which something was', async () => {
    const first = await ordered([lemonade], { pickup_time: '13:30' });
    await ordered([lemonade], { pickup_time: '16:00' });
    pass(20);
    await first.move('completed');
    expect((await figures()).hours).toEqual([
      { begins_at: '2026-11-20T02:00:00.000Z', time: '13:00', orders: 1, taken: 4.5 },
      { begins_at: '2026-11-20T03:00:00.000Z', time: '14:00', orders: 0, taken: 0 },
      { begins_at: '2026-11-20T04:00:00.000Z', time: '15:00', orders: 0, taken: 0 },
      { begins_at: '2026-11-20T05:00:00.000Z', time: '16:00', orders: 1, taken: 0 },
    ]);
  });
});

describe('who may see them', () => {
  test('the owner and the restaurant’s manager, not the people of its desk', async () => {
    expectStatus(await ask({}, owner), 200);
    expectStatus(await ask({}, manager), 200);
    const refused = await ask({}, desk);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'not_your_role']);
  });

  test('a manager sees no other restaurant', async () => {
    const other = { restaurant_id: String(small.closedRestaurant) };
    expect((await ask(other, manager)).json().code).toBe('not_your_restaurant');
    expectStatus(await ask(other, owner), 200);
  });

  test.each(['2026-02-30', '1999-12-31', '2200-01-01', 'today', ''])(
    'R95 %s is no day to ask for',
    async (date) => {
      expect((await ask({ date })).statusCode).toBe(400);
    },
  );
});
