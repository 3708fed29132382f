import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { act, axeProblems, button, dialog, openTables } from './open-tables.tsx';
import { cashOf, roundOf, sampleTab, tableOf, uuid } from './sample-tab.ts';
import { TabsServer } from './tabs-server.ts';

beforeEach(async () => {
  await Promise.all(deskPages.map(({ part }) => part.preload()));
  await page.viewport(1100, 900);
});
afterEach(() => page.viewport(414, 896));

const tables = () => [tableOf(1), tableOf(2), tableOf(3), tableOf(4)];
const cleos = () =>
  sampleTab({
    id: uuid(901),
    table: '3',
    guests: [{ id: 5, name: 'Cleo', choosing: 0 }],
    rounds: [roundOf(103, 5, [{ id: 13, name: 'Soup', each: 9, count: 1 }])],
    payments: [],
    total: 9,
    held: 0,
    open: 9,
  });
/** Table 2 has Ada's and Ben's tab, table 3 Cleo's. */
async function openTabAt(table = 2, change: Parameters<typeof sampleTab>[0] = {}) {
  const server = new TabsServer(tables(), { 2: sampleTab(change), 3: cleos() });
  openTables(server, `/desk/tables?table=${table}`);
  await expect.element(dialog).toBeVisible();
  return server;
}
const paid = { payments: [], held: 0, open: 0, paid: 34.5 };

test('a tab shows whose it is, its rounds, its payments and what is left', async () => {
  await openTabAt();
  await expect.element(dialog).toHaveTextContent('Ada, Ben (2 dishes in the cart)');
  await expect.element(dialog).toHaveTextContent('Code to join4821');
  await expect.element(dialog).toHaveTextContent('Left to pay$24.50');
  await expect.element(dialog).toHaveTextContent('Ben pays $10.00 in cash');
  await expect.element(dialog).toHaveTextContent('Order 101: served2 × Margherita');
  await expect
    .element(dialog.getByRole('link', { name: 'Open the order 101' }))
    .toHaveAttribute('href', `/desk?order=${uuid(101)}`);
  expect(await axeProblems()).toEqual([]);
});

test('payments say what points and gift cards paid of them, and what went back', async () => {
  const own = {
    ...cashOf(951, 1, 12),
    state: 'paid' as const,
    to_pay: 5,
    points: 3,
    gift_cards: 4,
  };
  const back = {
    ...cashOf(952, 2, 8),
    method: 'card' as const,
    state: 'paid' as const,
    refunded: 8,
  };
  const none = { ...cashOf(953, 2, 6), method: 'none' as const, state: 'paid' as const };
  const payments = [{ ...own, refunded: 2 }, back, { ...none, to_pay: 0, gift_cards: 6 }];
  await openTabAt(2, { payments });
  await expect.element(dialog).toHaveTextContent('Ada: $12.00 paid in cash');
  await expect
    .element(dialog)
    .toHaveTextContent('$3.00 with points, $4.00 by gift card, $2.00 of it given back');
  await expect.element(dialog).toHaveTextContent('Ben: $8.00 paid by card');
  await expect.element(dialog).toHaveTextContent(', Given back');
  await expect.element(dialog).toHaveTextContent('Ben: $6.00 paid with points and gift cards');
  expect(await axeProblems()).toEqual([]);
});

describe('a free table', () => {
  test('gets a tab under a name, and shows it with its code', async () => {
    const server = await openTabAt(1);
    await act('Open a tab').click();
    await expect.element(dialog.getByText(/^Write a name/)).toBeVisible();
    await dialog.getByLabelText('Name of the guest').fill('Dora');
    await act('Open a tab').click();
    await expect.element(dialog).toHaveTextContent('Code to join1357');
    expect(server.sent.map(({ body }) => body)).toEqual([{ table_id: 1, name: 'Dora' }]);
  });

  test('keeps the name where the server is not reached; somebody else’s tab shows by itself', async () => {
    const server = await openTabAt(1);
    const name = dialog.getByLabelText('Name of the guest');
    await name.fill('Dora');
    server.state = 'frozen';
    await act('Open a tab').click();
    await expect.element(dialog.getByText(/^This takes longer than it should/)).toBeVisible();
    await expect.element(name).toHaveValue('Dora');
    server.state = 'answers';
    server.placeOf(1).tab = sampleTab({ id: uuid(905), table: '1', code: '7777' });
    await act('Open a tab').click();
    await expect.element(dialog).toHaveTextContent('Code to join7777');
  });
});

