import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { WishlistItem } from '#schemas/api/wishlist.ts';
import { FavoritesScreen } from '#src/screens/favorites.tsx';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { group, menuOf, modifier, product } from '../sample-menu.ts';
import { favouriteDish, signIn, wishlistStandIn } from './wishlist-stand-in.ts';

const crust = group({
  id: 21,
  name: 'Crust',
  min: 1,
  max: 1,
  is_required: true,
  modifiers: [modifier({ id: 11, name: 'Thin' })],
});
const menu = menuOf(
  [
    product({ id: 5, name: 'Margherita', modifier_group_ids: [21] }),
    product({ id: 6, name: 'Cola', online_price: 4 }),
    product({ id: 7, name: 'Soup', is_available: false }),
  ],
  [crust],
);

const cola = favouriteDish();
const margherita = favouriteDish({ id: 92, restaurant_product_id: 5, name: 'Margherita' });
const soup = favouriteDish({ id: 93, restaurant_product_id: 7, name: 'Soup' });
const gone = favouriteDish({ id: 94, restaurant_product_id: 8, name: 'Fondue', sale: 'gone' });
const elsewhere = favouriteDish({
  id: 95,
  restaurant_product_id: 9,
  name: 'Glebe pie',
  restaurant: { id: 2, name: 'Glebe' },
});

function drawPage(items: WishlistItem[], { isGuest = false } = {}) {
  const server = wishlistStandIn(items);
  const drawn = drawInStorefront(<FavoritesScreen />, {
    menu,
    fetch: server.fetch,
    address: '/favorites',
  });
  if (!isGuest) signIn(drawn.stores);
  return { ...drawn, server };
}

const row = (name: string) => page.getByRole('article').filter({ hasText: name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('/favorites', () => {
  it('lists what is kept, and adds a dish to the cart from there', async () => {
    const { server } = drawPage([cola, margherita]);
    await expect.element(page.getByText('2 dishes that you keep.')).toBeVisible();
    await expect.element(row('Cola').getByText('$4.00')).toBeVisible();
    await button('Add Cola to your order').click();
    await expect.poll(() => server.cart().item_count).toBe(1);
  });

  it('opens the dialog of a dish that asks for a choice', async () => {
    drawPage([margherita]);
    await button('Choose Margherita').click();
    await expect.element(page.getByRole('dialog', { name: 'Margherita' })).toBeVisible();
  });

  it('says what is sold out, no longer sold, or sold elsewhere, without a way into the cart', async () => {
    const { stores } = drawPage([soup, gone, elsewhere]);
    await expect.element(row('Soup').getByText('Sold out right now')).toBeVisible();
    await expect.element(row('Fondue').getByText('No longer on the menu')).toBeVisible();
    await expect.element(row('Glebe pie').getByText('At Glebe', { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: /^(?:Add|Choose)/ }))
      .not.toBeInTheDocument();
    await button('Order from Glebe').click();
    await expect.poll(() => stores.restaurant.getState().selected?.restaurant.id).toBe(2);
  });

  it('removes one by its heart, and keeps the focus on the page', async () => {
    const { server, toasts } = drawPage([cola, margherita]);
    await row('Cola').getByRole('button', { name: 'Keep Cola as a favourite' }).click();
    await expect.element(row('Cola')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect.poll(() => toasts).toMatchObject([{ title: 'Removed from wishlist' }]);
    expect(server.items().map(({ id }) => id)).toEqual([92]);
  });

  it(
    'clears all of them after asking, for nothing brings them back',
    { tags: ['slow'] },
    async () => {
      const { server, toasts } = drawPage([cola, margherita]);
      await button('Clear all').click();
      const dialog = page.getByRole('dialog', { name: 'Clear all favourites?' });
      await expect
        .element(dialog)
        .toHaveTextContent('All 2 will be removed. This cannot be undone.');
      await dialog.getByRole('button', { name: 'Keep them' }).last().click();
      await expect.element(dialog).not.toBeInTheDocument();
      expect(server.changes).toEqual([]);
      await button('Clear all').click();
      await dialog.getByRole('button', { name: 'Clear all' }).click();
      await expect.element(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
      await expect.poll(() => toasts).toEqual([{ kind: 'success', title: 'Wishlist cleared' }]);
      expect(server.changes).toEqual(['GET /api/empty-wishlist']);
    },
  );

  it('brings them back where they could not be cleared, and says so', async () => {
    const { server, toasts } = drawPage([cola, margherita]);
    await button('Clear all').click();
    server.fail(503);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Clear all' }).click();
    await expect
      .poll(() => toasts)
      .toEqual([
        {
          kind: 'error',
          title: 'Failed to clear wishlist',
          description: 'There was an error clearing your wishlist.',
        },
      ]);
    await expect.element(row('Cola')).toBeVisible();
    await expect.element(row('Margherita')).toBeVisible();
  });

  it('says that the session is over where the token counts no more', async () => {
    const { server, toasts } = drawPage([cola]);
    await button('Clear all').click();
    server.fail(401);
    await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => toasts).toMatchObject([{ title: 'Authentication error' }]);
  });

  it('shows a guest what it is for; clearing asks them to log in', async () => {
    const { server, toasts } = drawPage([], { isGuest: true });
    await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    await button('Clear all').click();
    await expect
      .poll(() => toasts)
      .toEqual([
        {
          kind: 'warning',
          title: 'Please log in',
          description: 'You need to be logged in to clear your wishlist',
        },
      ]);
    expect(server.changes).toEqual([]);
  });
});
