import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { parseRichText } from '#schemas/rules/rich-text-notation.ts';
import { openFields } from './open-fields.tsx';

describe('a number', () => {
  const height = () => page.getByRole('spinbutton', { name: 'Height' });

  it('goes by ten steps with Shift, stays within its bounds and follows its slider', async () => {
    const { config, violations } = openFields(['header.height']);
    await height().click();
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(config().header.height).toBe(104);
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(config().header.height).toBe(120);
    await page.getByRole('slider', { name: 'Height: slider' }).click({ position: { x: 1, y: 8 } });
    await expect.poll(() => config().header.height).toBe(48);
    expect(await violations()).toEqual([]);
  });

  it('emptied and left, it comes back', async () => {
    const { config } = openFields(['header.height', 'header.logoSizeMobile']);
    await height().fill('');
    expect(config().header.height).toBe(64);
    await userEvent.tab();
    await expect.element(height()).toHaveValue(64);
    await expect.element(height()).toBeValid();
  });

  it('out of bounds it says so, and the page keeps the last good one; undo mends it', async () => {
    const { config, editor } = openFields(['header.height', 'header.logoSizeMobile']);
    await height().fill('80');
    await height().fill('500');
    await userEvent.tab();
    await expect.element(page.getByText('At most 120.')).toBeVisible();
    expect(config().header.height).toBe(80);
    editor.undo();
    await expect.element(height()).toHaveValue(64);
  });
});

describe('a switch and a choice', () => {
  it('are set by Space and arrow keys, and undone in one step each', async () => {
    const { config, editor } = openFields(['general.showProductUnit', 'theme.radius']);
    await expect.element(page.getByRole('switch')).toBeVisible();
    page.getByRole('switch').element().focus();
    await userEvent.keyboard(' ');
    expect(config().general.showProductUnit).toBe(true);
    page.getByRole('radio', { name: 'Rounded', exact: true }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(config().theme.radius).toBe('large');
    editor.undo();
    expect(config().theme.radius).toBe('medium');
    editor.undo();
    expect(config().general.showProductUnit).toBe(false);
  });
});

describe('an icon', () => {
  it('is found by what it stands for, and walked to by arrow keys', async () => {
    const { config, violations } = openFields(['features.items']);
    await page.getByRole('button', { name: 'Ready at the minute', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search icon' }).fill('delivery');
    await expect.element(page.getByRole('radio')).toHaveAccessibleName('Truck');
    await userEvent.keyboard('{ArrowDown} ');
    await expect.poll(() => config().features.items[1]?.icon).toBe('truck');
    await page.getByRole('searchbox', { name: 'Search icon' }).fill('zzz');
    await expect.element(page.getByText('No icon fits. Try another word.')).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});

describe('a date', () => {
  const ends = () => page.getByLabelText('Ends', { exact: true });
  const place = 'topOfferBanner.byVariant.countdown.endsAt';

  it('names whose clock it goes by, and is cleared by a button', async () => {
    const { config, violations } = openFields([place]);
    await expect.element(page.getByText(/Time zone: Sydney \(Australia\)\./)).toBeVisible();
    await ends().fill('2026-12-24T18:00');
    expect(config().topOfferBanner.byVariant.countdown.endsAt).toBe('2026-12-24T18:00');
    await page.getByRole('button', { name: 'Clear Ends' }).click();
    expect(config().topOfferBanner.byVariant.countdown.endsAt).toBe('');
    expect(await violations()).toEqual([]);
  });

  it('of a century that nobody meant is refused', async () => {
    const { config } = openFields([place, 'topOfferBanner.topOfferBannerText']);
    await ends().fill('1926-12-24T18:00');
    await userEvent.click(page.getByRole('textbox', { name: 'Text', exact: true }));
    await expect.element(page.getByText('Choose a day and a time')).toBeVisible();
    expect(config().topOfferBanner.byVariant.countdown.endsAt).toBe('');
  });
});

describe('a rich text', () => {
  const terms = () => page.getByRole('textbox', { name: 'Terms' });

  it('is marked by keys and buttons, which keep what is selected', async () => {
    const { config, violations } = openFields(['legal.terms']);
    await terms().click();
    await userEvent.keyboard('Ordering{Control>}a{/Control}{Control>}b{/Control}');
    await expect.element(terms()).toHaveValue('**Ordering**');
    await page.getByRole('button', { name: 'Heading' }).click();
    await expect.element(terms()).toHaveValue('# **Ordering**');
    await page.getByRole('button', { name: 'Bold' }).click();
    await expect.element(terms()).toHaveValue('# Ordering');
    expect(config().legal.terms).toEqual(parseRichText('# Ordering'));
    await page.getByText('As it reads on the page').click();
    await expect.element(page.getByRole('heading', { name: 'Ordering' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});

describe('a picked dish', () => {
  const dish = () => page.getByRole('combobox', { name: 'Dish' });
  const start = {
    sections: { bestSellers: { type: 'spotlight', picks: [{ id: 'a', name: 'Margherita' }] } },
  };

  it('is found on the menu and stored by its name', async () => {
    const { config, violations } = openFields(['sections.bestSellers.picks'], start);
    await page.getByRole('button', { name: 'Margherita', exact: true }).click();
    await dish().fill('lem');
    await page.getByRole('option', { name: 'Lemonade Drinks' }).click();
    expect(config().sections['bestSellers']).toMatchObject({ picks: [{ name: 'Lemonade' }] });
    expect(await violations()).toEqual([]);
  });

  it('tells when the menu has no such dish, and Escape closes the suggestions alone', async () => {
    openFields(['sections.bestSellers.picks'], start);
    await page.getByRole('button', { name: 'Margherita', exact: true }).click();
    await dish().fill('Calzone');
    await expect.element(page.getByText(/No dish of this name is on the menu now/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect
      .element(page.getByText('No dish of this name.', { exact: true }))
      .not.toBeInTheDocument();
    await expect.element(dish()).toHaveValue('Calzone');
  });
});
