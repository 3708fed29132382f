import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { anonymiseUser } from '#server/db/queries/user-deletion.ts';
import { loyaltyEntries, loyaltyLots, orders } from '#server/db/schema.ts';
import { earnClaimedOrders } from '#server/ordering/loyalty/claim-points.ts';
import { expirePoints } from '#server/jobs/expire-points.ts';
import { redeemPoints } from '#server/ordering/loyalty/redeem-points.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { createShopper, expectStatus, lemonade, plainBurger } from '../setup/shopper.ts';
import { openLoyaltyShop } from './loyalty-shop.ts';

const shop = await openLoyaltyShop();
const { app, db, setRules, newUser, give, points, account, bothSums, complete } = shop;
await setRules();
const later = (days: number) => new Date(fridayNoon.getTime() + days * 24 * 60 * 60 * 1000);

describe('R74 R75 earning', () => {
  test('R74 R75 an order’s points are pending until it is completed, and come once', async () => {
    const ada = await newUser();
    await ada.shopper.fillCart(plainBurger, { ...lemonade, quantity: 2 });
    const cart = await ada.shopper.cart();
    expect(cart.loyalty).toMatchObject({ earns: 21, balance: 0, used: 0, most: 219 });
    const order = await ada.shopper.placed();
    expect(order.loyalty).toEqual({ used: 0, earns: 21 });
    expect(await account(ada)).toMatchObject({ balance: 0, pending: 21, entries: [] });
    await complete(order);
    await shop.move(order, 'completed');
    expect(await account(ada)).toMatchObject({
      balance: 21,
      pending: 0,
      expiring: { points: 21, last_day: '2027-11-20' },
      entries: [{ kind: 'earn', points: 21, order_id: order.id, order_number: order.number }],
    });
    expect(await bothSums(ada)).toEqual([21, 21]);
  });

  test('R73 R75 an order that is cancelled earns nothing', async () => {
    const ada = await newUser();
    await ada.shopper.fillCart(plainBurger);
    const order = await ada.shopper.placed();
    await shop.move(order, 'cancelled', 'Sold out');
    expect(await account(ada)).toMatchObject({ balance: 0, pending: 0, entries: [] });
  });

  test('R75 an order that waits for its money promises nothing yet', async () => {
    const ada = await newUser();
    await ada.shopper.fillCart(plainBurger);
    const order = await ada.shopper.placed({ payment_method: 'card' });
    expect((await account(ada)).pending).toBe(0);
    expectStatus(await ada.shopper.pay(order.id), 200);
    expect((await account(ada)).pending).toBe(12);
  });

  test('R79 a guest’s order that is claimed earns once, what was refunded of it does not', async () => {
    const guest = await createShopper(app, 5_300_001);
    await guest.fillCart({ ...lemonade, quantity: 4 });
    const order = await guest.placed();
    expect(order.loyalty).toEqual({ used: 0, earns: 18 });
    await shop.move(order, 'preparing');
    await shop.refunded(order, { what: { kind: 'amount' }, amount: 4.5 });
    await shop.move(order, 'ready');
    await shop.move(order, 'completed');
    expect(await db.select().from(loyaltyLots).where(eq(loyaltyLots.orderId, order.id))).toEqual(
      [],
    );
    const ada = await newUser();
    const claim = () =>
      db.transaction(async (tx) => {
        const own = { shopperId: ada.user.id };
        await tx.update(orders).set(own).where(eq(orders.id, order.id));
        await earnClaimedOrders(tx, small.tenant, { orderIds: [order.id], now: fridayNoon });
      });
    await claim();
    await claim();
    expect(await account(ada)).toMatchObject({ balance: 14, pending: 0 });
    expect(await bothSums(ada)).toEqual([14, 14]);
  });

  test('R74 without a programme orders earn nothing, and nobody is told of points', async () => {
    await setRules({ is_on: false });
    onTestFinished(async () => void (await setRules()));
    const ada = await newUser();
    await ada.shopper.fillCart(plainBurger);
    expect((await ada.shopper.cart()).loyalty).toBeUndefined();
    const order = await ada.shopper.placed();
    expect(order.loyalty).toBeUndefined();
    expect((await points(ada)).programme).toBeNull();
  });
});

