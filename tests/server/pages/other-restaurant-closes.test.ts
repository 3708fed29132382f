import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { restaurantHours, restaurants } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildPageApp, countingEntry, settableClock } from './build-page-app.ts';

const entry = countingEntry();
const time = settableClock();
const open = () => buildPageApp(entry, { clock: time.clock });
let app: Awaited<ReturnType<typeof open>>['app'];

beforeEach(async () => {
  entry.drawn.length = 0;
  const opened = await open();
  const { db } = opened;
  await db.update(restaurants).set({ status: 1 }).where(eq(restaurants.id, small.closedRestaurant));
  await db.insert(restaurantHours).values(
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      tenantId: small.tenant,
      restaurantId: small.closedRestaurant,
      orderType: 'pickup' as const,
      weekday,
      opens: '10:00',
      closes: '17:10',
    })),
  );
  app = opened.app;
});

const get = () => app.inject({ url: '/', headers: { host: small.host } });

// It closes at 17:10 in Sydney; the restaurant that is drawn closes at 22:00.
test('a page is drawn anew when the doors of another restaurant close', async () => {
  time.set('2026-11-20T06:09:00Z');
  await get();
  await get();
  expect(entry.drawn).toEqual(['/']);
  time.set('2026-11-20T06:10:00Z');
  await get();
  expect(entry.drawn).toEqual(['/', '/']);
});

/** The last opening that a page tells of, by what it carries for the browser. */
const lastOpening = (html: string) =>
  [...html.matchAll(/"opens":"(\d{4}-\d{2}-\d{2}T[^"]+)"/g)]
    .map(([, opens = '']) => opens)
    .toSorted()
    .at(-1);

test('the openings move on with the clock, though nothing was changed', async () => {
  time.set('2026-11-20T06:20:00Z');
  expect(lastOpening((await get()).body)).toBe('2026-11-26T23:00:00.000Z');
  time.set('2026-11-22T06:20:00Z');
  expect(lastOpening((await get()).body)).toBe('2026-11-28T23:00:00.000Z');
});
