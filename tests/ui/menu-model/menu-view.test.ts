import { describe, expect, it } from 'vitest';
import type { Menu } from '#schemas/api/menu.ts';
import { menu as words } from '#schemas/messages/en/menu.ts';
import { offers as offerWords } from '#schemas/messages/en/offers.ts';
import { menuEntries } from '#ui/menu-model/menu-entries.ts';
import type { MenuContext } from '#ui/menu-model/menu-context.ts';
import { categoryEntries, menuSections } from '#ui/menu-model/menu-view.ts';
import { menuIndexOf } from '#ui/menu-model/menu-index-of.ts';
import { group, menuOf, modifier, product, size } from '../../src/sample-menu.ts';

const setting: MenuContext = {
  locale: 'en-AU',
  timeZone: 'Australia/Sydney',
  hasDishPages: true,
  currency: 'AUD',
  words,
  offerWords,
  menu: { showOutOfStockProducts: true },
  general: { showProductUnit: false },
  favourites: [],
};
const entriesOf = (menu: Menu, change: Partial<MenuContext> = {}) =>
  menuEntries(menu, menuIndexOf(menu, 'AUD'), { ...setting, ...change });
const draw = (menu: Menu, change: Partial<MenuContext> = {}) =>
  menuSections(menu, entriesOf(menu, change), { ...setting, ...change });
const firstItem = (menu: Menu, change: Partial<MenuContext> = {}) =>
  draw(menu, change)[0]?.items[0];

describe('the menu as it is drawn', () => {
  it('shows the online price in minor units', () => {
    expect(firstItem(menuOf([product({})]))).toMatchObject({ price: 1250, isFromPrice: false });
  });

  it('says from where a required choice changes the price', () => {
    const menu = menuOf([product({ configurations: [size] })]);
    expect(firstItem(menu)).toMatchObject({ price: 1250, isFromPrice: true, canAddAtOnce: false });
  });

  it('starts at the cheapest required choice', () => {
    const dear = size.values.map((value) => ({ ...value, price_adjustment: 3 }));
    const menu = menuOf([product({ configurations: [{ ...size, values: dear }] })]);
    expect(firstItem(menu)).toMatchObject({ price: 1550, isFromPrice: false });
  });

  it('counts what a required group costs at least', () => {
    const sauces = group({
      min: 2,
      modifiers: [
        modifier({ id: 1, online_price: 3 }),
        modifier({ id: 2, online_price: 1 }),
        modifier({ id: 3, online_price: 2 }),
        modifier({ id: 4, online_price: 0, is_available: false }),
      ],
    });
    const menu = menuOf([product({ modifier_group_ids: [21] })], [sauces]);
    expect(firstItem(menu)).toMatchObject({ price: 1550, isFromPrice: true });
  });

  it('adds at once what needs no choice', () => {
    const optional = group({ modifiers: [modifier({})] });
    const menu = menuOf([product({ modifier_group_ids: [21] })], [optional]);
    expect(firstItem(menu)?.canAddAtOnce).toBe(true);
  });

  it('adds at once what its default options complete, but never at another price than shown', () => {
    const milk = group({
      min: 1,
      max: 1,
      modifiers: [modifier({ is_default: true, online_price: 0 })],
    });
    const extra = group({ modifiers: [modifier({ is_default: true, online_price: 2 })] });
    const coffee = [product({ modifier_group_ids: [21] })];
    expect(firstItem(menuOf(coffee, [milk]))?.canAddAtOnce).toBe(true);
    // R25: a default that is charged is in the price, taken off or not.
    const charged = firstItem(menuOf(coffee, [{ ...extra, charges_defaults: true }]));
    expect(charged).toMatchObject({ price: 1450, canAddAtOnce: true });
    const dearValue = {
      ...size,
      values: [{ id: 43, display_value: 'Double', price_adjustment: 2 }],
    };
    const double = modifier({ is_default: true, online_price: 0, configurations: [dearValue] });
    expect(firstItem(menuOf(coffee, [group({ modifiers: [double] })]))?.canAddAtOnce).toBe(false);
  });

  it('keeps sold-out dishes only where showOutOfStockProducts is set', () => {
    const menu = menuOf([product({ is_available: false })]);
    expect(firstItem(menu)).toMatchObject({ isSoldOut: true, canAddAtOnce: false });
    expect(draw(menu, { menu: { showOutOfStockProducts: false } })).toEqual([]);
  });

  it('says when a sold-out dish is back, in the zone of the restaurant', () => {
    const menu = menuOf([
      product({ is_available: false, unavailable_until: '2026-11-27T06:30:00Z' }),
    ]);
    expect(firstItem(menu)?.soldOutUntil).toMatch(/^Back Fri 27 Nov, 5:30 pm$/i);
    expect(firstItem(menu, { timeZone: 'Australia/Perth' })?.soldOutUntil).toMatch(/2:30 pm$/i);
  });

  it('R27 a dish whose required group can no longer be filled is sold out', () => {
    const pasta = group({ min: 1, max: 1, modifiers: [modifier({ is_available: false })] });
    const menu = menuOf([product({ modifier_group_ids: [21] })], [pasta]);
    expect(firstItem(menu)?.isSoldOut).toBe(true);
  });

  it('shows the unit only where showProductUnit is set', () => {
    const menu = menuOf([product({ unit: '330 ml' })]);
    expect(firstItem(menu)?.unit).toBeNull();
    const general = { showProductUnit: true };
    expect(firstItem(menu, { general })?.unit).toBe('330 ml');
  });

  it('says when a category is served', () => {
    const menu = menuOf([product({})]);
    const weekend = [6, 7].map((weekday) => ({ weekday, from: '08:00', to: '14:00' }));
    const breakfast = menu.categories.map((one) => ({ ...one, availability: weekend }));
    expect(draw({ ...menu, categories: breakfast })[0]?.description).toMatch(
      /^Served Sat, Sun 8:00 am – 2:00 pm$/i,
    );
  });

  it('leads to the same address of a category and of a dish in every language', () => {
    const own = menuOf([
      product({
        products: { name: 'Margarita', original_name: 'Margherita', description: '', image: null },
      }),
    ]);
    const categories = own.categories.map((one) => ({
      ...one,
      name: 'Pizzas',
      original_name: 'Pizza',
    }));
    const menu = { ...own, categories };
    expect(categoryEntries(menu, entriesOf(menu), 0)).toMatchObject([
      { name: 'Pizzas', href: '/menu/category/pizza-12' },
    ]);
    expect([...entriesOf(menu).values()].map(({ item }) => [item.name, item.href])).toEqual([
      ['Margarita', '/menu/margherita-101'],
    ]);
  });

  it('leads from a category to its place in the menu', () => {
    const image = { image_url: '/pizza.webp' };
    const menu = menuOf([product({ products: { name: 'Margherita', description: '', image } })]);
    expect(categoryEntries(menu, entriesOf(menu), 0)).toEqual([
      {
        id: 12,
        name: 'Pizza',
        picture: { src: '/pizza.webp', alt: '', fit: 'cover' },
        itemCount: 1,
        href: '/menu/category/pizza-12',
      },
    ]);
    expect(draw(menu)[0]?.anchor).toBe('category-12');
    const here = categoryEntries(menu, entriesOf(menu), 1);
    expect(here.map(({ href }) => href)).toEqual(['#category-12']);
  });
});
