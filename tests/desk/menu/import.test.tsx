import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAxeClean } from './axe-clean.ts';
import { ImportServer } from './import-server.ts';

afterEach(() => page.viewport(414, 896));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: RegExp) => page.getByRole('heading', { name });
const costIs = page.getByLabelText('What “Cost” is');
const correctCost = () => costIs.selectOptions('Price');
const seen = heading(/would put on the menu/);

/** A server whose table is corrected, and its dishes are looked at. */
async function lookedAt(server = new ImportServer()) {
  await server.choose();
  await correctCost();
  await expect.element(page.getByText('What becomes of it: 2 dishes')).toBeVisible();
  await button('See what would change').click();
  await expect.element(seen).toHaveFocus();
  return server;
}
const findings = page.getByRole('listitem').filter({ hasText: 'Row 3' });

describe('what a file would change', () => {
  it('names what needs a look by row and is mended in place, by what was typed alone', async () => {
    const server = await lookedAt();
    await expect.element(findings).toHaveTextContent('Row 3: “Tea” has no price.');
    await findings.getByRole('button', { name: 'Mend “Tea”' }).click();
    await expect.element(findings.getByLabelText('Name')).toHaveFocus();
    await findings.getByLabelText('Price', { exact: true }).fill('four');
    await button('Take this over').click();
    await expect.element(findings.getByText('Write a price such as 12.50.')).toBeVisible();
    await expectAxeClean();
    await findings.getByLabelText('Price', { exact: true }).fill('4,20');
    await button('Take this over').click();
    await expect
      .element(page.getByRole('row', { name: /Tea.*Mended by you.*\$4.20/ }))
      .toBeVisible();
    await expect.element(page.getByText('2 dishes new.')).toHaveFocus();
    const { mapping, mended } = server.sent('preview').at(-1)?.options ?? {};
    expect(mended).toEqual([{ id: 'table:tea', price: 4.2 }]);
    expect(mapping?.columns[1]?.role).toBe('price');
    for (const width of [375, 1440]) {
      await page.viewport(width, 900);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await expectAxeClean();
    }
  });

  it('counts the cells that are not used by their columns, folded', async () => {
    await lookedAt();
    const printer = page.getByText(/“Printer”: 2 cells not used, because the column is left out/);
    await expect.element(printer).not.toBeVisible();
    await page.getByText('2 cells of one column are not used').click();
    await expect.element(printer).toHaveTextContent('(row 2 “Kitchen”)');
    await expectAxeClean();
  });

  it('leaves a dish out and brings it back, and goes back to the columns', async () => {
    const server = await lookedAt();
    await findings.getByRole('button', { name: 'Mend “Tea”' }).click();
    await button('Leave it out').click();
    await expect.element(page.getByText('1 dish new.')).toBeVisible();
    await button('Bring “Tea” back').click();
    await expect.element(page.getByText('2 dishes new.')).toBeVisible();
    expect(server.sent('preview').at(-1)?.options?.mended).toEqual([]);
    await button('Correct the columns').click();
    await expect.element(heading(/How “menu.csv” is read/)).toHaveFocus();
    await expect.element(costIs).toHaveValue('price');
  });

  it('shows what sizes cost, and names those that the file does not name', async () => {
    const server = new ImportServer();
    server.sizes = [
      { name: 'Small', price: 12 },
      { name: 'Large', price: 16 },
    ];
    await lookedAt(server);
    const row = page.getByRole('row', { name: /Pho/ });
    await expect.element(row).toHaveTextContent('Small $12.00Large $16.00');
    const found = page.getByRole('listitem').filter({ hasText: 'Row 2' });
    await found.getByRole('button', { name: 'Mend “Pho”' }).click();
    await found.getByLabelText('Size at $12.00').fill('Bowl');
    await button('Take this over').click();
    await expect.element(row).toHaveTextContent('Bowl $12.00Large $16.00');
    expect(server.sent('preview').at(-1)?.options?.mended).toEqual([
      { id: 'table:pho', size_names: [{ from: 'Small', to: 'Bowl' }] },
    ]);
    await row.getByRole('button', { name: 'Mend “Pho”' }).click();
    await page.getByLabelText('Size at $12.00').fill('Small');
    await button('Take this over').click();
    await expect.element(row).toHaveTextContent('Small $12.00Large $16.00');
    expect(server.sent('preview').at(-1)?.options?.mended).toEqual([]);
    await expectAxeClean();
  });

  it('adds to what earlier files brought, or replaces it', async () => {
    const server = new ImportServer();
    server.earlierDishes = 9;
    server.removesMuch = true;
    await lookedAt(server);
    const asked = page.getByRole('group', { name: 'Earlier files brought 9 dishes' });
    const add = asked.getByRole('radio', { name: 'Add to the menu' });
    await expect.element(asked.getByRole('radio', { name: /^Replace/ })).toBeChecked();
    server.removesMuch = false;
    await add.click();
    await expect.element(add).toBeChecked();
    await expect.element(page.getByText(/Yes, take 9 dishes off/)).not.toBeInTheDocument();
    await expectAxeClean();
    await button('Put it on the menu').click();
    await expect.element(heading(/The menu is there/)).toHaveFocus();
    const sent = server.uploads.find(({ url }) => url.pathname.endsWith('/file'));
    expect(sent?.url.searchParams.get('adds')).toBe('true');
    expect(sent?.url.searchParams.has('confirms_removal')).toBe(false);
  });

  it('keeps what was typed of a dish where it did not arrive', async () => {
    const server = await lookedAt();
    await findings.getByRole('button', { name: 'Mend “Tea”' }).click();
    await findings.getByLabelText('Name').fill('Green tea');
    server.instead = () => ({ status: 503, body: { error: 'Try again soon.', code: 'busy' } });
    await button('Take this over').click();
    await expect.element(page.getByText('Try again soon.')).toBeVisible();
    await expect.element(findings.getByLabelText('Name')).toHaveValue('Green tea');
  });

  it('is shown anew with a sentence where the menu was changed meanwhile', async () => {
    const server = await lookedAt();
    const error = 'The menu was changed meanwhile. Look at it again.';
    server.instead = (step) =>
      step === 'import'
        ? { status: 409, body: { error, code: 'menu_changed', data: server.preview() } }
        : null;
    server.removesMuch = true;
    await button('Put it on the menu').click();
    await expect.element(page.getByText(error)).toBeVisible();
    server.instead = () => null;
    await button('Put it on the menu').click();
    await expect.element(page.getByText('Confirm first that so much goes.')).toBeVisible();
    await page.getByRole('checkbox', { name: /Yes, take 9 dishes off/ }).click();
    await button('Put it on the menu').click();
    await expect.element(heading(/The menu is there/)).toHaveFocus();
    const [first, last] = server.uploads.filter(({ url }) => url.pathname.endsWith('/file'));
    expect(first?.url.searchParams.has('confirms_removal')).toBe(false);
    expect(last?.url.searchParams.get('confirms_removal')).toBe('true');
    expect(last?.options?.mapping?.columns[1]?.role).toBe('price');
  });
});