describe('cash that a guest wants to pay', () => {
  test('is received by one press, and said', async () => {
    const server = await openTabAt();
    await act('Received $10.00 of Ben').click();
    await expect.element(dialog.getByText('$10.00 of Ben is received.')).toBeVisible();
    await expect.element(dialog).toHaveTextContent('Ben: $10.00 paid in cash');
    expect(server.sent).toMatchObject([{ path: expect.stringMatching(/\/confirm$/) }]);
  });

  test('is open again where it was not paid', async () => {
    await openTabAt();
    await act('Was not paid: $10.00 of Ben').click();
    await expect.element(dialog).toHaveTextContent('Left to pay$34.50');
  });

  test('that somebody else received meanwhile is not received twice, and shows so', async () => {
    const server = await openTabAt();
    await expect.element(act('Received $10.00 of Ben')).toBeVisible();
    const tab = server.tabOf(uuid(900));
    for (const payment of tab.payments) payment.state = 'paid';
    Object.assign(tab, { held: 0, paid: 10 });
    await act('Received $10.00 of Ben').click();
    await expect.element(dialog.getByText('The payment is done, or was dropped.')).toBeVisible();
    await expect.element(dialog).toHaveTextContent('Ben: $10.00 paid in cash');
    await expect.element(act('Received $10.00 of Ben')).not.toBeInTheDocument();
  });
});

