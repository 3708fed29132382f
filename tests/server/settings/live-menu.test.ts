import { expect, test } from 'vitest';
import { getLiveConfigVersion } from '#schemas/api/site-config.ts';
import { liveMenuOf } from '#server/ordering/restaurant/live-menu.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { at, buildSmallApp } from '../setup/build-test-app.ts';

const { app, deps } = await buildSmallApp();

test('what is sold out is answered to pages that get no stream, where they name a restaurant', async () => {
  const ask = async (query: Record<string, string>) => {
    const reply = await app.inject({ url: '/api/v2/config-version', headers: at, query });
    return getLiveConfigVersion.reply.parse(reply.json()).data;
  };
  const own = await ask({ restaurant_id: String(small.restaurant) });
  expect(own.menu?.unavailable.products).toEqual([{ id: small.soup.id, until: small.soup.backAt }]);
  expect((await ask({})).menu).toBeUndefined();
});

test('what pages ask because of it is spread: a hundred an instance and second, a minute at most', async () => {
  const snapshot = await deps.menus.get(small.tenant, small.restaurant);
  const spreads = [1, 100, 1_000, 10_000].map((pages) => liveMenuOf(snapshot, pages).spread);
  expect(spreads).toEqual([1_000, 1_000, 10_000, 60_000]);
});
