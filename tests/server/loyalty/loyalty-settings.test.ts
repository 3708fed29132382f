import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { orders } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { insertOrders } from '../setup/insert-orders.ts';
import { expectStatus, lemonade } from '../setup/shopper.ts';
import { signStaffIn } from '../setup/sign-staff-in.ts';
import { cartOf, plainLine } from '../../schemas/pricing/carts.ts';
import { loyaltyBody, openLoyaltyShop } from './loyalty-shop.ts';

const shop = await openLoyaltyShop();
const { app, db, owner, manager, newUser, points, setRules } = shop;
const url = '/api/v2/staff/loyalty';
const put = (payload: object, revision: number, headers: object = owner) =>
  app.inject({
    method: 'PUT',
    url,
    headers: { ...headers, 'if-match': `"${revision}"` },
    payload,
  });
const read = async (headers = owner) => {
  const reply = await app.inject({ url, headers: { ...headers } });
  expectStatus(reply, 200);
  return contract.getLoyaltySettings.reply.parse(reply.json()).data;
};

describe('the rules of points', () => {
  test('begin switched off, are saved by owners alone, and a stale save shows the present', async () => {
    const theirs = await signStaffIn(app, 'owner@pizza.test', small.otherHost);
    expect((await read(theirs)).is_on).toBe(false);
    const { revision } = await read();
    expect((await put(loyaltyBody, revision, manager)).statusCode).toBe(403);
    expectStatus(await put(loyaltyBody, revision), 200);
    const stale = await put({ ...loyaltyBody, step: 5, minimum: 5 }, revision);
    expectStatus(stale, 412);
    expect(stale.json().data).toMatchObject({ step: 1, point_value: '0.10', unit: '1.00' });
  });

  test.each([
    ['unit', '0'],
    ['point_value', '-1'],
    ['points_per_unit', 0],
    ['step', 1.5],
    ['max_share', 101],
    ['expiry_months', 0],
  ])('a %s of %s is refused at its field', async (field, value) => {
    const { revision } = await read();
    const reply = await put({ ...loyaltyBody, [field]: value }, revision);
    expectStatus(reply, 400);
    expect(reply.json().problems).toMatchObject([{ path: `body.${field}` }]);
  });

  test('everybody reads them, nobody’s points but their own', async () => {
    await setRules();
    const reply = await app.inject({ url: '/api/v2/loyalty', headers: { host: small.host } });
    expectStatus(reply, 200);
    expect(reply.json().data).toMatchObject({
      programme: { unit: 1, point_value: 0.1, expiry_months: 12 },
      account: null,
    });
    const ada = await newUser(30);
    const bob = await newUser();
    expect((await points(ada)).account).toMatchObject({ balance: 30, next_reward: { points: 31 } });
    expect((await points(bob)).account).toMatchObject({ balance: 0, entries: [] });
  });

  test('R14 an order keeps the rules that it was placed by', async () => {
    await setRules();
    const ada = await newUser();
    await ada.shopper.fillCart({ ...lemonade, quantity: 2 });
    const order = await ada.shopper.placed();
    await setRules({ points_per_unit: 100 });
    await shop.complete(order);
    expect((await points(ada)).account?.balance).toBe(9);
  });
});

describe('what rules would have cost', () => {
  test('R74 counts the completed orders of last month, and those of users apart', async () => {
    const order = (unit: number, day: string, status: 'completed' | 'cancelled' = 'completed') => ({
      cart: cartOf([plainLine(1, unit)]),
      businessDay: day,
      placedAt: new Date(`${day}T02:00:00Z`),
      promisedAt: new Date(`${day}T03:00:00Z`),
      status,
    });
    const [first] = await insertOrders(db, [
      order(2190, '2026-10-01'),
      order(10_500, '2026-10-31'),
      order(5000, '2026-10-15', 'cancelled'),
      order(5000, '2026-11-01'),
      order(5000, '2026-09-30'),
    ]);
    const ada = await newUser();
    await db
      .update(orders)
      .set({ shopperId: ada.user.id })
      .where(eq(orders.id, first ?? ''));
    const ask = async (changes: object) => {
      const reply = await app.inject({
        method: 'POST',
        url: `${url}/preview`,
        headers: { ...owner },
        payload: { ...loyaltyBody, unit: '10', ...changes },
      });
      expectStatus(reply, 200);
      return contract.previewLoyalty.reply.parse(reply.json()).data;
    };
    expect(await ask({})).toEqual({
      from: '2026-10-01',
      until: '2026-10-31',
      orders: 2,
      spent: 126.9,
      points: 12,
      worth: 1.2,
      user_orders: 1,
      user_points: 2,
      user_worth: 0.2,
      currency: 'AUD',
    });
    expect(await ask({ counts_tax: false })).toMatchObject({ spent: 115.36, points: 10 });
  });
});
