import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { fakeAudio } from '../fake-audio.ts';
import { axeProblems, button, dialog, openTables } from './open-tables.tsx';
import { ago, sampleTab, tableOf, uuid } from './sample-tab.ts';
import { TabsServer } from './tabs-server.ts';

beforeEach(async () => {
  await Promise.all(deskPages.map(({ part }) => part.preload()));
  await page.viewport(1100, 900);
});
afterEach(() => page.viewport(414, 896));

const threeTables = () =>
  new TabsServer([tableOf(1), tableOf(2), tableOf(3, { area_id: 2, seats: 2 })], {
    2: sampleTab({ payments: [], held: 0, open: 34.5 }),
  });
const asking = page.getByRole('heading', { name: 'Need somebody now' });
const cards = () =>
  page
    .getByRole('heading', { level: 4 })
    .elements()
    .map(({ textContent }) => textContent);

describe('the tables of a restaurant', () => {
  test('are shown by area with their tabs, and those that need somebody first', async () => {
    const server = threeTables();
    server.placeOf(2).tab = sampleTab();
    server.call(3, 'waiter', ago(6));
    openTables(server);
    await expect.element(asking).toBeVisible();
    expect(cards()).toEqual(['Table 3, Terrace', 'Table 2, Inside', 'Table 1']);
    const card = page.getByRole('listitem').filter({ hasText: 'Table 2' });
    await expect.element(card).toHaveTextContent('Ada, Ben');
    await expect.element(card).toHaveTextContent('2 rounds, 1 under way');
    await expect.element(card).toHaveTextContent('$34.50');
    await expect.element(card).toHaveTextContent('$34.50 unpaid');
    await expect.element(card).toHaveTextContent('$10.00 in cash waits');
    await expect.element(page.getByText('Waiter wanted since 6:24 pm, 6 min')).toBeVisible();
  });

  test('are counted by what they need, and shown so', async () => {
    const server = threeTables();
    server.call(3, 'bill');
    const { place } = openTables(server);
    await expect.element(button('All 3')).toHaveAttribute('aria-pressed', 'true');
    await button('With a tab 1').click();
    await expect.poll(cards).toEqual(['Table 2']);
    await expect.poll(place).toBe('/desk/tables?show=open');
    await button('Free 2').click();
    await expect.poll(cards).toEqual(['Table 3, Terrace', 'Table 1']);
    await button('Need somebody 1').click();
    await expect.poll(cards).toEqual(['Table 3, Terrace']);
  });

  test('at which a party is seated are not free, and its tab is opened in its name', async () => {
    const seated = { reservation_id: uuid(800), name: 'Grace', party: 3, since: ago(5) };
    const server = new TabsServer([tableOf(1, { seated }), tableOf(2)], {});
    openTables(server);
    const card = page.getByRole('listitem').filter({ hasText: 'Table 1' });
    await expect.element(card).toHaveTextContent('Seated: Grace, 3');
    await expect.element(card).toHaveTextContent('No tab is open yet.');
    await button('Free 1').click();
    await expect.poll(cards).toEqual(['Table 2']);
    await button('All 2').click();
    await button('Table 1').click();
    await expect.element(dialog.getByLabelText('Name of the guest')).toHaveValue('Grace');
    await expect.element(dialog.getByText('4 seats. Seated: Grace, 3.')).toBeVisible();
  });

  test('follow what guests do, without anybody pressing anything', async () => {
    const server = threeTables();
    openTables(server);
    await expect.element(button('Need somebody 0')).toBeVisible();
    server.call(1, 'bill');
    await expect.element(page.getByText('Bill wanted since 6:30 pm, just now')).toBeVisible();
    server.placeOf(1).tab = sampleTab({
      table: '1',
      guests: [{ id: 9, name: 'Cleo', choosing: 0 }],
    });
    server.announce();
    await expect.element(page.getByText('Cleo')).toBeVisible();
  });

  test('without any lead to where they are added, for those who may', async () => {
    openTables(new TabsServer([]), '/desk/tables', 'manager');
    await expect
      .element(page.getByRole('link', { name: 'Add tables in the settings' }))
      .toHaveAttribute('href', '/desk/settings/tables');
  });

  test('without any say who adds them to those who may not', async () => {
    openTables(new TabsServer([]));
    await expect
      .element(page.getByText('Owners and managers add them in the settings.'))
      .toBeVisible();
  });
});

