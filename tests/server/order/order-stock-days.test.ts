import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { restaurantHours, stockDays, stockLevels } from '#server/db/schema.ts';
import type { StockLevel } from '#server/db/queries/stock.ts';
import { ifReturned, returnTo, takeFrom } from '#server/domain/menu/stock.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { setStock, stockOf } from '../setup/stock-of.ts';

/** Sunday 22 November 2026, 12:00 in Sydney. */
const sundayNoon = new Date('2026-11-22T01:00:00Z');
const [sunday, monday, tuesday] = ['2026-11-22', '2026-11-23', '2026-11-24'];

let now = sundayNoon;
const { app, db, deps } = await buildSmallApp({ clock: () => now });
let nextGuest = 4_150_000;
const newShopper = () => createShopper(app, (nextGuest += 1));
const lemonades = { kind: 'product', itemId: small.lemonade.id } as const;
const left = (day: string | undefined) => stockOf(db, lemonades, day);

afterEach(async () => {
  now = sundayNoon;
  await db.delete(stockLevels);
  await db.update(restaurantHours).set({ opens: '10:00', closes: '22:00' });
  deps.menus.clear();
});

/** Counts lemonades: so many whole ones each day, all there on Sunday. */
const eachDay = (count: number) =>
  setStock(deps, lemonades, count * 2, { dailyHalves: count * 2, businessDay: sunday ?? '' });

const at = (pickup_date = '', pickup_time = '18:00') => ({ pickup_date, pickup_time });

const timeQuery = (day = '') => `?pickup_date=${day}&pickup_time=18:00`;

async function order(quantity: number, when: ReturnType<typeof at>) {
  const shopper = await newShopper();
  await shopper.fillCart({ ...lemonade, quantity });
  const reply = await shopper.place(shopper.orderBody(await shopper.cart(), when));
  const cancel = async () => {
    const { id } = reply.json().data;
    expectStatus(await shopper.call('POST', `/v2/orders/${id}/cancel`, { reason: 'no' }), 200);
  };
  return { reply, cancel };
}