describe('R76 redeeming', () => {
  test('R76 the customer chooses an amount; the cart shows it, and the order takes it', async () => {
    const ada = await newUser(100);
    await ada.shopper.fillCart(plainBurger);
    const cart = await ada.shopper.cart('&points=40&delivery_method=pickup');
    expect(cart.loyalty).toMatchObject({ balance: 100, used: 40, most: 129, earns: 8 });
    expect(cart).toMatchObject({ subtotal: 12.9, total: 8.9 });
    expect(cart.bill).toEqual([{ kind: 'points', name: '40', amount: -4 }]);
    const order = await ada.shopper.place(ada.shopper.orderBody(cart, { points: 40 }));
    expectStatus(order, 201);
    expect(order.json().data).toMatchObject({ total: 8.9, loyalty: { used: 40, earns: 8 } });
    expect((await account(ada)).balance).toBe(60);
    expect(await bothSums(ada)).toEqual([60, 60]);
  });

  test('R76 only points that are used are taken', async () => {
    const ada = await newUser(500);
    await ada.shopper.fillCart(lemonade);
    const cart = await ada.shopper.cart('&points=500');
    expect(cart.loyalty?.used).toBe(45);
    const reply = await ada.shopper.place(ada.shopper.orderBody(cart, { points: 500 }));
    expectStatus(reply, 201);
    expect(reply.json().data).toMatchObject({ due: 0, payment_method: 'none' });
    expect((await account(ada)).balance).toBe(455);
  });

  test('R76 guests never redeem', async () => {
    const guest = await createShopper(app, 5_300_002);
    await guest.fillCart(plainBurger);
    const cart = await guest.cart('&points=40');
    expect(cart).toMatchObject({ total: 12.9, loyalty: { balance: null, used: 0 } });
    const reply = await guest.place(guest.orderBody(cart, { points: 40 }));
    expectStatus(reply, 422);
    expect(reply.json().problems).toMatchObject([{ path: 'points', code: 'points_need_account' }]);
  });

  test('R55 R76 more points than there are is a conflict with the fresh cart', async () => {
    const ada = await newUser(10);
    const cart = await ada.shopper.fillCart(plainBurger);
    const reply = await ada.shopper.place(
      ada.shopper.orderBody({ ...cart, total: 8.9 }, { points: 40 }),
    );
    expectStatus(reply, 409);
    const codes = reply.json().problems.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(expect.arrayContaining(['not_enough_points', 'total_changed']));
    expect(reply.json().data.loyalty).toMatchObject({ balance: 10, used: 10 });
  });

  test('R53 R79 of 50 parallel redemptions no point is used twice', async () => {
    const ada = await newUser(30);
    await give(ada, 25);
    await ada.shopper.fillCart(plainBurger);
    const cart = await ada.shopper.cart('&points=10');
    await complete(await ada.shopper.placed({ points: 10, expected_total: cart.total }));
    const lots = await db.select().from(loyaltyLots).where(eq(loyaltyLots.userId, ada.user.id));
    const [{ orderId } = { orderId: '' }] = lots;
    const before = (await account(ada)).balance;
    const taken = await Promise.all(
      Array.from({ length: 50 }, () =>
        db.transaction((tx) =>
          redeemPoints(tx, small.tenant, {
            userId: ada.user.id,
            orderId,
            points: 4,
            now: fridayNoon,
          }),
        ),
      ),
    );
    const wins = taken.filter(Boolean).length;
    expect(wins).toBe(Math.floor(before / 4));
    expect(await bothSums(ada)).toEqual([before - wins * 4, before - wins * 4]);
  });

  test('R53 two orders at once cannot use the same points', async () => {
    const ada = await newUser(40);
    await ada.shopper.fillCart(plainBurger);
    const cart = await ada.shopper.cart('&points=40');
    const body = ada.shopper.orderBody(cart, { points: 40 });
    const replies = await Promise.all([ada.shopper.place(body), ada.shopper.place(body)]);
    const ids = replies.map((reply) => reply.json().data?.id);
    expect(ids[0]).toBe(ids[1]);
    expect(await bothSums(ada)).toEqual([0, 0]);
  });
});

