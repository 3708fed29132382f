import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAxeClean } from './axe-clean.ts';
import { MenuListServer } from './menu-list-server.ts';

const price = (name: string) => page.getByRole('textbox', { name: `Online price of ${name}` });
const availability = (name: string) =>
  page.getByRole('combobox', { name: `Availability of ${name}` });

describe('the page of the menu', () => {
  it('saves a price by Enter, says so, and takes it back', async () => {
    const server = new MenuListServer();
    await server.open();
    await price('Burger').fill('13,5');
    await userEvent.keyboard('{Enter}');
    await expect.element(price('Burger')).toHaveValue('13.50');
    await expect.poll(server.titles).toContain('Burger costs $13.50 now');
    expect(server.edited.menu.dishes['12']?.online_price).toBe(13.5);
    server.pressUndo();
    await expect.element(price('Burger')).toHaveValue('12.90');
    await expect.poll(() => server.entries[0]?.undoes_id).toBe(1);
  });

  it('says that a dish has no price in place of one, and what is free costs 0', async () => {
    const server = new MenuListServer();
    const { menu } = server.edited;
    const { '11': creme, '13': lemonade } = menu.dishes;
    if (!creme || !lemonade) throw new Error('Two dishes are on the menu.');
    const dishes = {
      ...menu.dishes,
      '11': { ...creme, online_price: 0 },
      '13': { ...lemonade, online_price: 0, is_free: true },
    };
    server.edited = { ...server.edited, menu: { ...menu, dishes } };
    await server.open();
    await expect.element(price('Crème brûlée')).toHaveValue('');
    await expect.element(price('Crème brûlée')).toHaveAttribute('placeholder', 'no price');
    await expect.element(price('Lemonade')).toHaveValue('0.00');
    await expectAxeClean();
  });

  it('refuses what is no price at its place, and Escape brings back what was', async () => {
    const server = new MenuListServer();
    await server.open();
    for (const text of ['1e9', '-1', '', 'twelve', '1.005', '1,250']) {
      await price('Burger').fill(text);
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByText('Write a price such as 12.50.')).toBeVisible();
      await expect.element(price('Burger')).toHaveAttribute('aria-invalid', 'true');
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(price('Burger')).toHaveValue('12.90');
    expect(server.entries).toEqual([]);
  });

  it('says what a price with a comma is read as before it is saved', async () => {
    const server = new MenuListServer();
    await server.open();
    await price('Burger').fill('١٢');
    await expect.element(price('Burger')).toHaveAccessibleDescription('Read as 12.00.');
    await price('Burger').fill('12,5');
    await expect.element(price('Burger')).toHaveAccessibleDescription('Read as 12.50.');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => server.prices()[1]).toBe(12.5);
    await expect.element(price('Burger')).toHaveValue('12.50');
    await expect.element(price('Burger')).not.toHaveAccessibleDescription('Read as 12.50.');
  });

  it('takes over what somebody else changed elsewhere, and shows theirs where both changed one', async () => {
    const server = new MenuListServer();
    await server.open();
    server.before = () => server.setPrice('13', 5);
    await price('Burger').fill('14');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => server.prices()).toEqual([9.5, 14, 5]);
    server.before = () => server.setPrice('12', 20);
    await price('Burger').fill('15');
    await userEvent.keyboard('{Enter}');
    await expect.element(price('Burger')).toHaveValue('20.00');
    await expect.element(price('Lemonade')).toHaveValue('5.00');
    expect(server.edited.menu.dishes['12']?.online_price).toBe(20);
  });

  it('finds a dish without its accents, and says whose price it is', async () => {
    await new MenuListServer().open();
    await expect.element(page.getByText('A price of its own here')).toBeVisible();
    await expect.element(page.getByText('The same price at all your restaurants')).toBeVisible();
    await page.getByRole('searchbox').fill('creme bru');
    await expect.element(price('Crème brûlée')).toBeVisible();
    await expect.element(price('Burger')).not.toBeInTheDocument();
    await page.getByRole('searchbox').fill('pasta');
    await expect.element(page.getByText('No dish is called “pasta”.')).toBeVisible();
  });

  it('shows what is sold out, and changes it where it stands', async () => {
    const server = new MenuListServer();
    await server.open();
    await expect.element(availability('Burger')).toHaveValue('available');
    await expect.element(availability('Lemonade')).toHaveDisplayValue('Available, 3 left');
    await availability('Burger').selectOptions('Sold out today');
    await expect.element(availability('Burger')).toHaveValue('today');
    await expect
      .poll(() => server.stock.products[1])
      .toMatchObject({ is_off: true, off_until: server.stock.day_ends_at });
    await availability('Burger').selectOptions('Sold out until further notice');
    await expect.poll(() => server.stock.products[1]?.off_until).toBeNull();
    await page.getByRole('button', { name: 'Sold out', exact: true }).click();
    await expect.poll(() => price('Lemonade').query()).toBeNull();
    await expect.element(price('Burger')).toBeVisible();
    await availability('Burger').selectOptions('Available');
    await expect.element(page.getByText('No dish is as you chose it above.')).toBeVisible();
    expect(server.stock.products[1]).toMatchObject({ is_off: false });
  });

  it('shows dishes by what they lack, several at once', async () => {
    const server = new MenuListServer();
    const { menu } = server.edited;
    const burger = menu.dishes['12'];
    if (!burger) throw new Error('the burger is there');
    const dishes = {
      ...menu.dishes,
      '12': { ...burger, image_url: '/b.webp', description: 'Hot' },
    };
    server.edited = { ...server.edited, menu: { ...menu, dishes } };
    await server.open();
    const chip = (name: string) => page.getByRole('button', { name, exact: true });
    await chip('Without a picture').click();
    await expect.poll(() => price('Burger').query()).toBeNull();
    await expect.element(price('Lemonade')).toBeVisible();
    await chip('Changed here').click();
    await expect.element(page.getByText('No dish is as you chose it above.')).toBeVisible();
    await chip('Without a picture').click();
    await expect.element(price('Burger')).toBeVisible();
    await expectAxeClean();
  });

  it('selects a row of dishes by Shift, a category by its box, and by the keyboard', async () => {
    await new MenuListServer().open();
    const box = (name: string) => page.getByRole('checkbox', { name });
    await box('Select Crème brûlée').click();
    const bar = page.getByRole('region', { name: 'Selected dishes' });
    await expect.element(bar).toHaveTextContent('1 dish selected');
    await box('Select Lemonade').click({ modifiers: ['Shift'] });
    await expect.element(bar).toHaveTextContent('3 dishes selected');
    await box('Select all of Drinks').click();
    await expect.element(bar).toHaveTextContent('2 dishes selected');
    await page.getByRole('searchbox').fill('burger');
    await expect.element(bar).toHaveTextContent('1 of them not shown');
    await page.getByRole('searchbox').fill('');
    await bar.getByRole('button', { name: 'Select none' }).click();
    await expect.poll(() => bar.query()).toBeNull();
    await box('Select Crème brûlée').click();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect.element(bar).toHaveTextContent('2 dishes selected');
    await expect.element(box('Select Burger')).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect.element(bar).toHaveTextContent('3 dishes selected');
    await expectAxeClean();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => bar.query()).toBeNull();
  });
});