describe('R65 a count belongs to the day of fulfilment', () => {
  test('R65 Sunday’s order for Tuesday takes Tuesday’s count and leaves Sunday’s', async () => {
    await eachDay(4);
    expectStatus((await order(3, at(tuesday))).reply, 201);
    expect([await left(sunday), await left(monday), await left(tuesday)]).toEqual([8, 8, 2]);
  });

  test('R65 what was sold for Tuesday is not sold a second time when Tuesday comes', async () => {
    await eachDay(4);
    expectStatus((await order(3, at(tuesday))).reply, 201);
    now = new Date(sundayNoon.getTime() + 48 * 60 * 60_000);
    deps.menus.clear();
    const late = await order(2, at(tuesday));
    expectStatus(late.reply, 409);
    expect(late.reply.json()).toMatchObject({
      code: 'out_of_stock',
      error: 'Only 1 of Lemonade is left.',
    });
    expectStatus((await order(1, at(tuesday))).reply, 201);
    expect(await left(tuesday)).toBe(0);
  });

  test('R65 a cancelled order gives back to the count of its day, whatever day it is by then', async () => {
    await eachDay(4);
    const forTuesday = await order(3, at(tuesday));
    expectStatus((await order(2, at(monday))).reply, 201);
    now = new Date(sundayNoon.getTime() + 24 * 60 * 60_000);
    await forTuesday.cancel();
    await forTuesday.cancel();
    expect([await left(monday), await left(tuesday)]).toEqual([4, 8]);
  });

  test('R65 a day that is sold out does not keep another day from being sold', async () => {
    await eachDay(2);
    const shopper = await newShopper();
    await shopper.fillCart({ ...lemonade, quantity: 2 });
    expectStatus((await order(2, at(sunday))).reply, 201);
    deps.menus.clear();
    const asked = (day = '') => shopper.cart(`&pickup_date=${day}&pickup_time=18:00`);
    expect((await asked(sunday)).problems).toMatchObject([{ message: 'Lemonade is sold out.' }]);
    expect((await asked(tuesday)).problems).toEqual([]);
    expectStatus(await shopper.place(shopper.orderBody(await asked(tuesday), at(tuesday))), 201);
    expect([await left(sunday), await left(tuesday)]).toEqual([0, 0]);
  });

  test('R65 what is sold out today can be added for another day, and is named once the time is of today', async () => {
    await eachDay(2);
    expectStatus((await order(2, at(sunday))).reply, 201);
    deps.menus.clear();
    const shopper = await newShopper();
    const addFor = (day: string | undefined) => shopper.add(lemonade, {}, timeQuery(day));
    expect((await shopper.add(lemonade)).json()).toMatchObject({ code: 'sold_out' });
    expect((await addFor(sunday)).json()).toMatchObject({ code: 'sold_out' });
    const added = await addFor(tuesday);
    expectStatus(added, 201);
    expect(added.json().data.problems).toEqual([]);
    const cartFor = (day = '') => shopper.cart(`&pickup_date=${day}&pickup_time=18:00`);
    expect((await cartFor(tuesday)).problems).toEqual([]);
    expect((await cartFor(sunday)).problems).toMatchObject([{ message: 'Lemonade is sold out.' }]);
    const refused = await shopper.place(shopper.orderBody(await cartFor(sunday), at(sunday)));
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'out_of_stock']);
    const placed = await shopper.place(shopper.orderBody(await cartFor(tuesday), at(tuesday)));
    expectStatus(placed, 201);
    const again = async (query = '') => {
      const { id } = placed.json().data;
      const reply = await shopper.call('POST', `/v2/orders/${id}/reorder${query}`, {});
      expectStatus(reply, 200);
      return contract.reorder.reply.parse(reply.json()).left_out;
    };
    expect(await again()).toMatchObject([{ message: 'Lemonade is sold out.' }]);
    expect(await again(timeQuery(monday))).toEqual([]);
  });

  test('R65 the menu of a day names what is sold out on that day', async () => {
    await eachDay(2);
    expectStatus((await order(2, at(tuesday))).reply, 201);
    const soldOut = async (when: Record<string, string> = {}) => {
      const reply = await app.inject({
        url: '/api/v2/config-version',
        headers: { host: small.host },
        query: { restaurant_id: String(small.restaurant), ...when },
      });
      const { menu } = contract.getLiveConfigVersion.reply.parse(reply.json()).data;
      return menu?.unavailable.products.map(({ id }) => id).includes(small.lemonade.id);
    };
    expect([await soldOut(), await soldOut(at(monday)), await soldOut(at(tuesday))]).toEqual([
      false,
      false,
      true,
    ]);
    expectStatus((await order(2, at(sunday))).reply, 201);
    deps.menus.forget(small.tenant, small.restaurant);
    expect([await soldOut(), await soldOut(at(monday)), await soldOut(at(tuesday))]).toEqual([
      true,
      false,
      true,
    ]);
    const shopper = await newShopper();
    const reply = await shopper.add(lemonade, {}, timeQuery(tuesday));
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'sold_out']);
  });

  test('R65 R63 of many who want the last ones of several days at once each day sells its own', async () => {
    await eachDay(3);
    const days = [sunday, monday, tuesday];
    const orders = await Promise.all(
      Array.from({ length: 24 }, (_, n) => order(1, at(days[n % days.length]))),
    );
    const codes = orders.map(({ reply }) =>
      reply.statusCode === 201 ? 'placed' : reply.json().code,
    );
    for (const [index] of days.entries()) {
      const ofDay = codes.filter((_, n) => n % days.length === index);
      expect(ofDay.filter((code) => code === 'placed')).toHaveLength(3);
      expect(ofDay.filter((code) => code === 'out_of_stock')).toHaveLength(5);
    }
    expect(await db.select().from(stockDays)).toMatchObject(days.map(() => ({ halves: 0 })));
  });

  test('R65 after closing, the menu sells the count of the day that opens next', async () => {
    await eachDay(2);
    const shopper = await newShopper();
    expectStatus((await order(2, at(sunday))).reply, 201);
    deps.menus.clear();
    expect((await shopper.add(lemonade)).json()).toMatchObject({ code: 'sold_out' });
    // 22:30 in Sydney; the restaurant closed at 22:00, and the menu that was read is asked again.
    now = new Date('2026-11-22T11:30:00Z');
    expectStatus(await shopper.add(lemonade), 201);
    expect((await shopper.cart()).problems).toEqual([]);
    const reply = await shopper.place(shopper.orderBody(await shopper.cart(), at(monday)));
    expectStatus(reply, 201);
    expect([await left(sunday), await left(monday)]).toEqual([0, 2]);
  });

  test('R65 after midnight a long evening still sells the count of the day it began on', async () => {
    await db.update(restaurantHours).set({ opens: '18:00', closes: '02:00' });
    await eachDay(4);
    expectStatus((await order(1, at(monday, '01:00'))).reply, 201);
    expect([await left(sunday), await left(monday)]).toEqual([6, 8]);
    expectStatus((await order(1, at(monday, '19:00'))).reply, 201);
    expect([await left(sunday), await left(monday)]).toEqual([6, 6]);
  });

  test('R65 the day is the restaurant’s, not the server’s or that of UTC', async () => {
    await db.update(restaurantHours).set({ opens: '06:00', closes: '22:00' });
    await eachDay(4);
    // 07:00 on Tuesday in Sydney is still Monday in UTC.
    expectStatus((await order(1, at(tuesday, '07:00'))).reply, 201);
    expect([await left(monday), await left(tuesday)]).toEqual([8, 6]);
  });
});

