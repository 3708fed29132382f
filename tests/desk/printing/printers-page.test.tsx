import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { PrinterNotice } from '#desk/printing/printer-notice.tsx';
import { PrintersPage } from '#desk/printing/printers-page.tsx';
import { newtown } from '../../src/site-boot.ts';
import { drawAtDesk } from '../draw-desk.tsx';
import { kitchenPrinter, noon, openNewtown, printersServer, seen } from './printers-server.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const text = (shown: string | RegExp) => page.getByText(shown);

const draw = (server: ReturnType<typeof printersServer>) =>
  drawAtDesk(<PrintersPage />, { fetch: server.fetch, now: () => noon });
const drawNotice = (server: ReturnType<typeof printersServer>, place: RestaurantWithImages) =>
  drawAtDesk(<PrinterNotice />, {
    fetch: server.fetch,
    restaurants: [place],
    now: () => noon,
  });

describe('the page of the printers', () => {
  test('adds a printer, and shows the address to type into it and its maker’s three steps', async () => {
    const server = printersServer();
    draw(server);
    await expect.element(text(/^No printer yet/)).toBeVisible();
    await button('Add a printer').click();
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
    await page.getByLabelText('Name').fill('Kitchen');
    await page.getByRole('radio', { name: /^Epson/ }).click();
    await page.getByRole('checkbox', { name: 'Dine in' }).click();
    await button('Save').click();
    await expect
      .element(page.getByLabelText('Address to type into the printer'))
      .toHaveValue(server.address);
    await expect.element(page.getByRole('heading', { name: 'Connect Kitchen' })).toHaveFocus();
    expect(page.getByRole('listitem').elements()).toHaveLength(3);
    expect(server.calls.find(({ name }) => name === 'addPrinter')?.body).toEqual({
      restaurant_id: 1,
      name: 'Kitchen',
      protocol: 'epson',
      columns: 48,
      order_types: ['pickup', 'delivery'],
      copies: 1,
    });
    await button('Done').click();
    await expect.element(text(/asked for work just now$/)).toBeVisible();
    await expect.element(button('Add a printer')).toHaveFocus();
  });

  test('a printer for no type of order is not sent', async () => {
    const server = printersServer();
    draw(server);
    await button('Add a printer').click();
    await page.getByLabelText('Name').fill('Bar');
    for (const type of ['Pickup', 'Delivery', 'Dine in']) {
      await page.getByRole('checkbox', { name: type }).click();
    }
    await button('Save').click();
    await expect.element(text('Choose at least one type of order.')).toBeVisible();
    expect(server.calls.some(({ name }) => name === 'addPrinter')).toBe(false);
  });

  test('sent again after the connection failed it has the same id', async () => {
    const server = printersServer();
    draw(server);
    await button('Add a printer').click();
    await page.getByLabelText('Name').fill('Bar');
    server.state.isDown = true;
    await button('Save').click();
    await expect.element(text(/^It did not arrive/)).toBeVisible();
    server.state.isDown = false;
    await button('Save').click();
    await expect.element(text('Connect Bar')).toBeVisible();
    const urls = server.calls.filter(({ name }) => name === 'addPrinter').map(({ url }) => url);
    expect(urls).toHaveLength(2);
    expect(new Set(urls).size).toBe(1);
  });

  test.each([
    [{ status: 'paper_out' as const, waiting: 2 }, 'Out of paper · asked for work just now'],
    [{ status: 'cover_open' as const }, 'Cover is open · asked for work just now'],
    [seen(120), 'Ready · last asked 2 minutes ago'],
    [seen(1200), 'Does not answer · last asked 20 minutes ago'],
    [
      { status: 'unknown' as const, last_seen_at: null },
      'Not connected yet · never asked for work',
    ],
  ])('of %j it says how it is', async (changes, sentence) => {
    draw(printersServer([{ ...kitchenPrinter, ...changes }]));
    await expect.element(text(sentence)).toBeVisible();
  });

  test('prints a test, and asks before it makes a new address or removes a printer', async () => {
    const server = printersServer([kitchenPrinter]);
    draw(server);
    await button('Test print: Kitchen').click();
    await expect.element(text(/^The test prints/)).toBeVisible();
    await button('New address: Kitchen').click();
    await button('Back').click();
    await button('New address: Kitchen').click();
    await button('Make a new address').click();
    await expect.element(text('Connect Kitchen')).toBeVisible();
    await button('Done').click();
    await button('Remove: Kitchen').click();
    await button('Remove the printer').click();
    await expect.element(text(/^No printer yet/)).toBeVisible();
    const names = server.calls.map(({ name }) => name).filter((name) => !name.startsWith('list'));
    expect(names).toEqual(['printTest', 'renewPrinterAddress', 'removePrinter']);
  });

  test('who looks at several restaurants chooses one first', async () => {
    const chosen: (number | null)[] = [];
    drawAtDesk(<PrintersPage />, {
      fetch: printersServer().fetch,
      desk: { restaurantId: null, chooseRestaurant: (id) => chosen.push(id) },
    });
    await button('Glebe').click();
    expect(chosen).toEqual([2]);
  });
});

describe('the notice above every page of the desk', () => {
  const notice = () => page.getByRole('status');

  test('names a printer that has not asked for 2 minutes while the restaurant is open', async () => {
    drawNotice(printersServer([{ ...kitchenPrinter, ...seen(121) }]), openNewtown);
    await expect.element(notice()).toHaveTextContent(/^Kitchen has not asked for work/);
  });

  test('says that there is no paper, and what was given up', async () => {
    const printers = [
      { ...kitchenPrinter, status: 'paper_out' as const },
      { ...kitchenPrinter, id: '00000000-0000-4000-8000-000000000002', name: 'Bar', failed: 1 },
    ];
    drawNotice(printersServer(printers), openNewtown);
    await expect
      .element(notice())
      .toHaveTextContent('Kitchen is out of paper.Bar could not print a ticket today.');
  });

  test('is empty while the restaurant is closed, and where all is well', async () => {
    for (const [printer, place] of [
      [{ ...kitchenPrinter, ...seen(600) }, newtown],
      [kitchenPrinter, openNewtown],
    ] as const) {
      const server = printersServer([printer]);
      drawNotice(server, place);
      await expect.poll(() => server.calls.some(({ name }) => name === 'listPrinters')).toBe(true);
    }
    for (const element of notice().elements()) expect(element).toHaveTextContent('');
  });
});
