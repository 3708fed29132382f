import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { act, axeProblems, dialog, openTables } from './open-tables.tsx';
import { roundOf, sampleTab, tableOf, uuid } from './sample-tab.ts';
import { TabsServer } from './tabs-server.ts';

beforeEach(async () => {
  await Promise.all(deskPages.map(({ part }) => part.preload()));
  await page.viewport(1100, 900);
});
afterEach(() => page.viewport(414, 896));

async function openCash(change: Parameters<typeof sampleTab>[0] = {}) {
  const server = new TabsServer([tableOf(1), tableOf(2)], {
    2: sampleTab({ payments: [], held: 0, open: 34.5, ...change }),
  });
  openTables(server, '/desk/tables?table=2');
  await act('Take cash').click();
  await expect.element(dialog.getByRole('heading', { name: 'Take cash' })).toHaveFocus();
  return server;
}
const bodies = (server: TabsServer) => server.sent.map(({ body }) => body);

test('all that is left is taken with a tip, and the change is said', async () => {
  const server = await openCash();
  await dialog.getByLabelText('Tip').fill('5');
  await dialog.getByLabelText('Given').fill('50');
  await expect.element(dialog.getByText('Change: $10.50')).toBeVisible();
  await act('$39.50 received').click();
  await expect.element(dialog.getByText('$39.50 in cash is taken. Change: $10.50.')).toHaveFocus();
  await expect.element(dialog).toHaveTextContent('Taken by staff: $39.50 paid in cash');
  expect(bodies(server)).toEqual([
    { what: { kind: 'rest' }, tip_amount: 5, expected_amount: 34.5 },
  ]);
});

test('what is handed over is rounded as cash is, and what is missing is said', async () => {
  await openCash({ open: 34.52, total: 34.52 });
  await expect.element(dialog.getByText('rounded from $34.52')).toBeVisible();
  await dialog.getByLabelText('Given').fill('30');
  await expect.element(dialog.getByText('$4.50 is missing')).toBeVisible();
  await expect.element(act('$34.50 received')).toBeVisible();
});

test('an amount above what is left is refused before it is sent', async () => {
  const server = await openCash();
  await dialog.getByLabelText('An amount').click();
  await dialog.getByLabelText('Amount', { exact: true }).fill('40');
  await act('Received').click();
  await expect
    .element(dialog.getByRole('alert').getByText('Write an amount of at most $34.50.'))
    .toBeVisible();
  expect(server.sent).toEqual([]);
  await dialog.getByLabelText('Amount', { exact: true }).fill('12.5');
  await act('$12.50 received').click();
  await expect.element(dialog.getByText('$12.50 in cash is taken.')).toBeVisible();
});

test('equal parts are those that the guests agreed on', async () => {
  const server = await openCash({ split: { of: 3, taken: 1 }, open: 23, paid: 11.5 });
  await expect
    .element(dialog.getByText('The guests split it in 3 parts, of which 1 is taken.'))
    .toBeVisible();
  await dialog.getByLabelText('Parts paid now').fill('3');
  await act('Received').click();
  await expect.element(dialog.getByRole('alert').getByText('Choose 1 to 2 parts.')).toBeVisible();
  await dialog.getByLabelText('Parts paid now').fill('1');
  await act('$11.50 received').click();
  await expect.element(dialog.getByText('$11.50 in cash is taken.')).toBeVisible();
  expect(bodies(server)).toEqual([
    { what: { kind: 'shares', of: 3, shares: 1 }, tip_amount: 0, expected_amount: 11.5 },
  ]);
});

test('dishes are chosen one by one, of those that nobody pays for', async () => {
  const rounds = [
    roundOf(101, 1, [{ id: 11, name: 'Margherita', each: 10, count: 2 }]),
    roundOf(102, 2, [{ id: 12, name: 'Lemonade', each: 7.25, count: 2 }]),
  ];
  const server = await openCash({ rounds });
  await dialog.getByLabelText('Chosen dishes').click();
  await act('Received').click();
  await expect.element(dialog.getByText('Choose at least one dish.')).toBeVisible();
  await act('One more: Margherita, Ada').click();
  await act('One more: Lemonade, Ben').click();
  await act('One more: Lemonade, Ben').click();
  await expect.element(act('One more: Lemonade, Ben')).toBeDisabled();
  expect(await axeProblems()).toEqual([]);
  await act('$24.50 received').click();
  await expect.element(dialog.getByText('$24.50 in cash is taken.')).toBeVisible();
  const items = [
    { line_id: 11, quantity: 1 },
    { line_id: 12, quantity: 2 },
  ];
  expect(bodies(server)).toEqual([
    { what: { kind: 'items', items }, tip_amount: 0, expected_amount: 24.5 },
  ]);
});

test('what somebody else took meanwhile is refused with the new bill, and what was chosen stays', async () => {
  const server = await openCash();
  await dialog.getByLabelText('Tip').fill('2');
  const tab = server.tabOf(uuid(900));
  Object.assign(tab, { paid: 20, open: 14.5 });
  await act('$36.50 received').click();
  await expect.element(dialog.getByText('What is left of the bill has changed.')).toBeVisible();
  await expect.element(dialog).toHaveTextContent('Left to pay$14.50');
  await expect.element(dialog.getByLabelText('Tip')).toHaveValue('2.00');
  await act('$16.50 received').click();
  await expect.element(dialog.getByText('$16.50 in cash is taken.')).toBeVisible();
  const [first, second] = server.sent;
  expect(second?.key).not.toBe(first?.key);
});

test('cash whose reply was lost is taken once, by pressing again', async () => {
  const server = await openCash();
  server.losesReply = true;
  await act('$34.50 received').click();
  await expect.element(dialog.getByText(/^The server could not be reached\./)).toBeVisible();
  await expect.element(dialog).toHaveTextContent('Left to pay$0.00');
  await act('$34.50 received').click();
  await expect.element(dialog.getByText('$34.50 in cash is taken.')).toBeVisible();
  const [first, second] = server.sent;
  expect(second).toEqual(first);
  expect(server.tabOf(uuid(900)).payments).toHaveLength(1);
});

test.each([375, 820, 1440])('is no wider than %i px', async (width) => {
  await page.viewport(width, 900);
  await openCash();
  await dialog.getByLabelText('Chosen dishes').click();
  await expect.element(act('One more: Margherita, Ada')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(await axeProblems()).toEqual([]);
});