describe('R65 whatever is taken and given back', () => {
  const day = fc.constantFrom('2026-11-22', '2026-11-23', '2026-11-24');
  const step = fc.record({ day, halves: fc.integer({ min: 1, max: 5 }), ends: fc.nat(9) });

  test('R65 each day sells at most what it begins with, and holds it all again when all is given back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9 }),
        fc.array(step, { maxLength: 20 }),
        (daily, steps) => {
          const levels = new Map<string, StockLevel>();
          const levelOf = (of: string): StockLevel =>
            levels.get(of) ?? { ...lemonades, day: of, left: daily, dailyHalves: daily };
          const open: ReturnType<typeof takeFrom>['held'][] = [];
          const giveBack = (index: number) => {
            const [held] = open.splice(index, 1);
            const of = held?.[0]?.day;
            if (!held || !of) return;
            const level = levelOf(of);
            const [change] = returnTo([level], held).changes;
            expect(ifReturned([level], held)).toEqual([{ ...level, left: change?.left }]);
            levels.set(of, { ...level, left: change?.left ?? level.left });
          };
          for (const { day: of, halves, ends } of steps) {
            const level = levelOf(of);
            const { shortages, changes, held } = takeFrom([level], [{ ...lemonades, halves }]);
            expect(shortages.length > 0).toBe(level.left < halves);
            if (shortages.length === 0) {
              levels.set(of, { ...level, left: changes[0]?.left ?? -1 });
              open.push(held);
            }
            if (ends < open.length) giveBack(ends);
            const taken = open.flat().filter((one) => one.day === of);
            const sum = taken.reduce((total, one) => total + one.halves, 0);
            expect(levelOf(of).left).toBe(daily - sum);
          }
          while (open.length > 0) giveBack(0);
          for (const { left: rest } of levels.values()) expect(rest).toBe(daily);
        },
      ),
    );
  });

  test('R65 what was taken of one day is never given to another, nor to a count through', () => {
    const held = [{ ...lemonades, halves: 2, day: '2026-11-22' }];
    const other = { ...lemonades, day: '2026-11-23', left: 1, dailyHalves: 8 };
    const through = { ...lemonades, day: null, left: 1, dailyHalves: null };
    expect(returnTo([other, through], held).changes).toEqual([]);
  });
});