describe('an import that is done', () => {
  it('is taken back, and leads to the menu', async () => {
    const server = await lookedAt();
    await button('Put it on the menu').click();
    await expect.element(heading(/The menu is there/)).toHaveFocus();
    expect(server.prices()[1]).toBe(14);
    await expectAxeClean();
    await button('Take the import back').click();
    await expect.element(heading(/The import is taken back/)).toHaveFocus();
    expect(server.prices()[1]).toBe(12.9);
    await expect
      .element(page.getByRole('link', { name: 'Edit the menu' }))
      .toHaveAttribute('href', '/desk/menu');
  });

  it('asks about what was changed again since', async () => {
    const server = await lookedAt();
    await button('Put it on the menu').click();
    await expect.element(heading(/The menu is there/)).toHaveFocus();
    server.setPrice('12', 20);
    await button('Take the import back').click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toHaveTextContent('Online price of Burger');
    await dialog.getByRole('button', { name: 'Take back the rest' }).click();
    await expect.element(heading(/The import is taken back/)).toBeVisible();
    expect(server.prices()[1]).toBe(20);
  });
});

describe('what cannot be read', () => {
  it('says each place, and another file may be chosen at once', async () => {
    const server = new ImportServer();
    const message = 'a quotation mark is open';
    server.instead = () => ({
      status: 422,
      body: {
        error: '“menu.csv” was not read.',
        code: 'not_a_menu',
        problems: [{ path: 'line 3', code: 'not_a_menu', message }],
      },
    });
    await server.choose();
    const alert = page.getByRole('alert').filter({ hasText: 'was not read' });
    await expect.element(alert).toHaveTextContent(`line 3: ${message}`);
    await expect.element(page.getByLabelText('Choose a file')).toBeEnabled();
    await expectAxeClean();
  });

  it('asks who it is once the session is over, and goes on where it was', async () => {
    const server = await lookedAt();
    await findings.getByRole('button', { name: 'Mend “Tea”' }).click();
    await button('Leave it out').click();
    await expect.element(page.getByText('1 dish new.')).toBeVisible();
    const error = 'Sign in first.';
    server.instead = () => ({ status: 401, body: { error, code: 'staff_session_expired' } });
    await button('Put it on the menu').click();
    await expect.element(page.getByLabelText('Password')).toBeVisible();
    server.instead = () => null;
    await page.getByLabelText('Email').fill('o@corner.test');
    await page.getByLabelText('Password').fill('open sesame');
    await button('Sign in').click();
    await expect.element(page.getByText('1 dish new.')).toBeVisible();
    await button('Put it on the menu').click();
    await expect.element(heading(/The menu is there/)).toBeVisible();
  });

  it('is no page of managers, who are led to the dishes', async () => {
    await new ImportServer().open('/desk/menu/import', 'manager');
    await expect.element(page.getByRole('link', { name: 'History', exact: true })).toBeVisible();
    expect(page.getByRole('link', { name: 'Import', exact: true }).elements()).toEqual([]);
    expect(page.getByLabelText('Choose a file').elements()).toEqual([]);
  });
});
