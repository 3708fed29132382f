import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ok } from '../settings/settings-server.ts';
import { expectAxeClean } from './axe-clean.ts';
import { ImportServer } from './import-server.ts';

afterEach(() => page.viewport(414, 896));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: RegExp) => page.getByRole('heading', { name });
const costIs = page.getByLabelText('What “Cost” is');
const correctCost = () => costIs.selectOptions('Price');
const seen = heading(/would put on the menu/);

describe('how a table is read', () => {
  it('is shown with the reason of each column, and read again once it is corrected', async () => {
    const server = new ImportServer();
    await server.choose();
    await expect.element(heading(/How “menu.csv” is read/)).toHaveFocus();
    await expect.element(costIs).toHaveAccessibleDescription('Amounts of money.');
    await expect.element(page.getByText('Pho · Tea')).toBeVisible();
    await expect.element(page.getByRole('alert')).toHaveTextContent('no column is the price');
    await button('See what would change').click();
    await expect.element(page.getByText('Correct first what cannot be read.')).toBeVisible();
    await correctCost();
    await expect.element(page.getByRole('row', { name: 'Pho Soups $16.50' })).toBeVisible();
    await expect.element(costIs).toHaveAccessibleDescription('You chose this.');
    const { columns } = server.sent('reading').at(-1)?.options?.mapping ?? { columns: [] };
    expect(columns[1]).toEqual({ column: 1, role: 'price', label: '' });
    for (const width of [375, 1440]) {
      await page.viewport(width, 900);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await expectAxeClean();
    }
  });

  it('shows the dishes first on a phone, with the columns below to be opened', async () => {
    await page.viewport(375, 800);
    const server = new ImportServer();
    await server.choose();
    await correctCost();
    await expect.element(page.getByRole('row', { name: 'Pho Soups $16.50' })).toBeVisible();
    const columns = page.getByText(/^Read: /);
    await columns.click();
    await expect.element(costIs).not.toBeVisible();
    const topOf = (one: typeof columns) => one.element().getBoundingClientRect().top;
    expect(topOf(page.getByRole('row', { name: 'Pho Soups $16.50' }))).toBeLessThan(topOf(columns));
    expect(topOf(button('See what would change'))).toBeLessThan(topOf(columns));
    await columns.click();
    await expect.element(costIs).toBeVisible();
    await expectAxeClean();
  });

  it('lets an answer to an older correction go, and asks once at a time', async () => {
    const server = new ImportServer();
    await server.choose();
    await expect.element(costIs).toBeVisible();
    const waits: (() => void)[] = [];
    server.instead = (step, { options }) => {
      const reply = ok({ format: 'csv', table: server.table(options?.mapping) });
      return step === 'reading' ? new Promise((go) => waits.push(() => go(reply))) : null;
    };
    await correctCost();
    await costIs.selectOptions('Energy');
    await expect.poll(() => waits.length).toBe(1);
    waits[0]?.();
    await expect.poll(() => waits.length).toBe(2);
    await expect.element(page.getByText('Reading it as you corrected it…')).toBeVisible();
    waits[1]?.();
    await expect.element(page.getByText('Reading it as you corrected it…')).not.toBeInTheDocument();
    expect(page.getByRole('row').elements()).toEqual([]);
    await expect.element(costIs).toHaveValue('calories');
  });

  it('keeps a correction without a network, and sends it when it is tried again', async () => {
    const server = new ImportServer();
    await server.choose();
    await expect.element(costIs).toBeVisible();
    server.instead = () => ({ status: 0, body: null });
    await correctCost();
    await expect.element(page.getByText(/there is no connection/)).toBeVisible();
    await expect.element(costIs).toHaveValue('price');
    server.instead = () => null;
    await button('Try again').click();
    await expect.element(page.getByText('What becomes of it: 2 dishes')).toBeVisible();
    expect(page.getByText(/there is no connection/).elements()).toEqual([]);
  });

  it('takes a role from the column that had it: a dish has one name', async () => {
    const server = new ImportServer();
    await server.choose();
    await page.getByLabelText('What “Kind” is').selectOptions('Name of the dish');
    await expect.element(page.getByLabelText('What “Dish” is')).toHaveValue('ignore');
    await expect.poll(() => server.sent('reading').length).toBe(2);
    const { columns } = server.sent('reading').at(-1)?.options?.mapping ?? { columns: [] };
    expect(columns.filter(({ role }) => role === 'name').map(({ column }) => column)).toEqual([2]);
  });

  it('keeps the many columns that no menu shows apart, each a press away', async () => {
    const server = new ImportServer();
    server.moreColumns = ['Till', 'Printer', 'Tax', 'Stock'];
    await server.choose();
    const till = page.getByLabelText('What “Till” is');
    // A price is still looked for: it may be one of them.
    await expect.element(till).toBeVisible();
    const apart = page.getByText('4 columns are left out: Till, Printer, Tax, Stock.');
    await apart.click();
    await expect.element(till).not.toBeVisible();
    await apart.click();
    await till.selectOptions('Name of the dish');
    await expect.poll(() => server.sent('reading').length).toBe(2);
    // It stays where it was corrected.
    await expect.element(till).toBeVisible();
    await expectAxeClean();
  });

  it('is guessed anew for another sheet, with the reasons of its columns', async () => {
    const server = new ImportServer();
    server.otherSheets = ['Bar'];
    await server.choose();
    await correctCost();
    await page.getByLabelText('Sheet').selectOptions('Bar (3 rows)');
    await expect.element(costIs).toHaveAccessibleDescription('Amounts of Bar.');
    await expect.element(costIs).toHaveValue('counter_price');
    expect(server.sent('reading').at(-1)?.options).toEqual({ place: { sheet: 'Bar' }, mended: [] });
    await correctCost();
    await expect.element(page.getByText('What becomes of it: 2 dishes')).toBeVisible();
    expect(server.sent('reading').at(-1)?.options?.mapping?.sheet).toBe('Bar');
  });

  it('reads further sheets and hidden rows where that is asked for', async () => {
    const server = new ImportServer();
    server.otherSheets = ['Bar'];
    server.hiddenRows = 2;
    await server.choose();
    await page.getByRole('checkbox', { name: 'Also read “Bar” (3 rows)' }).click();
    const hidden = page.getByRole('checkbox', {
      name: 'Also read the 4 hidden rows',
    });
    await hidden.click();
    await expect
      .poll(() => server.sent('reading').at(-1)?.options?.mapping)
      .toMatchObject({ more_sheets: ['Bar'], takes_hidden: true });
    await hidden.click();
    await expect
      .poll(() => server.sent('reading').at(-1)?.options?.mapping?.takes_hidden)
      .toBeUndefined();
    await expectAxeClean();
  });

  it('names several prices of all dishes at once', async () => {
    const server = new ImportServer();
    server.instead = (step, { options }) => {
      const read = server.table(options?.mapping);
      const finding = { row: 2, dish: 'Pho', detail: '12 / 16', kind: 'sizes_named' as const };
      const table = { ...read, findings: [finding] };
      return step === 'reading' ? ok({ format: 'csv', table }) : null;
    };
    await server.choose();
    await correctCost();
    const names = page.getByLabelText('Names of several prices in “Cost”');
    await names.fill('Bowl / Pot');
    names.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await expect
      .poll(() => server.sent('reading').at(-1)?.options?.mapping?.columns[1])
      .toEqual({ column: 1, role: 'price', label: 'Bowl / Pot' });
  });

  it('is read in another encoding, with what was corrected', async () => {
    const server = new ImportServer();
    server.encoding = 'windows-1252';
    await server.choose();
    const letters = page.getByLabelText('Letters are written in');
    await expect.element(letters).toHaveValue('windows-1252');
    await letters.selectOptions('Western (Mac Roman)');
    await expect
      .poll(() => server.sent('reading').at(-1)?.options)
      .toEqual({ encoding: 'macintosh', mended: [], place: { sheet: '' } });
    await correctCost();
    await expect.element(page.getByText('What becomes of it: 2 dishes')).toBeVisible();
    await letters.selectOptions('Cyrillic (KOI8-R)');
    await expect
      .poll(() => server.sent('reading').at(-1)?.options)
      .toMatchObject({ encoding: 'koi8-r', mapping: { columns: [{}, { role: 'price' }, {}] } });
    await button('See what would change').click();
    await expect.element(seen).toHaveFocus();
    expect(server.sent('preview').at(-1)?.options?.encoding).toBe('koi8-r');
  });

  it('has no encoding to choose where it is a spreadsheet', async () => {
    const server = new ImportServer();
    server.encoding = null;
    await server.choose();
    await expect.element(costIs).toBeVisible();
    expect(page.getByLabelText('Letters are written in').elements()).toEqual([]);
  });

  it('stays with the sheet that it has where another one is not reached', async () => {
    const server = new ImportServer();
    server.otherSheets = ['Bar'];
    await server.choose();
    await correctCost();
    await expect.element(page.getByText('What becomes of it: 2 dishes')).toBeVisible();
    server.instead = () => ({ status: 0, body: null });
    await page.getByLabelText('Sheet').selectOptions('Bar (3 rows)');
    await expect.element(page.getByText(/there is no connection/)).toBeVisible();
    await expect.element(page.getByLabelText('Sheet')).toHaveValue('');
    await expect.element(page.getByText('What becomes of it: 2 dishes')).toBeVisible();
  });

  it('guesses the columns below another row of headings, unless some were corrected', async () => {
    const server = new ImportServer();
    await server.choose();
    const headingRow = page.getByLabelText('Row of the headings');
    await headingRow.selectOptions('2');
    await expect.poll(() => server.sent('reading').length).toBe(2);
    const place = { sheet: '', heading_row: 2 };
    expect(server.sent('reading').at(-1)?.options).toEqual({ place, mended: [] });
    await correctCost();
    await expect.element(page.getByText('What becomes of it: 2 dishes')).toBeVisible();
    await headingRow.selectOptions('');
    await expect.poll(() => server.sent('reading').length).toBe(4);
    expect(server.sent('reading').at(-1)?.options?.mapping).toMatchObject({
      heading_row: null,
      columns: [{ role: 'name' }, { role: 'price' }, { role: 'category' }],
    });
  });

  it('has its currency corrected where the file seems to say another one', async () => {
    const server = new ImportServer();
    server.currency = 'USD';
    await server.choose();
    const currency = page.getByLabelText('The prices are in');
    await expect.element(currency).toHaveValue('USD');
    await expect.element(currency).toHaveAccessibleDescription(/Your menu is in AUD/);
    await currency.selectOptions('AUD');
    await expect.poll(() => server.sent('reading').at(-1)?.options?.mapping?.currency).toBe('AUD');
    await expect.element(currency).not.toHaveAccessibleDescription(/Your menu/);
  });

  it('is left out for a file that says itself what it means', async () => {
    const server = new ImportServer();
    server.instead = (step) => (step === 'reading' ? ok({ format: 'square', table: null }) : null);
    await server.choose('catalog.json');
    await expect.element(seen).toHaveFocus();
    expect(page.getByRole('button', { name: 'Correct the columns' }).elements()).toEqual([]);
  });
});
