import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CartButton } from '#src/features/cart/cart-button.tsx';
import { CartHost } from '#src/features/cart/cart-host.tsx';
import { useMenuActions } from '#src/features/dish/use-menu-actions.ts';
import { useMenuIndex } from '#ui/menu-model/use-drawn-menu.ts';
import { itemKey, type MenuItem } from '#variants/sections/menu/props.ts';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { menuOf, product } from '../sample-menu.ts';
import { cartStandIn, lineOf } from './cart-stand-in.ts';

const menu = menuOf([product({ id: 1, name: 'Cola', online_price: 10 })]);
const cola: MenuItem = {
  kind: 'dish',
  id: 1,
  href: null,
  productId: 1,
  name: 'Cola',
  description: '',
  price: 1000,
  isFromPrice: false,
  picture: null,
  unit: null,
  diets: [],
  isSoldOut: false,
  soldOutUntil: null,
  offeredFrom: null,
  badge: null,
  canAddAtOnce: true,
  isFavourite: null,
};

/** Draws a dish's + beside the cart's button, and notes what the menu is given to draw with. */
function drawAdding(server: ReturnType<typeof cartStandIn>) {
  const given = new Set<ReturnType<typeof useMenuActions>>();
  function Dish() {
    const { menuIndex } = useMenuIndex();
    const actions = useMenuActions(menuIndex);
    given.add(actions);
    return (
      <button key={itemKey(cola)} onClick={() => actions.onAddItem(cola)}>
        Add Cola
      </button>
    );
  }
  const drawn = drawInStorefront(
    <>
      <CartButton />
      <CartHost />
      <Dish />
    </>,
    { menu, fetch: server.fetch, address: '/menu' },
  );
  return { ...drawn, given };
}

const add = () => page.getByRole('button', { name: 'Add Cola' }).click();
const cart = (name: string) => page.getByRole('button', { name, exact: true });

/** What the button said, in order; each once. */
function followNames(): string[] {
  const names: string[] = [];
  const note = () => {
    const name = document.querySelector('button[aria-haspopup]')?.getAttribute('aria-label') ?? '';
    if (names.at(-1) !== name) names.push(name);
  };
  note();
  new MutationObserver(note).observe(document.body, { subtree: true, attributes: true });
  return names;
}

describe('a dish that is added', () => {
  it('is counted before the server has answered, for a guest who was not there yet', async () => {
    const server = cartStandIn();
    drawAdding(server);
    await expect.element(cart('Cart')).toBeVisible();
    const names = followNames();
    server.hold();
    await add();
    await expect.element(cart('Cart, 1 item, $10.00')).toBeVisible();
    expect(server.cart().item_count).toBe(0);
    server.release();
    await expect.poll(() => server.calls.at(-1)?.method).toBe('GET');
    await expect.element(cart('Cart, 1 item, $10.00')).toBeVisible();
    expect(names).toEqual(['Cart', 'Cart, 1 item, $10.00']);
    const announced = page.getByRole('status').filter({ hasText: 'Cart: 1 item, $10.00' });
    await expect.element(announced).toBeInTheDocument();
  });

  it('is counted on top of what the cart has, press by press', async () => {
    const server = cartStandIn([lineOf({ id: 7, name: 'Pizza', unit: 18.5, quantity: 1 })]);
    const { stores } = drawAdding(server);
    stores.account.getState().getGuestUser();
    stores.account.getState().setGuestToken('token');
    await expect.element(cart('Cart, 1 item, $18.50')).toBeVisible();
    const names = followNames();
    server.hold();
    await add();
    await add();
    await expect.element(cart('Cart, 3 items, $38.50')).toBeVisible();
    server.release();
    await expect.poll(() => server.cart().item_count).toBe(3);
    await expect.poll(() => server.calls.at(-1)?.method).toBe('GET');
    expect(names).toEqual([
      'Cart, 1 item, $18.50',
      'Cart, 2 items, $28.50',
      'Cart, 3 items, $38.50',
    ]);
  });

  it('is taken back where the server refuses it', async () => {
    const server = cartStandIn([lineOf({ id: 7, name: 'Pizza', unit: 18.5, quantity: 1 })]);
    const { stores, toasts } = drawAdding(server);
    stores.account.getState().getGuestUser();
    stores.account.getState().setGuestToken('token');
    await expect.element(cart('Cart, 1 item, $18.50')).toBeVisible();
    server.fail(422, 'Sold out');
    await add();
    await expect.poll(() => toasts).toMatchObject([{ kind: 'error' }]);
    await expect.element(cart('Cart, 1 item, $18.50')).toBeVisible();
  });

  it('leaves no count where no guest can be made', async () => {
    const server = cartStandIn();
    const unmade: typeof fetch = async (input, init) =>
      String(input).includes('guests')
        ? new Response(JSON.stringify({ error: 'No', code: 'refused' }), { status: 500 })
        : server.fetch(input, init);
    const { toasts } = drawAdding({ ...server, fetch: unmade });
    await add();
    await expect.poll(() => toasts).toMatchObject([{ kind: 'error' }]);
    await expect.element(cart('Cart')).toBeVisible();
  });

  it('gives the menu nothing new to draw', async () => {
    const server = cartStandIn();
    const { given } = drawAdding(server);
    await expect.element(cart('Cart')).toBeVisible();
    given.clear();
    await add();
    await expect.element(cart('Cart, 1 item, $10.00')).toBeVisible();
    await expect.poll(() => server.cart().item_count).toBe(1);
    expect(given.size).toBe(1);
  });
});
