import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { pageCookies } from '#schemas/page.ts';
import { notifyConfigChange, notifyMenuChange } from '#server/db/queries/notify.ts';
import { products, restaurantProducts, restaurants } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildPageApp, countingEntry } from './build-page-app.ts';

const entry = countingEntry();
const { app, db } = await buildPageApp(entry);
const { burger, soup, unlisted, mains, pizza } = small;
const burgerPath = `/menu/corner-burger-${burger.productId}`;

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: small.host, ...headers } });

beforeEach(() => {
  entry.drawn.length = 0;
});

test('a dish has a page of its own, drawn with the menu', async () => {
  const reply = await get(burgerPath);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain(burger.name);
  expect(reply.body).toContain(`"productId":${burger.productId}`);
  expect(reply.headers['x-robots-tag']).toBeUndefined();
});

test('what is sold out stays found', async () => {
  const reply = await get(`/menu/pumpkin-soup-${soup.productId}`);
  expect(reply.statusCode).toBe(200);
});

test('an older slug, another spelling or the id alone lead to the present address for good', async () => {
  for (const path of [
    `/menu/beef-burger-${burger.productId}`,
    `/menu/${burger.productId}`,
    `/menu/Corner-Burger-${burger.productId}`,
  ]) {
    const reply = await get(`${path}?utm_source=mail`);
    expect(reply.statusCode).toBe(301);
    expect(reply.headers.location).toBe(`${burgerPath}?utm_source=mail`);
  }
  expect(entry.drawn).toEqual([]);
});

test('a name that changes moves the page', async () => {
  await db
    .update(products)
    .set({ name: 'Harbour burger' })
    .where(eq(products.id, burger.productId));
  await notifyMenuChange(db, small.tenant, small.restaurant);
  await expect.poll(async () => (await get(burgerPath)).statusCode).toBe(301);
  const moved = await get(burgerPath);
  expect(moved.headers.location).toBe(`/menu/harbour-burger-${burger.productId}`);
  await db.update(products).set({ name: burger.name }).where(eq(products.id, burger.productId));
  await notifyMenuChange(db, small.tenant, small.restaurant);
  await expect.poll(async () => (await get(burgerPath)).statusCode).toBe(200);
});

test('what no menu has is not found, and all of it is one page', async () => {
  const paths = [
    '/menu/gone-999999',
    `/menu/secret-${unlisted.productId}`,
    // Of another tenant.
    `/menu/margherita-${pizza.productId}`,
    '/menu/category/pizzas-999999',
    '/menu/no-id',
  ];
  const replies = await Promise.all(paths.map((path) => get(path)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 404));
  expect(replies.every(({ body }) => body.includes('"isMissing":true'))).toBe(true);
  expect(entry.drawn).toEqual(['/not-found']);
});

test('a category has a page, under its present name', async () => {
  const found = await get(`/menu/category/anything-${mains}`);
  expect(found.statusCode).toBe(301);
  const reply = await get(String(found.headers.location));
  expect(reply.statusCode).toBe(200);
  expect(reply.body).not.toContain('"productId":');
});

test('the address that a dish is opened at over the menu leads to its page', async () => {
  const reply = await get(`/menu?item=${burger.id}&q=beef`);
  expect(reply.statusCode).toBe(302);
  expect(reply.headers.location).toBe(`${burgerPath}?q=beef`);
  expect((await get('/menu?item=999999')).statusCode).toBe(200);
  // Over another page it stays open over that.
  expect((await get(`/?item=${burger.id}`)).statusCode).toBe(200);
});

test('a dish of another restaurant is drawn with that, unless one was chosen that lacks it', async () => {
  await db.update(restaurants).set({ status: 1 }).where(eq(restaurants.id, small.closedRestaurant));
  await db
    .update(restaurantProducts)
    .set({ restaurantId: small.closedRestaurant })
    .where(eq(restaurantProducts.id, small.lemonade.id));
  await notifyConfigChange(db, small.tenant);
  await notifyMenuChange(db, small.tenant, small.restaurant);
  await notifyMenuChange(db, small.tenant, small.closedRestaurant);
  const path = `/menu/lemonade-${small.lemonade.productId}`;
  await expect
    .poll(async () => (await get(path)).body)
    .toContain(`"drawnRestaurantId":${small.closedRestaurant}`);
  const cookie = `${pageCookies.restaurant}=${small.restaurant}`;
  const chosen = await get(path, { cookie });
  expect(chosen.statusCode).toBe(200);
  expect(chosen.body).toContain(`"drawnRestaurantId":${small.restaurant}`);
  expect(chosen.body).not.toContain('"productId":');
});
