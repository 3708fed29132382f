import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { figureEndpoints } from '#schemas/api/visit-counts.ts';
import { VisitCounts } from '#src/features/visit-counts/visit-counts.tsx';
import { MenuScreen } from '#src/screens/menu.tsx';
import { cartStandIn } from '../cart/cart-stand-in.ts';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { menuOf, product } from '../sample-menu.ts';

afterEach(() => vi.restoreAllMocks());

/** The menu with what counts on it, and what left the page when it is left. */
function openMenu(address: string) {
  const bodies: Promise<unknown>[] = [];
  const urls: string[] = [];
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, body) => {
    urls.push(String(url));
    if (body instanceof Blob) bodies.push(body.text().then((text): unknown => JSON.parse(text)));
    return true;
  });
  const server = cartStandIn();
  const menu = menuOf([
    product({ id: 5, name: 'Margherita' }),
    product({ id: 6, product_id: 102, name: 'Cola', online_price: 4 }),
  ]);
  drawInStorefront(
    <>
      <MenuScreen />
      <VisitCounts />
    </>,
    { menu, fetch: server.fetch, address },
  );
  const leave = async () => {
    window.dispatchEvent(new Event('pagehide'));
    return Promise.all(bodies);
  };
  return { server, urls, leave };
}

test('what was seen and added goes out when the page is left, with nothing about anybody', async () => {
  const { server, urls, leave } = openMenu('/menu');
  await page.getByRole('link', { name: 'Margherita', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: 'Margherita' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: /^Add Cola/ }).click();
  await expect.poll(() => server.cart().item_count).toBe(1);
  // The cart's answer may come after the page is left for the first time: then in two batches.
  const batches = async () =>
    (await leave()).map((body) => figureEndpoints.countVisitSteps.body.parse(body));
  await expect
    .poll(async () => (await batches()).flatMap(({ steps }) => steps))
    .toEqual([{ kind: 'menu' }, { kind: 'dish', dish_id: 5 }, { kind: 'added', dish_id: 6 }]);
  expect(new Set((await batches()).map((batch) => batch.restaurant_id))).toEqual(new Set([1]));
  expect(urls[0]).toMatch(/\/api\/v2\/visit-steps\?tenant_id=\d+$/);
});

test('what was looked for in vain is sent, what was found is not', { tags: ['slow'] }, async () => {
  const { leave } = openMenu('/menu?q=sushi');
  await expect.element(page.getByText('“sushi”').or(page.getByText(/sushi/)).first()).toBeVisible();
  await expect
    .poll(leave, { timeout: 5000 })
    .toContainEqual({ restaurant_id: 1, steps: [{ kind: 'search', text: 'sushi' }] });
});

test('nothing is sent for whoever asks by their browser not to be tracked', async () => {
  vi.spyOn(navigator, 'doNotTrack', 'get').mockReturnValue('1');
  const { leave } = openMenu('/menu');
  await expect.element(page.getByRole('link', { name: 'Margherita', exact: true })).toBeVisible();
  expect(await leave()).toEqual([]);
});
