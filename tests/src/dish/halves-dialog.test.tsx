import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { HalfSet, Menu } from '#schemas/api/menu.ts';
import { CartHost } from '#src/features/cart/cart-host.tsx';
import { MenuScreen } from '#src/screens/menu.tsx';
import { cartStandIn } from '../cart/cart-stand-in.ts';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { group, menuOf, modifier, product } from '../sample-menu.ts';

/** Sizes have ids of their own at each dish and match by their names. */
const sizes = (attribute: number, small: number) => ({
  attribute: { id: attribute, display_name: 'Size' },
  is_required: true,
  values: [
    { id: small, display_value: 'Small', price_adjustment: 0 },
    { id: small + 1, display_value: 'Large', price_adjustment: 4 },
    { id: small + 2, display_value: 'Family', price_adjustment: 9 },
  ],
});
const base = group({
  id: 21,
  name: 'Base',
  min: 1,
  max: 1,
  is_whole_only: true,
  modifiers: [
    modifier({ id: 31, name: 'Classic', online_price: 0, is_default: true }),
    modifier({ id: 32, name: 'Rye', online_price: 1.5 }),
  ],
});
const extras = group({
  id: 22,
  name: 'Extras',
  max: 2,
  modifiers: [
    modifier({ id: 33, name: 'Olives', online_price: 1.5 }),
    modifier({ id: 34, name: 'Prawns', online_price: 4, allergens: ['crustaceans'] }),
    modifier({ id: 35, name: 'Sauce swirl', online_price: 1, is_whole_only: true }),
  ],
});
const pizza = (id: number, name: string, online_price: number, more = {}) =>
  product({
    id,
    product_id: 100 + id,
    name,
    online_price,
    modifier_group_ids: [21, 22],
    configurations: [sizes(40 + id, 1000 * id)],
    ...more,
  });
const dishes = [
  pizza(1, 'Margherita', 10, { allergens: ['milk'] }),
  pizza(2, 'Diavola', 12, { allergens: ['gluten'] }),
  pizza(3, 'Gamberi', 14, { is_available: false }),
];
const set: HalfSet = {
  id: 7,
  name: 'Half and half',
  description: 'Two pizzas in one',
  image_url: null,
  base_mode: 'dearest',
  topping_mode: 'half',
  surcharge: 0,
  excluded_values: ['Family'],
  is_available: true,
  restaurant_product_ids: [1, 2, 3],
};

const dialog = () => page.getByRole('dialog', { name: 'Half and half' });
const add = (price: string) => dialog().getByRole('button', { name: `Add · ${price}` });
const dish = (name: string) => dialog().getByRole('radio', { name });
const where = (topping: string, place: string) =>
  dialog()
    .getByRole('group', { name: `Where: ${topping}` })
    .getByRole('radio', { name: place });

async function openHalves(change: Partial<HalfSet> = {}) {
  const plain = menuOf(dishes, [base, extras]);
  const menu: Menu = {
    ...plain,
    categories: plain.categories.map((one) => ({ ...one, half_set_ids: [7] })),
    half_sets: [{ ...set, ...change }],
  };
  const server = cartStandIn();
  const site = (
    <>
      <MenuScreen />
      <CartHost />
    </>
  );
  const drawn = drawInStorefront(site, { menu, fetch: server.fetch });
  await page.getByRole('button', { name: 'Half and half', exact: true }).click();
  await expect.element(dialog()).toBeVisible();
  return { ...drawn, server };
}

/** Margherita on the left, Diavola on the right. */
async function pickBoth() {
  await dish('Margherita').click();
  await dish('Diavola').click();
}

