import axe from 'axe-core';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LiveMenu, Menu } from '#schemas/api/menu.ts';
import { availabilityOf } from '#schemas/rules/menu/menu-availability.ts';
import { InstoreMenuScreen } from '#src/screens/instore-menu.tsx';
import { storedMenu } from '#src/features/instore-menu/board/stored-menu.ts';
import { goesOnAfter, turnsEvery } from '#src/features/instore-menu/board/use-turns.ts';
import { safeStorage } from '#ui/stores/safe-storage.ts';
import { emulateMotion } from '../../browser/emulate-motion.ts';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { menuOf, product } from '../sample-menu.ts';
import { memoryStorage } from '../site-boot.ts';

const menu: Menu = {
  ...menuOf(
    Array.from({ length: 60 }, (_, place) =>
      product({
        id: place + 1,
        name: `Dish ${place + 1}`,
        price: 10 + place,
        online_price: 90,
        allergens: ['gluten'],
      }),
    ),
  ),
  content: 'a',
};
const address = '/instore-menu?display=wall';
const json = (body: unknown, status = 200) => Response.json(body, { status });

/** A server without a stream that comes through, so that the board asks every few seconds. */
function boardServer() {
  let isThere = true;
  let live: LiveMenu | undefined;
  let shown = menu;
  const answer = (path: string): Response => {
    if (path.endsWith('/config-version')) {
      return json({ data: { config_version: 7, ...(live && { menu: live }) } });
    }
    if (path.includes('/menu')) return json({ data: shown });
    return json([]);
  };
  const fetch: typeof globalThis.fetch = async (input) => {
    if (!isThere) throw new TypeError('Failed to fetch');
    const { pathname } = new URL(
      input instanceof Request ? input.url : String(input),
      location.href,
    );
    return pathname.endsWith('/config-news') ? json({}, 503) : answer(pathname);
  };
  // The stream is asked for by the browser's own.
  vi.stubGlobal('fetch', fetch);
  return {
    fetch,
    setThere: (value: boolean) => {
      isThere = value;
    },
    takeOff: (id: number) => {
      live = {
        restaurant_id: 1,
        version: 2,
        content: 'a',
        unavailable: { ...availabilityOf(menu), products: [{ id, until: null }] },
        spread: 0,
      };
    },
    setPrice: (id: number, price: number) => {
      shown = {
        ...menu,
        version: 3,
        content: 'b',
        restaurant_products: menu.restaurant_products.map((one) =>
          one.id === id ? { ...one, price } : one,
        ),
      };
      live = {
        restaurant_id: 1,
        version: 3,
        content: 'b',
        unavailable: availabilityOf(menu),
        spread: 0,
      };
    },
  };
}

function openBoard(server = boardServer()) {
  return {
    server,
    ...drawInStorefront(<InstoreMenuScreen />, { menu, fetch: server.fetch, address }),
  };
}

const board = () => page.getByRole('dialog', { name: 'Newtown' });
/** The dishes on the page that is shown, each with what stands beside it. */
const dishes = () =>
  [...document.querySelectorAll('dialog article')]
    .filter((article) => !article.closest('[inert]'))
    .map((article) => article.textContent ?? '');
const nameOf = (text: string) => /^Dish \d+/.exec(text.replace(/\$.*/, ''))?.[0];
const firstShown = () => nameOf(dishes()[0] ?? '');

/** Timers stand still until the test moves them; frames and promises go on. */
const stopTheClock = () =>
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });

afterEach(() => {
  vi.useRealTimers();
});

