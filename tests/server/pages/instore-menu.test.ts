import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bootElementId, pageCookies, type PageBoot } from '#schemas/page.ts';
import { restaurants } from '#server/db/schema.ts';
import * as storefront from '#src/entries/entry-server.tsx';
import { small } from '#tests/fixtures/small-menu.ts';
import { at } from '../setup/build-test-app.ts';
import { buildPageApp } from './build-page-app.ts';

const { app, db } = await buildPageApp(storefront);
await db.update(restaurants).set({ status: 1 }).where(eq(restaurants.id, small.closedRestaurant));

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...at, ...headers } });

function bootIn(html: string): PageBoot {
  const [, text = ''] =
    new RegExp(`<script[^>]*id="${bootElementId}"[^>]*>([^<]*)</script>`).exec(html) ?? [];
  const boot: PageBoot = JSON.parse(text);
  return boot;
}

test('the server draws the in-store menu with the prices of the restaurant', async () => {
  const { body, statusCode } = await get('/instore-menu');
  expect(statusCode).toBe(200);
  expect(body).toContain('In-store menu');
  expect(body).toContain(small.burger.name);
  // 12.00 in the restaurant, 12.90 online.
  expect(body).toMatch(/<span[^>]*>\$12\.00<\/span>/);
  expect(body).not.toMatch(/<span[^>]*>\$12\.90<\/span>/);
});

test('a link shows the menu of its restaurant, and leaves where one orders from as it is', async () => {
  const chosen = { cookie: `${pageCookies.restaurant}=${small.restaurant}` };
  const linked = bootIn(
    (await get(`/instore-menu?restaurant=${small.closedRestaurant}`, chosen)).body,
  );
  expect(linked.menu?.restaurant_id).toBe(small.closedRestaurant);
  expect(linked.selectedRestaurantId).toBe(small.restaurant);
  expect(linked.drawnRestaurantId).toBe(small.restaurant);
});

test.each([
  ['of another tenant', String(small.otherRestaurant)],
  ['of nobody', '999999'],
  ['that is no id', '1%20or%201'],
])(
  'a link to a restaurant %s shows what the page without it shows, from the same cache',
  async (_, id) => {
    const plain = await get('/instore-menu');
    const linked = await get(`/instore-menu?restaurant=${id}`);
    expect(bootIn(linked.body).menu?.restaurant_id).toBe(bootIn(plain.body).menu?.restaurant_id);
    expect(linked.headers.etag).toBe(plain.headers.etag);
  },
);
