import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CartHost } from '#src/features/cart/cart-host.tsx';
import { MenuScreen } from '#src/screens/menu.tsx';
import { cartStandIn } from '../cart/cart-stand-in.ts';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { group, menuOf, modifier, product } from '../sample-menu.ts';

const meal = group({
  id: 50,
  name: 'Make it a meal',
  max: 1,
  modifiers: [
    modifier({ id: 60, name: 'With a drink', online_price: 4.5, modifier_group_ids: [51] }),
  ],
});
const drink = group({
  id: 51,
  name: 'Which drink?',
  min: 1,
  max: 1,
  modifiers: [
    modifier({ id: 61, name: 'Cola', online_price: 0, modifier_group_ids: [52] }),
    modifier({ id: 62, name: 'Granita', online_price: 2, is_available: false }),
  ],
});
const ice = group({
  id: 52,
  name: 'With what?',
  min: 1,
  max: 1,
  modifiers: [
    modifier({ id: 63, name: 'Ice', online_price: 0 }),
    modifier({ id: 64, name: 'Orange', online_price: 0.5, allergens: ['sulphites'] }),
  ],
});
const dips = group({
  id: 53,
  name: 'Dips',
  max: 4,
  max_distinct: 3,
  free_count: 2,
  modifiers: [
    modifier({ id: 70, name: 'Sugo', online_price: 2.5, max_quantity: 2 }),
    modifier({ id: 71, name: 'Aioli', online_price: 2.5, allergens: ['egg'] }),
    modifier({ id: 72, name: 'Verde', online_price: 3 }),
    modifier({ id: 73, name: 'Ricotta', online_price: 4, allergens: ['milk'] }),
  ],
});
const topping = group({
  id: 54,
  name: 'On top',
  max: 2,
  charges_defaults: false,
  credits_substitutions: true,
  modifiers: [
    modifier({ id: 80, name: 'Ham', online_price: 4, is_default: true }),
    modifier({ id: 81, name: 'Olives', online_price: 2.5, is_default: true }),
    modifier({ id: 82, name: 'Salami', online_price: 3.5 }),
  ],
});
const dish = product({ id: 5, modifier_group_ids: [50, 53, 54], allergens: ['gluten'] });
const menu = menuOf([dish], [meal, drink, ice, dips, topping]);

const dialog = () => page.getByRole('dialog', { name: 'Margherita' });
const add = (price: string) => dialog().getByRole('button', { name: `Add · ${price}` });
const box = (name: string) => dialog().getByRole('checkbox', { name });
const radio = (name: string) => dialog().getByRole('radio', { name });

async function openDish() {
  const server = cartStandIn();
  const site = (
    <>
      <MenuScreen />
      <CartHost />
    </>
  );
  drawInStorefront(site, { menu, fetch: server.fetch, address: '/menu?item=5' });
  await expect.element(dialog()).toBeVisible();
  return server;
}

describe('what options ask in turn', () => {
  it('opens in place below its option, with the way to it, and is sent in its place', async () => {
    const server = await openDish();
    await box('With a drink').click();
    await expect
      .element(dialog().getByRole('group', { name: 'With a drink › Which drink? Required' }))
      .toBeVisible();
    await expect.element(radio('Granita')).toBeDisabled();
    await radio('Cola').click();
    await radio('Orange').click();
    // 12.50 + 4.50 + 0.50
    await add('$17.50').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(server.changes()[0]?.body).toMatchObject({
      modifiers: [
        { modifier_id: 80, quantity: 1 },
        { modifier_id: 81, quantity: 1 },
        {
          modifier_id: 60,
          quantity: 1,
          modifiers: [{ modifier_id: 61, quantity: 1, modifiers: [{ modifier_id: 64 }] }],
        },
      ],
    });
  });

  it('leads to a missing choice at the third level', async () => {
    const server = await openDish();
    await box('With a drink').click();
    await radio('Cola').click();
    await add('$17.00').click();
    const third = dialog().getByRole('group', { name: 'Cola › With what? Required' });
    await expect.element(third.getByText('Please choose one to go on.')).toBeVisible();
    await expect.element(radio('Ice')).toHaveFocus();
    expect(server.changes()).toEqual([]);
  });
});

describe('groups with rules of their own', () => {
  it('R24 shows the free ones as free and charges the dearest after them', async () => {
    await openDish();
    const heading = 'Dips Up to 4, at most 3 different, 2 free, then as priced';
    const asked = dialog().getByRole('group', { name: heading });
    await expect.element(asked).toBeVisible();
    await box('Aioli Free').click();
    await box('Verde Free').click();
    await expect.element(add('$12.50')).toBeVisible();
    // Cheapest-free: of 2.50, 3.00 and 4.00 the ricotta is paid for.
    await expect.element(asked.getByText('+ $4.00')).toBeVisible();
    await box('Ricotta').click();
    await expect.element(add('$16.50')).toBeVisible();
    await expect.element(box('Ricotta + $4.00')).toBeChecked();
  });

  it('R26 takes at most so many different options', async () => {
    await openDish();
    for (const name of ['Aioli', 'Verde', 'Ricotta']) await box(name).click();
    const more = dialog().getByRole('button', { name: 'More: Sugo' });
    await expect.element(more).toHaveAttribute('aria-disabled', 'true');
    await box('Verde').click();
    await expect.element(more).toHaveAttribute('aria-disabled', 'false');
  });

  it('R25 lets a default pay for what replaces it', async () => {
    await openDish();
    await expect.element(box('Ham Included')).toBeChecked();
    await box('Ham').click();
    await expect.element(add('$12.50')).toBeVisible();
    await box('Salami').click();
    await expect.element(box('Salami Included')).toBeChecked();
    await expect.element(add('$12.50')).toBeVisible();
  });

  it('says the allergens of what is chosen', async () => {
    await openDish();
    await expect.element(dialog().getByText('Contains gluten', { exact: true })).toBeVisible();
    await box('Aioli').click();
    await expect.element(dialog().getByText('Contains egg and gluten')).toBeVisible();
    await box('With a drink').click();
    await radio('Cola').click();
    await radio('Orange').click();
    await expect.element(dialog().getByText('Contains egg, gluten and sulphites')).toBeVisible();
  });
});