describe('the menu board', () => {
  test('covers the window with in-store prices, whole dishes and nothing that can be focused', async () => {
    openBoard();
    await expect.element(board()).toBeVisible();
    await expect.poll(() => dishes()[0]).toContain('Dish 1$10.00');
    expect(dishes()[0]).toContain('Contains gluten');
    const area = document.querySelector('dialog')?.getBoundingClientRect();
    for (const article of document.querySelectorAll('dialog article')) {
      if (article.closest('[inert]')) continue;
      const { top, bottom, right } = article.getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(area?.bottom ?? 0);
      expect(right).toBeLessThanOrEqual(area?.right ?? 0);
    }
    const focusable = [...document.querySelectorAll('dialog :is(a[href], button, input, summary)')];
    expect(focusable).toEqual([]);
    const shell = document.querySelector('dialog');
    expect(shell?.scrollHeight).toBe(shell?.clientHeight);
  });

  test('turns its pages until every dish was there once, and begins again', async () => {
    stopTheClock();
    openBoard();
    await expect.poll(() => dishes().length).toBeGreaterThan(0);
    const [, count = '0'] = /Page 1 of (\d+)/.exec(document.body.textContent ?? '') ?? [];
    expect(Number(count)).toBeGreaterThan(1);
    const seen: (string | undefined)[] = [];
    for (let turn = 1; turn <= Number(count); turn += 1) {
      await expect.element(page.getByText(`Page ${turn} of ${count}`)).toBeVisible();
      seen.push(...dishes().map(nameOf));
      await vi.advanceTimersByTimeAsync(turnsEvery);
    }
    expect(seen).toEqual(menu.restaurant_products.map(({ products }) => products.name));
    await expect.element(page.getByText(`Page 1 of ${count}`)).toBeVisible();
  });

  test('stops at a key, turns by arrows, goes on by itself after a minute, closes with Escape', async () => {
    stopTheClock();
    const { place } = openBoard();
    await expect.poll(firstShown).toBe('Dish 1');
    await userEvent.keyboard('x');
    await expect.element(page.getByRole('button', { name: 'Go on' })).toHaveFocus();
    await vi.advanceTimersByTimeAsync(2 * turnsEvery);
    expect(firstShown()).toBe('Dish 1');
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(firstShown).not.toBe('Dish 1');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(firstShown).toBe('Dish 1');
    await vi.advanceTimersByTimeAsync(goesOnAfter);
    await expect.element(page.getByRole('button', { name: 'Go on' })).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(turnsEvery);
    await expect.poll(firstShown).not.toBe('Dish 1');
    await userEvent.keyboard('{Escape}');
    await expect.poll(place).toBe('/instore-menu');
    await expect.element(page.getByRole('heading', { name: 'In-store menu' })).toBeVisible();
  });

  test('turns on by the left arrow where the page is read from right to left', async () => {
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    document.documentElement.dir = 'rtl';
    stopTheClock();
    openBoard();
    await expect.poll(firstShown).toBe('Dish 1');
    await userEvent.keyboard('x');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(firstShown).not.toBe('Dish 1');
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(firstShown).toBe('Dish 1');
  });

  test('stops at a tap and goes on at the next one', async () => {
    openBoard();
    const heading = board().getByRole('heading', { level: 1 });
    await heading.click();
    await expect.element(page.getByRole('button', { name: 'Go on' })).toBeVisible();
    await heading.click();
    await expect.element(page.getByRole('button', { name: 'Go on' })).not.toBeInTheDocument();
  });

  test('crosses out what the kitchen takes off while it is shown, and has a new price', async () => {
    const { server } = openBoard();
    await expect.poll(firstShown).toBe('Dish 1');
    server.takeOff(1);
    await expect.poll(() => dishes()[0]).toContain('Dish 1Sold out');
    server.setPrice(2, 77);
    await expect.poll(() => dishes()[1]).toContain('$77.00');
    expect(dishes()[0]).not.toContain('Sold out');
  });

  test('goes on without the network, and says so after two minutes until it is back', async () => {
    stopTheClock();
    const { server } = openBoard();
    await expect.poll(firstShown).toBe('Dish 1');
    server.setThere(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(document.body.textContent).not.toContain('Not up to date');
    await vi.advanceTimersByTimeAsync(150_000);
    await expect.element(page.getByText(/^Not up to date since/)).toBeVisible();
    expect(dishes().length).toBeGreaterThan(0);
    server.setThere(true);
    await vi.advanceTimersByTimeAsync(120_000);
    await expect.element(page.getByText(/^Not up to date since/)).not.toBeInTheDocument();
  });

  test('stops its timers, its stream and its listeners when it goes', async () => {
    stopTheClock();
    const { place } = openBoard();
    await expect.poll(firstShown).toBe('Dish 1');
    await vi.advanceTimersByTimeAsync(20 * turnsEvery);
    const withBoard = vi.getTimerCount();
    await userEvent.keyboard('{Escape}');
    await expect.poll(place).toBe('/instore-menu');
    expect(vi.getTimerCount()).toBeLessThan(withBoard);
    await userEvent.keyboard('x');
    expect(page.getByRole('button', { name: 'Go on' }).elements()).toEqual([]);
  });

  test('moves nothing for whoever wants less motion', async () => {
    await emulateMotion('reduce');
    openBoard();
    await expect.poll(firstShown).toBe('Dish 1');
    const moving = () =>
      document.getAnimations().filter(({ playState }) => playState === 'running').length;
    await expect.poll(moving).toBe(0);
  });

  test('axe finds nothing while it runs and while it is stopped', async () => {
    openBoard();
    await expect.poll(firstShown).toBe('Dish 1');
    await Promise.all(document.getAnimations().map((one) => one.finish()));
    const violations = async () =>
      (await axe.run('dialog')).violations.map(({ id, nodes }) => [id, nodes.map((it) => it.html)]);
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('x');
    await expect.element(page.getByRole('button', { name: 'Go on' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});

describe('the menu that a board remembers', () => {
  const shown = { restaurantId: 1, name: 'Newtown', timeZone: 'Australia/Sydney', readAt: 5, menu };

  test('is that of its restaurant and tenant alone, and is read whole', () => {
    const storage = safeStorage(memoryStorage());
    storedMenu(storage, 139).write(shown);
    expect(storedMenu(storage, 139).read(1)).toEqual({ tenantId: 139, ...shown });
    expect(storedMenu(storage, 139).read(null)?.name).toBe('Newtown');
    expect(storedMenu(storage, 139).read(2)).toBeNull();
    expect(storedMenu(storage, 53).read(1)).toBeNull();
  });

  test('is none where the storage holds something else', () => {
    const storage = safeStorage(
      memoryStorage({ menuBoard: JSON.stringify({ tenantId: 139, menu: {} }) }),
    );
    expect(storedMenu(storage, 139).read(1)).toBeNull();
  });
});