describe('a call of a table', () => {
  test('rings on every page until somebody goes, where the sound is on, and is named there', async () => {
    const audio = fakeAudio('running');
    const server = threeTables();
    openTables(server, '/desk');
    await button('Turn the sound on').click();
    await expect.element(button('Sound is on')).toBeVisible();
    const before = audio.rings();
    server.call(2, 'bill');
    await expect.element(page.getByText('Table 2: Bill wanted.')).toBeVisible();
    await expect.poll(audio.rings).toBeGreaterThan(before);
    await expect.element(page.getByText('It rings')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Show tables' }))
      .toHaveAttribute('href', '/desk/tables');
  });

  test('is answered by one press, and once by two people at once', async () => {
    const server = threeTables();
    server.call(2, 'waiter');
    openTables(server);
    const first = page.getByRole('button', { name: 'On my way to table 2: Waiter wanted' });
    await expect.element(first).toBeVisible();
    openTables(server);
    await expect.poll(() => first.elements().length).toBe(2);
    await first.first().click();
    await expect.element(page.getByText('Table 2 knows that somebody comes.')).toBeVisible();
    await expect.poll(() => first.elements().length).toBe(0);
    expect(server.sent).toHaveLength(1);
  });

  test('stays where it was not answered, with the sentence why', async () => {
    const server = threeTables();
    server.call(2, 'waiter');
    openTables(server);
    const press = page.getByRole('button', { name: 'On my way to table 2: Waiter wanted' });
    await expect.element(press).toBeVisible();
    server.state = 'unreached';
    await press.click();
    await expect.element(page.getByText(/^This was not sent: the server could/)).toBeVisible();
    await expect.element(press).toBeVisible();
    server.state = 'answers';
    await press.click();
    await expect.element(press).not.toBeInTheDocument();
    await expect.element(page.getByText('Table 2 knows that somebody comes.')).toHaveFocus();
  });
});

test.each(['frozen', 'unreached'] as const)(
  'what was there stays where the server is %s, and is said to be old',
  async (state) => {
    const server = threeTables();
    openTables(server);
    await expect.element(page.getByText('Ada, Ben')).toBeVisible();
    server.state = state;
    server.announce();
    await expect
      .element(page.getByText(/^This did not load anew: what is shown may be out of date/), {
        timeout: 15_000,
      })
      .toBeVisible();
    await expect.element(page.getByText('Ada, Ben')).toBeVisible();
  },
);

test('a table is opened and left by the keyboard, and has the focus again', async () => {
  const { place } = openTables(threeTables());
  await expect.element(button('Table 2')).toBeVisible();
  const open = button('Table 2').element();
  if (!(open instanceof HTMLElement)) throw new Error('no button');
  open.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await expect.poll(place).toBe('/desk/tables?table=2');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(place).toBe('/desk/tables');
  await expect.element(button('Table 2')).toHaveFocus();
});

test.each([375, 820, 1440])('is clean for axe and no wider than %i px', async (width) => {
  await page.viewport(width, 900);
  const server = threeTables();
  server.placeOf(2).tab = sampleTab({ guests: [{ id: 1, name: 'A'.repeat(40), choosing: 0 }] });
  server.call(1, 'waiter', ago(75));
  server.call(1, 'bill');
  openTables(server);
  await expect.element(page.getByText('Waiter wanted since 5:15 pm, 1 h 15 min')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(await axeProblems()).toEqual([]);
  for (const one of page.getByRole('button', { name: /^On my way/ }).elements()) {
    expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});
