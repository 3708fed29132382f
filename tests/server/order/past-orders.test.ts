import { afterEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { orders } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { cartOf, gst, plainLine } from '#tests/schemas/pricing/carts.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { insertOrders, type OrderToInsert } from '../setup/insert-orders.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db } = await buildSmallApp({ clock: () => fridayNoon });
await insertStaff(db);
const owner = await signStaffIn(app);
const desk = await signStaffIn(app, 'desk@corner.test');

afterEach(async () => {
  await db.delete(orders);
});

const ask = (query: Record<string, string> = {}, headers: object = desk) =>
  app.inject({
    url: '/api/v2/staff/past-orders',
    headers: { ...headers },
    query: { restaurant_id: String(small.restaurant), ...query },
  });
async function find(query: Record<string, string> = {}) {
  const reply = await ask(query);
  expectStatus(reply, 200);
  return contract.listPastOrders.reply.parse(reply.json()).data;
}
const namesOf = async (query: Record<string, string>) =>
  (await find(query)).orders.map(({ customer }) => customer.name);

/** An order of so many days ago. */
function ended(daysAgo: number, name: string, more: Partial<OrderToInsert> = {}): OrderToInsert {
  const at = new Date(fridayNoon.getTime() - daysAgo * 86_400_000);
  return {
    cart: cartOf([plainLine(1, 1000)], { tax: gst }),
    businessDay: at.toISOString().slice(0, 10),
    placedAt: at,
    promisedAt: at,
    customer: { name, email: 'a@b.example', phone_no: '0400 123 456' },
    payments: [{ gateway: 'cash', status: 'succeeded', takenAt: at, createdAt: at }],
    ...more,
  };
}
const calling = (phone: string) => ({
  customer: { name: phone, email: 'a@b.example', phone_no: phone },
});

describe('orders that ended', () => {
  test('are found however long ago, the newest first, with what can be refunded of them', async () => {
    await insertOrders(db, [
      ended(400, 'Ada'),
      ended(2, 'Ben', { status: 'rejected' }),
      ended(9, 'Cleo', { status: 'cancelled' }),
    ]);
    const { orders: found, next } = await find();
    expect(found.map(({ customer }) => customer.name)).toEqual(['Ben', 'Cleo', 'Ada']);
    expect(found.at(-1)?.refundable?.left).toBe(10);
    expect(found.at(-1)?.items).toHaveLength(1);
    expect(next).toBeNull();
  });

  test('are no orders under way, and none that was never paid', async () => {
    const states = [
      'pending_payment',
      'expired',
      'placed',
      'accepted',
      'preparing',
      'ready',
    ] as const;
    await insertOrders(
      db,
      states.map((status) => ended(1, status, { status })),
    );
    expect(await namesOf({})).toEqual([]);
  });

  test('come some at a time, each of them once, also those promised for the same instant', async () => {
    await insertOrders(
      db,
      Array.from({ length: 60 }, (_, index) => ended(Math.floor(index / 20), `Guest ${index}`)),
    );
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof find>> = await find(after === null ? {} : { after });
      seen.push(...page.orders.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    expect(seen).toHaveLength(60);
    expect(new Set(seen).size).toBe(60);
  });
});

describe('they are looked for', () => {
  test.each([
    ['mia', ['Mia Rossi']],
    ['ros', ['Mia Rossi']],
    ['rossi mi', ['Mia Rossi']],
    ['ossi', []],
    ['mia smith', []],
    ["o'br", ["Sam O'Brien"]],
    ['marie', ['Anne-Marie Émond']],
    ['ÉMO', ['Anne-Marie Émond']],
    ["'); drop table orders; --", []],
    ['& | ! :*', []],
  ])('by the beginnings of names: %s', async (text, names) => {
    await insertOrders(db, [
      ended(1, 'Mia Rossi'),
      ended(2, "Sam O'Brien"),
      ended(3, 'Anne-Marie Émond'),
    ]);
    expect(await namesOf({ text })).toEqual(names);
  });

  test.each([
    ['0400 123 456', ['+61 400 123 456', '0400123456']],
    ['+61400123456', ['+61 400 123 456', '0400123456']],
    ['3456', ['+61 400 123 456', '0400123456']],
    ['0400', []],
  ])('by the end of a telephone number: %s', async (text, phones) => {
    await insertOrders(
      db,
      ['+61 400 123 456', '0400123456', '(03) 9000 0000'].map((phone, index) =>
        ended(index, phone, calling(phone)),
      ),
    );
    expect(await namesOf({ text })).toEqual(phones);
  });

  test('by the number that was called out', async () => {
    await insertOrders(db, [ended(1, 'Ada'), ended(2, 'Ben')]);
    const [newest] = (await find()).orders;
    const text = `#${newest?.number ?? ''}`;
    expect((await find({ text })).orders.map(({ id }) => id)).toEqual([newest?.id]);
  });

  test('by the day, and by more than one of these', async () => {
    await insertOrders(db, [ended(1, 'Ada'), ended(1, 'Ben'), ended(2, 'Ada')]);
    expect(await namesOf({ date: '2026-11-19', text: 'ada' })).toEqual(['Ada']);
    expect((await namesOf({ date: '2026-11-19' })).toSorted()).toEqual(['Ada', 'Ben']);
    expect(await namesOf({ date: '2026-11-17' })).toEqual([]);
  });
});

describe('who may look', () => {
  test('R95 everybody of the restaurant’s staff, in that restaurant alone', async () => {
    await insertOrders(db, [ended(1, 'Ada')]);
    const other = { restaurant_id: String(small.closedRestaurant) };
    const refused = await ask(other);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'not_your_restaurant']);
    const elsewhere = await ask(other, owner);
    expectStatus(elsewhere, 200);
    expect(elsewhere.json().data.orders).toEqual([]);
  });

  test('R95 an order of another restaurant is no place to go on after', async () => {
    const [id = ''] = await insertOrders(db, [ended(1, 'Ada')]);
    const after = await ask({ restaurant_id: String(small.closedRestaurant), after: id }, owner);
    expect(after.json().data).toEqual({ orders: [], next: null });
  });

  test.each([
    { after: 'first' },
    { date: '2026-02-30' },
    { text: 'a'.repeat(81) },
    { text: 'a\u0000b' },
  ])('%o is refused', async (query) => {
    expect((await ask(query)).statusCode).toBe(400);
  });
});