describe('R73 R77 R78 what comes back', () => {
  test('R73 R78 a cancelled order gives all points back, with their old expiry', async () => {
    const expiresAt = later(90);
    const ada = await newUser(40, expiresAt);
    await give(ada, 40, later(200));
    await ada.shopper.fillCart(plainBurger);
    const cart = await ada.shopper.cart('&points=60');
    const order = await ada.shopper.placed({ points: 60, expected_total: cart.total });
    expect((await account(ada)).balance).toBe(20);
    await shop.move(order, 'cancelled', 'Sold out');
    expect(await account(ada)).toMatchObject({ balance: 80, expiring: { points: 40 } });
    const lots = await db.select().from(loyaltyLots).where(eq(loyaltyLots.userId, ada.user.id));
    const left = lots.filter((lot) => lot.left > 0).map((lot) => lot.expiresAt?.getTime());
    expect(left.toSorted()).toEqual([expiresAt.getTime(), later(200).getTime()]);
    expect(await bothSums(ada)).toEqual([80, 80]);
  });

  test('R77 R78 partial refunds take points back and give points back, rounded down', async () => {
    const ada = await newUser(30);
    await ada.shopper.fillCart({ ...lemonade, quantity: 4 });
    const cart = await ada.shopper.cart('&points=30');
    const order = await ada.shopper.placed({ points: 30, expected_total: cart.total });
    expect(order).toMatchObject({ total: 15, loyalty: { used: 30, earns: 15 } });
    await complete(order);
    expect((await account(ada)).balance).toBe(15);
    await shop.refunded(order, { what: { kind: 'amount' }, amount: 2.6 });
    // 30 × 2.6 / 15 = 5.2 come back, 2 go.
    expect((await account(ada)).balance).toBe(18);
    await shop.refunded(order, { what: { kind: 'amount' }, amount: 0.5 });
    // 30 × 3.1 / 15 = 6.2 in all, 3 go in all.
    expect((await account(ada)).balance).toBe(18);
    await shop.refunded(order, { what: { kind: 'all' }, amount: 11.9 });
    expect((await account(ada)).balance).toBe(30);
    expect(await bothSums(ada)).toEqual([30, 30]);
  });

  test('R77 a balance never falls below 0 where the points were used meanwhile', async () => {
    const ada = await newUser();
    await ada.shopper.fillCart(plainBurger);
    const order = await ada.shopper.placed();
    await complete(order);
    await ada.shopper.fillCart(plainBurger);
    const cart = await ada.shopper.cart('&points=12');
    await ada.shopper.placed({ points: 12, expected_total: cart.total });
    expect((await account(ada)).balance).toBe(0);
    await shop.refunded(order, { what: { kind: 'all' }, amount: 12.9 });
    expect((await account(ada)).balance).toBe(0);
    expect(await bothSums(ada)).toEqual([0, 0]);
  });

  test('R77 what is refunded before an order is completed is never earned', async () => {
    const ada = await newUser();
    await ada.shopper.fillCart({ ...lemonade, quantity: 4 });
    const order = await ada.shopper.placed();
    await shop.move(order, 'preparing');
    const [line] = order.items;
    const items = [{ line_id: line?.id ?? 0, part: null, quantity: 2 }];
    await shop.refunded(order, {
      what: { kind: 'items', items, fees: false, tip: false },
      amount: 9,
    });
    expect((await account(ada)).pending).toBe(9);
    await shop.move(order, 'ready');
    await shop.move(order, 'completed');
    expect(await account(ada)).toMatchObject({ balance: 9, pending: 0 });
  });
});

describe('R79 expiry', () => {
  test('R79 points are there to the end of their last day, and then are not', async () => {
    const ada = await newUser(40, later(10));
    await give(ada, 25);
    const at = (days: number) => ({ db, clock: () => later(days), isStopping: () => false });
    await expirePoints(at(9.99));
    expect((await bothSums(ada))[0]).toBe(65);
    await expirePoints(at(10));
    await expirePoints(at(10));
    expect(await bothSums(ada)).toEqual([25, 25]);
    expect((await account(ada)).entries[0]).toMatchObject({ kind: 'expire', points: -40 });
  });

  test('R79 what has expired is not redeemed, whether the job saw it or not', async () => {
    const ada = await newUser(40, later(-1));
    expect(await account(ada)).toMatchObject({ balance: 0, entries: [{ kind: 'expire' }, {}] });
  });

  test('points go with a deleted account', async () => {
    const ada = await newUser(40);
    await ada.shopper.fillCart(plainBurger);
    await ada.shopper.placed();
    await db.transaction((tx) =>
      anonymiseUser(tx, small.tenant, { userId: ada.user.id, now: fridayNoon }),
    );
    const own = eq(loyaltyLots.userId, ada.user.id);
    expect(await db.select().from(loyaltyLots).where(own)).toEqual([]);
    expect(await bothSums(ada)).toEqual([0, 0]);
  });

  test('R79 no entry of the ledger can be changed', async () => {
    const ada = await newUser(5);
    const change = db
      .update(loyaltyEntries)
      .set({ points: 500 })
      .where(eq(loyaltyEntries.userId, ada.user.id));
    await expect(change).rejects.toMatchObject({
      cause: { message: 'a row of loyalty_entries is never changed' },
    });
  });
});
