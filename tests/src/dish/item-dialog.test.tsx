import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Menu } from '#schemas/api/menu.ts';
import { CartHost } from '#src/features/cart/cart-host.tsx';
import { MenuScreen } from '#src/screens/menu.tsx';
import { cartStandIn } from '../cart/cart-stand-in.ts';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { group, menuOf, modifier, product, size } from '../sample-menu.ts';

const amount = {
  attribute: { id: 32, display_name: 'How much' },
  is_required: true,
  values: [
    { id: 51, display_value: 'As always', price_adjustment: 0 },
    { id: 52, display_value: 'Double', price_adjustment: 2 },
  ],
};
const base = group({
  id: 21,
  name: 'Base',
  min: 1,
  max: 1,
  is_required: true,
  modifiers: [
    modifier({ id: 11, name: 'Classic', online_price: 0, is_default: true }),
    modifier({ id: 12, name: 'Wholemeal', online_price: 1.5 }),
  ],
});
const extras = group({
  id: 22,
  name: 'A little extra',
  min: 0,
  max: 3,
  modifiers: [
    modifier({ id: 13, name: 'Olives', online_price: 2 }),
    modifier({ id: 14, name: 'Anchovies', online_price: 3, max_quantity: 2 }),
    modifier({ id: 15, name: 'Truffle', online_price: 9, is_available: false }),
    modifier({ id: 16, name: 'Basil', online_price: 1, configurations: [amount] }),
  ],
});
const pizza = product({
  id: 5,
  name: 'Margherita',
  configurations: [size],
  modifier_group_ids: [21, 22],
});
const menu = menuOf([pizza, product({ id: 6, name: 'Cola', online_price: 4 })], [base, extras]);

type Options = { server?: ReturnType<typeof cartStandIn>; isChosen?: boolean; menu?: Menu };

async function openDish({ server = cartStandIn(), isChosen = true, ...rest }: Options = {}) {
  const site = (
    <>
      <MenuScreen />
      <CartHost />
    </>
  );
  const drawn = drawInStorefront(site, { menu: rest.menu ?? menu, fetch: server.fetch, isChosen });
  await page.getByRole('link', { name: 'Margherita', exact: true }).click();
  await expect.element(dialog()).toBeVisible();
  return { ...drawn, server };
}

const dialog = () => page.getByRole('dialog', { name: 'Margherita' });
const add = (price: string) => dialog().getByRole('button', { name: `Add · ${price}` });
const option = (role: 'radio' | 'checkbox', name: string) => dialog().getByRole(role, { name });

