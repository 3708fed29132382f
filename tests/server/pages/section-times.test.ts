import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { pageCookies } from '#schemas/page.ts';
import { restaurants, siteConfigs } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildPageApp, countingEntry, settableClock } from './build-page-app.ts';

const entry = countingEntry();
const time = settableClock();
const open = () => buildPageApp(entry, { clock: time.clock });
let app: Awaited<ReturnType<typeof open>>['app'];
// Every day: no doors open or close at a quarter past, which would draw the page anew besides.
const lunch = { times: [{ days: [], from: '12:15', to: '14:15' }] };
const get = (cookie = '') => app.inject({ url: '/', headers: { host: small.host, cookie } });
const rests = (html: string) => /"resting":(\[[^\]]*\])/.exec(html)?.[1] ?? 'nothing';

beforeEach(async () => {
  entry.drawn.length = 0;
  const opened = await open();
  await opened.db
    .update(restaurants)
    .set({ status: 1, timeZone: 'Asia/Kathmandu' })
    .where(eq(restaurants.id, small.closedRestaurant));
  await opened.db
    .update(siteConfigs)
    .set({ document: { layout: { home: [{ id: 'hero' }, { id: 'features', when: lunch }] } } })
    .where(eq(siteConfigs.tenantId, small.tenant));
  opened.deps.settings.clear();
  app = opened.app;
});

// In Sydney 12:15 is 01:15 UTC, in Kathmandu 06:30.
test('a kept page ends at the minute in which a section comes or goes', async () => {
  time.set('2026-11-20T01:14:00Z');
  expect(rests((await get()).body)).toBe('["features"]');
  time.set('2026-11-20T01:14:59Z');
  expect(rests((await get()).body)).toBe('["features"]');
  expect(entry.drawn).toEqual(['/']);
  time.set('2026-11-20T01:15:00Z');
  expect(rests((await get()).body)).toBe('nothing');
  time.set('2026-11-20T01:20:00Z');
  expect(rests((await get()).body)).toBe('nothing');
  expect(entry.drawn).toEqual(['/', '/']);
  time.set('2026-11-20T03:15:00Z');
  expect(rests((await get()).body)).toBe('["features"]');
});

test('each restaurant has its own clock', async () => {
  time.set('2026-11-21T01:30:00Z');
  const other = `${pageCookies.restaurant}=${small.closedRestaurant}`;
  expect(rests((await get()).body)).toBe('nothing');
  expect(rests((await get(other)).body)).toBe('["features"]');
  time.set('2026-11-21T06:30:00Z');
  expect(rests((await get(other)).body)).toBe('nothing');
  expect(rests((await get()).body)).toBe('["features"]');
});
