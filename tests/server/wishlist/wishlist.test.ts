import { and, eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { mostFavourites } from '#schemas/api/wishlist.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { products, restaurantProducts, restaurants, wishlistItems } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { expectStatus } from '../setup/shopper.ts';
import { signUserIn } from '../setup/sign-user-in.ts';

const { app, db, deps } = await buildSmallApp();

/** A user with their calls about favourites. */
async function userOf(email: string) {
  const { user, headers } = await signUserIn(db, { email });
  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  const ask = (dish: { id: number; productId: number }, userId = user.userNumber) =>
    call('POST', '/add-to-wishlist', {
      product_id: dish.productId,
      restaurant_product_id: dish.id,
      user_id: userId,
    });
  const add = async (dish: { id: number; productId: number }) => {
    const reply = await ask(dish);
    expectStatus(reply, 201);
    return contract.addToWishlist.reply.parse(reply.json()).data.id;
  };
  const list = async () => {
    const reply = await call('GET', '/get-wishlist');
    expectStatus(reply, 200);
    return contract.getWishlist.reply.parse(reply.json());
  };
  return { user, call, ask, add, list };
}

const refusal = (reply: { statusCode: number; json(): unknown }) => {
  const { code, error } = errorReply.parse(reply.json());
  return [reply.statusCode, code, error];
};

const change = (id: number, values: Partial<typeof restaurantProducts.$inferInsert>) =>
  db
    .update(restaurantProducts)
    .set(values)
    .where(and(eq(restaurantProducts.tenantId, small.tenant), eq(restaurantProducts.id, id)));

describe('favourites of a user', () => {
  test('are a bare array, the newest first, as specification §3 has them', async () => {
    const ada = await userOf('list@example.com');
    expect(await ada.list()).toEqual([]);
    const burger = await ada.add(small.burger);
    const lemonade = await ada.add(small.lemonade);
    const list = await ada.list();
    expect(list.map(({ id }) => id)).toEqual([lemonade, burger]);
    expect(list[1]).toMatchObject({
      product_id: small.burger.productId,
      restaurant_product_id: small.burger.id,
      products: { name: small.burger.name },
      restaurant_products: { online_price: 12.9 },
      restaurant: { id: small.restaurant, name: 'Corner Kitchen Harbour' },
      sale: 'sold',
    });
  });

  test('hold a dish once, however often and from however many tabs it is added', async () => {
    const ada = await userOf('twice@example.com');
    const ids = await Promise.all([1, 2, 3, 4].map(() => ada.add(small.burger)));
    expect(new Set(ids).size).toBe(1);
    expect(await ada.list()).toHaveLength(1);
  });

  test('are removed one by one, and all at once, which can be said again', async () => {
    const ada = await userOf('remove@example.com');
    const burger = await ada.add(small.burger);
    await ada.add(small.lemonade);
    expectStatus(await ada.call('DELETE', `/wishlist/${burger}`), 200);
    expect(refusal(await ada.call('DELETE', `/wishlist/${burger}`))).toEqual([
      404,
      'unknown_favourite',
      'This is not one of your favourites any more.',
    ]);
    expect(await ada.list()).toHaveLength(1);
    for (const _ of [1, 2]) {
      const cleared = await ada.call('GET', '/empty-wishlist');
      expectStatus(cleared, 200);
      expect(cleared.headers['cache-control']).toBe('no-store');
    }
    expect(await ada.list()).toEqual([]);
  });

  test('are nobody else’s: their ids lead nowhere and their lists stay apart', async () => {
    const ada = await userOf('mine@example.com');
    const bob = await userOf('bob@example.com');
    const burger = await ada.add(small.burger);
    expect(await bob.list()).toEqual([]);
    expect(refusal(await bob.call('DELETE', `/wishlist/${burger}`))[0]).toBe(404);
    expectStatus(await bob.call('GET', '/empty-wishlist'), 200);
    expect(await ada.list()).toHaveLength(1);
    // The number of somebody else proves nothing.
    expect(refusal(await bob.ask(small.burger, ada.user.userNumber)).slice(0, 2)).toEqual([
      403,
      'not_yours',
    ]);
  });

  test('are no dishes of another tenant, none that is off the menu, none by a wrong name', async () => {
    const ada = await userOf('wrong@example.com');
    const unknown = [404, 'unknown_item', 'This dish is not on the menu any more.'];
    expect(refusal(await ada.ask(small.pizza))).toEqual(unknown);
    expect(refusal(await ada.ask(small.unlisted))).toEqual(unknown);
    const other = { id: small.burger.id, productId: small.lemonade.productId };
    expect(refusal(await ada.ask(other)).slice(0, 2)).toEqual([422, 'product_mismatch']);
    expect(await ada.list()).toEqual([]);
  });

  test('are as many as a list can hold, and the one that is there already is no further one', async () => {
    const ada = await userOf('many@example.com');
    const first = await ada.add(small.burger);
    const dishes = await db
      .insert(products)
      .values(
        Array.from({ length: mostFavourites }, (_, index) => ({
          tenantId: small.tenant,
          externalId: `many ${index}`,
          name: `Dish ${index}`,
        })),
      )
      .returning({ id: products.id });
    const sold = await db
      .insert(restaurantProducts)
      .values(
        dishes.map(({ id }) => ({
          tenantId: small.tenant,
          restaurantId: small.restaurant,
          productId: id,
          price: 500,
          onlinePrice: 500,
        })),
      )
      .returning({ id: restaurantProducts.id, productId: restaurantProducts.productId });
    const [last, ...others] = sold;
    if (!last) throw new Error('no dish was made');
    await db.insert(wishlistItems).values(
      others.map(({ id }) => ({
        tenantId: small.tenant,
        userId: ada.user.id,
        restaurantProductId: id,
      })),
    );
    expect(await ada.list()).toHaveLength(mostFavourites);
    expect(refusal(await ada.ask(last)).slice(0, 2)).toEqual([409, 'wishlist_full']);
    expect(await ada.add(small.burger)).toBe(first);
  });
});

describe('a favourite says whether it can be had', () => {
  test('sold out for the moment, off the menu, or its restaurant closed', async () => {
    const ada = await userOf('sale@example.com');
    await ada.add(small.soup);
    await ada.add(small.lemonade);
    const sales = async () => (await ada.list()).map(({ sale }) => sale);
    expect(await sales()).toEqual(['sold', 'sold_out']);
    await change(small.lemonade.id, { isListed: false });
    deps.menus.clear();
    expect(await sales()).toEqual(['gone', 'sold_out']);
    // It stays a favourite, with its name, and comes back with the dish.
    expect((await ada.list())[0]?.products.name).toBe('Lemonade');
    await change(small.lemonade.id, { isListed: true });
    deps.menus.clear();
    expect(await sales()).toEqual(['sold', 'sold_out']);
    const setStatus = (status: number) =>
      db.update(restaurants).set({ status }).where(eq(restaurants.id, small.restaurant));
    await setStatus(0);
    onTestFinished(async () => void (await setStatus(1)));
    expect(await sales()).toEqual(['gone', 'gone']);
  });
});

describe('whoever is no user', () => {
  const calls = [
    ['GET', '/get-wishlist'],
    ['POST', '/add-to-wishlist'],
    ['DELETE', '/wishlist/1'],
    ['GET', '/empty-wishlist'],
  ] as const;

  test.each(calls)('is answered 401 by %s %s without a token', async (method, url) => {
    const reply = await app.inject({ method, url: `/api${url}`, headers: { host: small.host } });
    expect(reply.statusCode).toBe(401);
  });

  test('changes nothing by a cookie or an address: only a bearer token clears', async () => {
    const { user, headers } = await signUserIn(db, { email: 'bearer@example.com' });
    await db.insert(wishlistItems).values({
      tenantId: small.tenant,
      userId: user.id,
      restaurantProductId: small.burger.id,
    });
    const token = headers.authorization.replace('Bearer ', '');
    const reply = await app.inject({
      url: `/api/empty-wishlist?token=${token}`,
      headers: { host: small.host, cookie: `token=${token}` },
    });
    expect(reply.statusCode).toBe(401);
    const kept = await db.select().from(wishlistItems).where(eq(wishlistItems.userId, user.id));
    expect(kept).toHaveLength(1);
  });
});