describe('the half-and-half dialog', () => {
  it('sets a half in type whose dish has no picture', async () => {
    await openHalves();
    const figure = dialog().element().querySelector('figure [aria-hidden]');
    expect(figure?.textContent).toBe('');
    await pickBoth();
    await expect.poll(() => figure?.textContent).toBe('MargheritaDiavola');
  });

  it('lists the dishes with their prices, and shows both halves as they are picked', async () => {
    const { place } = await openHalves();
    await expect.poll(place).toBe('/menu?halves=7');
    await expect.element(dialog().getByText('The dearer half sets the price.')).toBeVisible();
    await expect.element(dish('Gamberi Sold out')).toBeDisabled();
    await expect
      .element(dialog().getByText('Left nothing yet, right nothing yet'))
      .toBeInTheDocument();
    await dish('Margherita $10.00').click();
    await expect
      .element(dialog().getByText('Left Margherita, right nothing yet'))
      .toBeInTheDocument();
    await expect
      .element(dialog().getByRole('button', { name: 'Right half' }))
      .toHaveAttribute('aria-expanded', 'true');
    await dish('Diavola $12.00').click();
    await expect.element(dialog().getByText('Left Margherita, right Diavola')).toBeInTheDocument();
  });

  it('one half is always open: pressing the open one leaves its dishes in place', async () => {
    await openHalves();
    const left = dialog().getByRole('button', { name: 'Left half' });
    await left.click();
    await expect.element(left).toHaveAttribute('aria-expanded', 'true');
    await expect.element(dish('Margherita')).toBeVisible();
    await dialog().getByRole('button', { name: 'Right half' }).click();
    await expect.element(left).toHaveAttribute('aria-expanded', 'false');
  });

  it('R30 charges the dearer half, the average or half of each, as its set says', async () => {
    await openHalves();
    await pickBoth();
    await expect.element(add('$12.00')).toBeVisible();
  });

  it('R30 charges the average with its surcharge, and says so', async () => {
    await openHalves({ base_mode: 'average', surcharge: 1 });
    await expect
      .element(dialog().getByText('You pay the average of both halves. Plus $1.00'))
      .toBeVisible();
    await pickBoth();
    // (1000 + 1200) / 2 + 100
    await expect.element(add('$12.00')).toBeVisible();
  });

  it('where a topping lies is pressed on at least 44 by 44 px', { tags: ['slow'] }, async () => {
    await openHalves();
    await pickBoth();
    const { width = 0, height = 0 } =
      where('Olives', 'Left').element().closest('label')?.getBoundingClientRect() ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });

  it('R31 charges a topping by where it lies', async () => {
    await openHalves();
    await pickBoth();
    await where('Olives', 'Left').click();
    await expect.element(add('$12.75')).toBeVisible();
    await where('Olives', 'Whole').click();
    await expect.element(add('$13.50')).toBeVisible();
    await where('Olives', 'None').click();
    await expect.element(add('$12.00')).toBeVisible();
  });

  it('R32 asks size and base once, and sends both halves in their own ids', async () => {
    const { server } = await openHalves();
    await pickBoth();
    await expect.element(dialog().getByRole('group', { name: 'Size Required' })).toBeVisible();
    await expect.element(dialog().getByRole('radio', { name: 'Family' })).not.toBeInTheDocument();
    await dialog().getByRole('radio', { name: 'Large' }).click();
    await dialog().getByRole('radio', { name: 'Rye' }).click();
    await where('Prawns', 'Right').click();
    // 12 + 4 (large) + 1.50 (base, once) + 2 (half of the prawns)
    await add('$19.50').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    const rye = { modifier_id: 32, quantity: 1, configurations: [] };
    expect(server.changes()[0]?.body).toMatchObject({
      is_half_and_half: 1,
      portions: [
        {
          position: 'left',
          restaurant_product_id: 1,
          product_id: 101,
          configurations: [{ attribute_id: 41, attribute_value_id: 1001, price_adjustment: 4 }],
          modifiers: [rye],
        },
        {
          position: 'right',
          restaurant_product_id: 2,
          product_id: 102,
          configurations: [{ attribute_id: 42, attribute_value_id: 2001, price_adjustment: 4 }],
          modifiers: [rye, { modifier_id: 34 }],
        },
      ],
    });
  });

  it('R32 lays what goes on the whole only on the whole, and joins the allergens', async () => {
    await openHalves();
    await pickBoth();
    await expect.element(where('Sauce swirl', 'Whole')).toBeInTheDocument();
    await expect.element(where('Sauce swirl', 'Left')).not.toBeInTheDocument();
    await where('Prawns', 'Right').click();
    await expect.element(dialog().getByText('Contains crustaceans, gluten and milk')).toBeVisible();
  });

  it('R26 leaves no room on a half that has all its group takes', async () => {
    await openHalves();
    await pickBoth();
    await where('Olives', 'Left').click();
    await where('Prawns', 'Left').click();
    await expect.element(where('Sauce swirl', 'Whole')).toBeDisabled();
  });

  it('R32 sends two equal halves as the plain dish, and says so', async () => {
    const { server } = await openHalves({ surcharge: 3 });
    await dish('Margherita').click();
    await dish('Margherita').click();
    await expect
      .element(dialog().getByText('Both halves are the same, so this is a whole Margherita'))
      .toBeVisible();
    await dialog().getByRole('radio', { name: 'Small' }).click();
    await add('$10.00').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(server.changes()[0]?.body).toMatchObject({
      is_half_and_half: 0,
      restaurant_product_id: 1,
    });
  });

  it('says what the least would cost until both halves are there, and never less than it', async () => {
    await openHalves({ base_mode: 'average', surcharge: 1 });
    // (1000 + 1200) / 2 + 100
    await expect.element(add('from $12.00')).toBeVisible();
    await dish('Margherita').click();
    await expect.element(add('from $12.00')).toBeVisible();
    await dish('Diavola').click();
    await expect.element(add('$12.00')).toBeVisible();
  });

  it(
    'lets the arrow keys pass by dishes, and takes the focus along to the other half',
    { tags: ['slow'] },
    async () => {
      await openHalves();
      const side = (name: string) => dialog().getByRole('button', { name });
      (await dish('Margherita').findElement()).focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect.element(side('Left half Diavola')).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{ArrowUp}');
      await expect.element(side('Left half Margherita')).toHaveAttribute('aria-expanded', 'true');
      await side('Right half').click();
      await side('Left half').click();
      await dish('Diavola').click();
      await expect.element(side('Right half')).toHaveFocus();
    },
  );

  it('says which half is missing before anything is sent', async () => {
    const { server } = await openHalves();
    await dish('Margherita').click();
    await dialog().getByRole('button', { name: /^Add/ }).click();
    await expect.element(dialog().getByText('Please choose both halves to go on.')).toBeVisible();
    expect(server.changes()).toEqual([]);
  });
});
