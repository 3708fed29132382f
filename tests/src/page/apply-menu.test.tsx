import { expect, it, onTestFinished, vi } from 'vitest';
import type { LiveMenu, Menu } from '#schemas/api/menu.ts';
import { availabilityOf } from '#schemas/rules/menu/menu-availability.ts';
import { menuKey } from '#ui/api/menu.ts';
import { createMenuApplier } from '#src/page/live-config/apply-menu.ts';
import { sampleCart, sampleItem } from '../sample-cart.ts';
import { product } from '../sample-menu.ts';
import { openSite } from '../app/open-site.tsx';
import { bootWith } from '../site-boot.ts';

const { menu: empty } = bootWith();
if (!empty) throw new Error('the page has no menu');
const menu: Menu = {
  ...empty,
  version: 4,
  content: 'a',
  restaurant_products: [product({ id: 1 }), product({ id: 2, name: 'Diavola' })],
};
const live = (changes: Partial<LiveMenu> = {}): LiveMenu => ({
  restaurant_id: 1,
  version: 5,
  content: 'a',
  unavailable: { ...availabilityOf(menu), products: [{ id: 2, until: null }] },
  spread: 0,
  ...changes,
});

/** An open page with its menu; tells what it asks for anew. */
function openPage(hasCart = false) {
  const page = openSite({ boot: bootWith({ menu }) });
  const key = menuKey(139, 1);
  const cartKey = ['cart', 139, 'restaurant_id=1', {}];
  if (hasCart) {
    page.queryClient.setQueryData(cartKey, { data: sampleCart([sampleItem(1, 'Diavola', 20)]) });
  }
  const asked: unknown[] = [];
  vi.spyOn(page.queryClient, 'invalidateQueries').mockImplementation(async (filters) => {
    asked.push(filters?.queryKey?.[0]);
  });
  const dishes = () =>
    page.queryClient
      .getQueryData<Menu>(key)
      ?.restaurant_products.map(({ is_available }) => is_available);
  return { ...createMenuApplier(page), asked, dishes };
}

it('R27 an open menu shows a dish that ran out and asks for nothing; back on it, the same', async () => {
  const page = openPage();
  page.apply(live());
  expect(page.dishes()).toEqual([true, false]);
  page.apply(live({ version: 6, unavailable: availabilityOf(menu) }));
  expect(page.dishes()).toEqual([true, true]);
  await expect.poll(() => page.asked).toEqual(['slots']);
});

it('a version that rises by itself is of the restaurant: its name and hours are asked for', async () => {
  const page = openPage();
  page.apply(live({ unavailable: availabilityOf(menu) }));
  await expect.poll(() => page.asked.toSorted()).toEqual(['restaurants', 'slots']);
  page.apply(live({ unavailable: availabilityOf(menu) }));
  expect(page.asked).toHaveLength(2);
});

it('what an instance says that is behind changes nothing', () => {
  const page = openPage();
  page.apply(live({ version: 3 }));
  expect(page.dishes()).toEqual([true, true]);
});

it('a menu that has changed otherwise is asked for, once', async () => {
  const page = openPage();
  page.apply(live({ content: 'b' }));
  page.apply(live({ content: 'b', version: 6 }));
  expect(page.dishes()).toEqual([true, true]);
  await expect.poll(() => page.asked.toSorted()).toEqual(['menu', 'slots']);
});

it('a cart that holds something is priced and checked anew', async () => {
  const page = openPage(true);
  page.apply(live());
  await expect.poll(() => page.asked.toSorted()).toEqual(['cart', 'slots']);
});

/** An open page whose visitor chose a time on another day, when nothing is sold out. */
function openPageOfTuesday() {
  const asked: unknown[] = [];
  const answers = { unavailable: availabilityOf(menu) };
  const page = openSite({
    boot: bootWith({ menu }),
    fetch: async (url) => {
      const { pathname, searchParams } = new URL(String(url), window.location.origin);
      if (!pathname.endsWith('/v2/config-version')) return new Response('{}', { status: 404 });
      asked.push(searchParams.get('pickup_date'));
      const data = { config_version: 1, menu: live(answers) };
      return new Response(JSON.stringify({ data }));
    },
  });
  const { checkout } = page.stores;
  const times = {
    wanted: () => {
      const { pickupDate: pickup_date, pickupTime: pickup_time } = checkout.getState();
      return pickup_date && pickup_time ? { pickup_date, pickup_time } : null;
    },
    api: page.api,
  };
  const applier = createMenuApplier(page, times);
  onTestFinished(applier.followTime(() => 1));
  const dishes = () =>
    page.queryClient
      .getQueryData<Menu>(menuKey(139, 1))
      ?.restaurant_products.map(({ is_available }) => is_available);
  return { ...applier, asked, answers, dishes, checkout, queryClient: page.queryClient };
}

it('R65 with a time on another day the menu shows what there is then, and back on today what is left', async () => {
  const page = openPageOfTuesday();
  page.apply(live());
  expect(page.dishes()).toEqual([true, false]);
  page.checkout.getState().update({ pickupDate: '2026-11-24', pickupTime: '18:00' });
  await expect.poll(page.dishes).toEqual([true, true]);
  expect(page.asked).toEqual(['2026-11-24']);
  page.apply(live({ version: 6 }));
  await expect.poll(() => page.asked).toHaveLength(2);
  expect(page.dishes()).toEqual([true, true]);
  page.answers.unavailable = live().unavailable;
  page.checkout.getState().update({ pickupDate: null, pickupTime: null });
  await expect.poll(page.dishes).toEqual([true, false]);
  expect(page.asked.at(-1)).toBe(null);
});

it('R65 a menu that is fetched anew is of the chosen time again', async () => {
  const page = openPageOfTuesday();
  page.checkout.getState().update({ pickupDate: '2026-11-24', pickupTime: '18:00' });
  await expect.poll(() => page.asked).toHaveLength(1);
  const soldOut = [product({ id: 1 }), product({ id: 2, name: 'Diavola', is_available: false })];
  await page.queryClient.fetchQuery({
    queryKey: menuKey(139, 1),
    staleTime: 0,
    queryFn: () => ({ ...menu, restaurant_products: soldOut }),
  });
  await expect.poll(() => page.asked).toHaveLength(2);
  await expect.poll(page.dishes).toEqual([true, true]);
});