describe('the item dialog', () => {
  it.each([375, 1440])('is set in type where the dish has no picture, at %i px', async (width) => {
    await page.viewport(width, 800);
    await openDish();
    expect(dialog().element().querySelectorAll('[data-shade]')).toHaveLength(0);
    const boxOf = (role: 'heading' | 'button', name: string) =>
      dialog().getByRole(role, { name, exact: true }).element().getBoundingClientRect();
    const close = boxOf('button', 'Close');
    expect(boxOf('heading', 'Margherita').top).toBeGreaterThanOrEqual(close.bottom);
  });

  it('shows the picture of a dish that has one', async () => {
    const image = { image_url: '/pizza.webp' };
    const pictured = { ...pizza, products: { ...pizza.products, image } };
    await openDish({ menu: menuOf([pictured], [base, extras]) });
    expect(dialog().element().querySelectorAll('[data-shade]')).toHaveLength(1);
  });

  it('heads each group with what it asks for', async () => {
    await openDish();
    const heads = ['Size Required, choose 1', 'Base Required, choose 1', 'A little extra Up to 3'];
    for (const name of heads) {
      await expect.element(dialog().getByRole('group', { name })).toBeVisible();
    }
  });

  it('preselects defaults and disables what is sold out', async () => {
    await openDish();
    await expect.element(option('radio', 'Classic')).toBeChecked();
    await expect.element(option('checkbox', 'Truffle')).toBeDisabled();
  });

  it('keeps the price of all choices in sight', { tags: ['slow'] }, async () => {
    await openDish();
    await expect.element(add('$12.50')).toBeVisible();
    await option('radio', 'Large').click();
    await option('checkbox', 'Olives').click();
    await dialog().getByRole('button', { name: 'More: Anchovies' }).click();
    await dialog().getByRole('button', { name: 'More: Margherita' }).click();
    // 2 × (12.50 + 4 + 2 + 3)
    await expect.element(add('$43.00')).toBeVisible();
  });

  it('gives an option what is free where it asks for more', async () => {
    await openDish();
    await option('checkbox', 'Basil').click();
    await expect.element(option('radio', 'As always')).toBeChecked();
    await expect.element(add('$13.50')).toBeVisible();
    await option('radio', 'Double').click();
    await expect.element(add('$15.50')).toBeVisible();
  });

  it('takes no more of a group than it allows', async () => {
    await openDish();
    await option('checkbox', 'Olives').click();
    const anchovies = dialog().getByRole('button', { name: 'More: Anchovies' });
    await anchovies.click();
    await anchovies.click();
    await expect.element(option('checkbox', 'Basil')).toBeDisabled();
    await expect.element(anchovies).toHaveAttribute('aria-disabled', 'true');
  });

  it('says what is missing, and leads to it', async () => {
    const { server } = await openDish();
    const problem = dialog().getByText('Please choose one to go on.');
    await add('$12.50').click();
    await expect.element(problem).toBeVisible();
    await expect.element(option('radio', 'Small')).toHaveFocus();
    await option('radio', 'Small').click();
    await expect.element(problem).not.toBeInTheDocument();
    expect(server.changes()).toEqual([]);
  });

  it('sends the plain shape of POST /v2/cart and closes, with the focus back on the dish', async () => {
    const { server, place, stores } = await openDish();
    await option('radio', 'Large').click();
    await dialog().getByRole('textbox').fill('Cut in eight');
    await add('$16.50').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(server.changes().map(({ body }) => body)).toEqual([
      {
        restaurant_id: 1,
        guest_id: stores.account.getState().guestUser?.guestId,
        restaurant_product_id: 5,
        product_id: 101,
        is_half_and_half: 0,
        quantity: 1,
        notes: 'Cut in eight',
        modifiers: [{ modifier_id: 11, quantity: 1, configurations: [] }],
        configurations: [{ attribute_id: 31, attribute_value_id: 42, price_adjustment: 4 }],
      },
    ]);
    await expect.poll(place).toBe('/menu');
    await expect.element(page.getByRole('link', { name: 'Margherita', exact: true })).toHaveFocus();
  });

  it('stays open with everything chosen when the server refuses, and says why', async () => {
    const { server, toasts } = await openDish();
    server.fail(422, 'Margherita has just sold out.');
    await option('radio', 'Large').click();
    await add('$16.50').click();
    await expect
      .poll(() => toasts)
      .toMatchObject([
        {
          kind: 'error',
          title: 'Failed to add item',
          description:
            'There was an error adding this item to your cart. Margherita has just sold out.',
        },
      ]);
    await expect.element(option('radio', 'Large')).toBeChecked();
  });

  it('is in the address, so that it can be linked and the way back closes it', async () => {
    const { place } = await openDish();
    await expect.poll(place).toBe('/menu/margherita-101');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.poll(place).toBe('/menu');
  });

  it('stays closed when it was closed before the answer came', { tags: ['slow'] }, async () => {
    const { server, place } = await openDish();
    await option('radio', 'Large').click();
    server.hold();
    await add('$16.50').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    server.release();
    // The cart is asked for again once the dish is in it.
    const ofCart = () => server.calls.filter(({ path }) => path.startsWith('/api/v2/cart'));
    await expect
      .poll(() =>
        ofCart()
          .slice(-2)
          .map(({ method }) => method),
      )
      .toEqual(['POST', 'GET']);
    await expect.poll(place).toBe('/menu');
  });

  it('waits for a choice of restaurant before anything is sent', async () => {
    const { server, stores } = await openDish({ isChosen: false });
    await option('radio', 'Large').click();
    await add('$16.50').click();
    await expect.poll(() => stores.restaurant.getState().isPicking).toBe(true);
    expect(server.calls).toEqual([]);
    await expect.element(option('radio', 'Large')).toBeChecked();
  });
});

describe('the menu', () => {
  it('adds what needs no choice without the dialog', async () => {
    const server = cartStandIn();
    drawInStorefront(<MenuScreen />, { menu, fetch: server.fetch });
    await page.getByRole('button', { name: 'Add Cola to your order' }).click();
    await expect.poll(() => server.cart().item_count).toBe(1);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('draws another guest number while the first is taken', async () => {
    const server = cartStandIn();
    const { stores } = drawInStorefront(<MenuScreen />, { menu, fetch: server.fetch });
    const first = stores.account.getState().getGuestUser()?.guestId ?? 0;
    server.takenGuests.add(first);
    await page.getByRole('button', { name: 'Add Cola to your order' }).click();
    await expect.poll(() => server.cart().item_count).toBe(1);
    expect(stores.account.getState().guestUser?.guestId).not.toBe(first);
    expect(stores.account.getState().guestToken).toBe('token');
  });

  it('asks guests to log in before they keep a favourite', async () => {
    const { toasts } = drawInStorefront(<MenuScreen />, { menu, fetch: cartStandIn().fetch });
    await page.getByRole('button', { name: 'Keep Cola as a favourite' }).click();
    await expect
      .poll(() => toasts)
      .toMatchObject([
        {
          title: 'Please log in',
          description: 'You need to be logged in to add items to your wishlist',
        },
      ]);
  });

  it('says that nothing can be added where nobody can be a guest', async () => {
    const server = cartStandIn();
    const { toasts } = drawInStorefront(<MenuScreen />, {
      menu,
      fetch: (input, init) =>
        String(input).endsWith('/guests')
          ? Promise.resolve(new Response('{}', { status: 500 }))
          : server.fetch(input, init),
    });
    await page.getByRole('button', { name: 'Add Cola to your order' }).click();
    await expect
      .poll(() => toasts)
      .toMatchObject([{ title: 'Error', description: 'Unable to add item to cart.' }]);
  });
});