describe('ordering for guests without a phone', () => {
  test('begins on their tab, and leads to the menu of their table', async () => {
    const server = new TabsServer(tables(), { 2: sampleTab() });
    const { stores } = openTables(server, '/desk/tables?table=2');
    await act('Order for them').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.sent.map(({ path, body }) => [path, body])).toEqual([
      ['/v2/staff/phone-orders', { restaurant_id: 1, tab_id: uuid(900) }],
    ]);
    const { guestToken, guestUser } = stores.account.getState();
    expect([guestToken, guestUser?.tabId]).toEqual(['caller', uuid(900)]);
    expect(stores.checkout.getState().tableId).toBe('table-2');
  });

  test('begins nothing where the server is not reached, or the tab is closed by now', async () => {
    const server = await openTabAt();
    await expect.element(act('Order for them')).toBeVisible();
    server.state = 'unreached';
    await act('Order for them').click();
    await expect.element(dialog.getByText(/could not be reached/)).toBeVisible();
    server.state = 'answers';
    const tab = server.tabOf(uuid(900));
    Object.assign(tab, { state: 'closed', closed_at: tab.opened_at });
    await act('Order for them').click();
    await expect.element(dialog.getByText(/^This tab was closed at/)).toBeVisible();
  });

  test('leads back to the tab, at whichever table it is by now', async () => {
    const server = new TabsServer(tables(), { 3: cleos() });
    openTables(server, `/desk/tables?tab=${uuid(901)}`);
    await expect.element(dialog).toHaveTextContent('Table 3');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

test('a party moves to a free table, and the page says where it is', async () => {
  const server = await openTabAt();
  await act('Move to a table').click();
  await act('Move').click();
  await expect.element(dialog.getByText('Choose a table.')).toBeVisible();
  expect(dialog.getByRole('radio').elements()).toHaveLength(2);
  await dialog.getByLabelText('Table 4, Inside').click();
  await act('Move to table 4').click();
  await expect.element(page.getByText('This tab is at table 4 now.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.sent.map(({ body }) => body)).toEqual([{ table_id: 4 }]);
});

test('a table that somebody else gave away meanwhile is refused, and another can be chosen', async () => {
  const server = await openTabAt();
  await act('Move to a table').click();
  await dialog.getByLabelText('Table 4, Inside').click();
  server.placeOf(4).tab = sampleTab({ id: uuid(906), table: '4' });
  await act('Move to table 4').click();
  await expect.element(dialog.getByText('A tab is open at this table already.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Table 4, Inside')).not.toBeInTheDocument();
  await dialog.getByLabelText('Table 1, Inside').click();
  await act('Move to table 1').click();
  await expect.element(page.getByText('This tab is at table 1 now.')).toBeVisible();
});

test('another tab is brought onto this one', async () => {
  const server = await openTabAt();
  await act('Join with a tab').click();
  await dialog.getByLabelText('Table 3: Cleo, $9.00 unpaid').click();
  await act('Bring table 3 here').click();
  await expect.element(dialog.getByText('The tab of table 3 is on this one now.')).toHaveFocus();
  await expect.element(dialog).toHaveTextContent('Total$43.50');
  expect(server.sent.map(({ body }) => body)).toEqual([{ other_tab_id: uuid(901) }]);
});

test('rounds of which nothing is paid go to a tab of their own', async () => {
  const server = await openTabAt(2, {
    rounds: [
      { ...roundOf(101, 1, [{ id: 11, name: 'Margherita', each: 10, count: 2 }]), unpaid: 10 },
      roundOf(102, 2, [{ id: 12, name: 'Lemonade', each: 7.25, count: 2 }]),
    ],
  });
  await act('Split rounds off').click();
  expect(dialog.getByRole('checkbox').elements()).toHaveLength(1);
  await dialog.getByLabelText('102, Ben: $14.50').click();
  await act('Split off').click();
  await expect.element(dialog.getByText('Choose rounds, a free table and a name.')).toBeVisible();
  await dialog.getByLabelText('Table', { exact: true }).selectOptions('4');
  await dialog.getByLabelText('Name of the guest').fill('Ben');
  await act('Split off').click();
  await expect.element(page.getByText('The rounds are at table 4 now.')).toBeVisible();
  expect(server.sent.map(({ body }) => body)).toEqual([
    { order_ids: [uuid(102)], table_id: 4, name: 'Ben' },
  ]);
});

describe('closing a tab', () => {
  test('that is paid takes a second press', async () => {
    const server = await openTabAt(2, paid);
    await act('Close the tab').click();
    await expect.element(dialog.getByText('One round is not finished yet; it stays')).toBeVisible();
    expect(server.sent).toEqual([]);
    await act('Close the tab now').click();
    await expect.element(page.getByText('The tab of table 2 is closed.')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.sent.map(({ body }) => body)).toEqual([{ unpaid_reason: '' }]);
  });

  test('that is unpaid needs a reason, which stays where the server is not reached', async () => {
    const server = await openTabAt(2, { payments: [], held: 0, open: 34.5 });
    await act('Close the tab').click();
    await act('Close the tab now').click();
    await expect
      .element(dialog.getByText('Say why it stays unpaid.', { exact: true }))
      .toBeVisible();
    await dialog.getByLabelText('It is on us').click();
    server.state = 'unreached';
    await act('Close the tab now').click();
    await expect.element(dialog.getByText(/^The server could not be reached\. What/)).toBeVisible();
    await expect.element(dialog.getByLabelText('It is on us')).toBeChecked();
    server.state = 'answers';
    await act('Close the tab now').click();
    await expect.element(page.getByText('The tab of table 2 is closed.')).toBeVisible();
    expect(server.sent.map(({ body }) => body)).toEqual([{ unpaid_reason: 'It is on us' }]);
  });

  test('by somebody else is said to whoever looks at it', async () => {
    const server = await openTabAt(2, paid);
    await expect.element(act('Close the tab')).toBeVisible();
    const tab = server.tabOf(uuid(900));
    Object.assign(tab, { state: 'closed', closed_at: tab.opened_at });
    server.placeOf(2).tab = null;
    server.closed.push(tab);
    server.announce();
    await expect.element(dialog.getByText(/^This tab was closed at 5:45 pm/)).toBeVisible();
    await expect.element(act('Close the tab')).not.toBeInTheDocument();
  });
});

test('Back gives the focus to what was pressed, and Escape the table', async () => {
  await openTabAt();
  await act('Join with a tab').click();
  await expect
    .element(dialog.getByRole('heading', { name: 'Join with another tab' }))
    .toHaveFocus();
  await act('Back').click();
  await expect.element(act('Join with a tab')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Table 2, Inside')).toBeVisible();
});

test('what is known of a tab stays while the server is frozen', async () => {
  const server = await openTabAt();
  await expect.element(dialog).toHaveTextContent('Code to join4821');
  server.state = 'frozen';
  server.announce();
  await expect
    .element(dialog.getByText(/^This did not load anew/), { timeout: 15_000 })
    .toBeVisible();
  await expect.element(dialog).toHaveTextContent('Code to join4821');
});
