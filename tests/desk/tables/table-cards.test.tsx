import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { settingsPages } from '#desk/frame/settings-pages.ts';
import { openTables, storedPlan } from './table-server.ts';

beforeEach(async () => {
  await Promise.all([...deskPages, ...settingsPages].map(({ part }) => part.preload()));
});
afterEach(() => vi.restoreAllMocks());

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** What paper shows of each card. */
const printed = () =>
  [...document.querySelectorAll('body > [aria-hidden="true"] article')].map((card) =>
    card.getAttribute('aria-label'),
  );

describe('R80 the cards of the tables', () => {
  test('hold the address of their table’s token, and are printed as they were chosen', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    openTables('table-cards');
    await expect
      .element(page.getByRole('link', { name: /dine-in-menu/ }))
      .toHaveAttribute('href', 'https://corner.test/dine-in-menu?table=first-token');
    expect(printed()).toEqual(['Table 1', 'Table 2', 'Table 20']);
    await page.getByRole('checkbox', { name: 'Table 2', exact: true }).click();
    expect(printed()).toEqual(['Table 1', 'Table 20']);
    await button('Print 2 cards on 1 sheet').click();
    expect(print).toHaveBeenCalledOnce();
    await page.getByLabelText('Sentence on the cards').fill('Order here.');
    expect(page.getByText('Order here.').elements()).toHaveLength(3);
    const all = page.getByRole('checkbox', { name: 'All 3 tables' });
    await all.click();
    await all.click();
    expect(printed()).toEqual([]);
    await button('Print 0 cards on 0 sheets').click();
    await expect.element(page.getByText('Choose a table first.')).toBeVisible();
    expect(print).toHaveBeenCalledOnce();
  });

  test('are renewed only once somebody confirms that the printed one stops working', async () => {
    const { server } = openTables('table-cards');
    const link = page.getByRole('link', { name: /dine-in-menu/ });
    await button('New code for table 1').click();
    const dialog = page.getByRole('dialog', { name: 'A new code for table 1?' });
    await expect.element(dialog.getByText(/stops working at once/)).toBeVisible();
    await dialog.getByText('Keep the code').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.sent('POST', /\/code$/)).toEqual([]);
    await button('New code for table 1').click();
    await dialog.getByRole('button', { name: 'Make a new code' }).click();
    await expect.element(page.getByText(/^Table 1 has a new code\./)).toBeVisible();
    await expect
      .element(link)
      .toHaveAttribute('href', 'https://corner.test/dine-in-menu?table=renewed-1');
  });

  test('say that a code was not renewed, and keep the old one', async () => {
    const { state } = openTables('table-cards');
    const error = 'This takes longer than it should. Please try again in a few seconds.';
    state.refusal = { status: 503, body: { error, code: 'database_unavailable' } };
    await button('New code for table 1').click();
    await page.getByRole('button', { name: 'Make a new code' }).click();
    await expect.element(page.getByText(error)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /dine-in-menu/ }))
      .toHaveAttribute('href', 'https://corner.test/dine-in-menu?table=first-token');
  });
});

test('axe finds nothing, and without tables the page leads to the plan', async () => {
  openTables('table-cards');
  await expect.element(button(/^Print 3 cards/)).toBeVisible();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  openTables('table-cards', { ...storedPlan, tables: [], joins: [] });
  await expect.element(page.getByRole('link', { name: 'Add tables' })).toBeVisible();
});
