import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { MenuScreen } from '#src/screens/menu.tsx';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { menuOf, product } from '../sample-menu.ts';
import { favouriteDish, signIn, wishlistStandIn } from './wishlist-stand-in.ts';

const menu = menuOf([
  product({ id: 5, name: 'Margherita' }),
  product({ id: 6, name: 'Cola', online_price: 4 }),
]);

const heart = (dish: string) => page.getByRole('button', { name: `Keep ${dish} as a favourite` });

function drawMenu(server = wishlistStandIn(), isGuest = false) {
  const drawn = drawInStorefront(<MenuScreen />, { menu, fetch: server.fetch });
  if (!isGuest) signIn(drawn.stores);
  const titles = () => drawn.toasts.map(({ title }) => title);
  return { ...drawn, server, titles };
}

describe('the heart on a dish', () => {
  it('is full where the dish is kept, once the favourites are there', async () => {
    drawMenu(wishlistStandIn([favouriteDish()]));
    await expect.element(heart('Cola')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(heart('Margherita')).toHaveAttribute('aria-pressed', 'false');
  });

  it('keeps a dish at once, before the server has answered, and says so then', async () => {
    const { server, toasts } = drawMenu();
    server.hold();
    await heart('Cola').click();
    await expect.element(heart('Cola')).toHaveAttribute('aria-pressed', 'true');
    expect(toasts).toEqual([]);
    server.release();
    await expect.poll(() => toasts).toEqual([{ kind: 'success', title: 'Added to wishlist' }]);
    expect(server.items().map((item) => item.restaurant_product_id)).toEqual([6]);
    await expect.element(heart('Cola')).toHaveAttribute('aria-pressed', 'true');
  });

  it('lets go of a dish that is kept', async () => {
    const { server, toasts } = drawMenu(wishlistStandIn([favouriteDish()]));
    await expect.element(heart('Cola')).toHaveAttribute('aria-pressed', 'true');
    await heart('Cola').click();
    await expect.element(heart('Cola')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => toasts).toEqual([{ kind: 'success', title: 'Removed from wishlist' }]);
    expect(server.items()).toEqual([]);
  });

  it('ends as it was pressed last, however quickly', async () => {
    const { server, titles } = drawMenu();
    server.hold();
    await heart('Cola').click();
    await expect.element(heart('Cola')).toHaveAttribute('aria-pressed', 'true');
    await heart('Cola').click();
    await expect.element(heart('Cola')).toHaveAttribute('aria-pressed', 'false');
    server.release();
    await expect.poll(titles).toEqual(['Added to wishlist', 'Removed from wishlist']);
    expect(server.items()).toEqual([]);
    await expect.element(heart('Cola')).toHaveAttribute('aria-pressed', 'false');
  });

  it('takes a dish back that could not be added, and says so', async () => {
    const { server, toasts } = drawMenu();
    server.cut();
    await heart('Cola').click();
    await expect
      .poll(() => toasts)
      .toEqual([
        {
          kind: 'error',
          title: 'Failed to add item',
          description: 'There was an error adding this item to your wishlist.',
        },
      ]);
    await expect.element(heart('Cola')).toHaveAttribute('aria-pressed', 'false');
  });

  it('says why where the server refuses one', async () => {
    const { server, toasts } = drawMenu();
    server.fail(409, 'You have 200 favourites.');
    await heart('Cola').click();
    await expect
      .poll(() => toasts)
      .toMatchObject([
        {
          title: 'Failed to add item',
          description:
            'There was an error adding this item to your wishlist. You have 200 favourites.',
        },
      ]);
  });

  it('keeps a dish that could not be removed, and says so', async () => {
    const { server, toasts } = drawMenu(wishlistStandIn([favouriteDish()]));
    await expect.element(heart('Cola')).toHaveAttribute('aria-pressed', 'true');
    server.fail(503);
    await heart('Cola').click();
    await expect
      .poll(() => toasts)
      .toEqual([
        {
          kind: 'error',
          title: 'Failed to remove item',
          description: 'There was an error removing this item from your wishlist.',
        },
      ]);
    await expect.element(heart('Cola')).toHaveAttribute('aria-pressed', 'true');
  });

  it('says that the session is over where the token counts no more', async () => {
    const { server, toasts } = drawMenu();
    server.fail(401);
    await heart('Cola').click();
    await expect
      .poll(() => toasts)
      .toEqual([
        {
          kind: 'error',
          title: 'Authentication error',
          description: 'Your session may have expired. Please log in again.',
        },
      ]);
    await expect.element(heart('Cola')).toHaveAttribute('aria-pressed', 'false');
  });

  it('asks a guest to log in, and sends nothing', async () => {
    const { server, toasts } = drawMenu(wishlistStandIn(), true);
    await heart('Cola').click();
    await expect
      .poll(() => toasts)
      .toEqual([
        {
          kind: 'warning',
          title: 'Please log in',
          description: 'You need to be logged in to add items to your wishlist',
        },
      ]);
    expect(server.changes).toEqual([]);
  });

  it('is not drawn where staff order for a caller', async () => {
    const { stores } = drawMenu(wishlistStandIn(), true);
    await expect.element(heart('Cola')).toBeVisible();
    stores.account.getState().startPhoneOrder({ guestId: 1_000_001, token: 'caller' });
    await expect.element(heart('Cola')).not.toBeInTheDocument();
  });

  it('stands in the dish’s dialog too, and both say the same', { tags: ['slow'] }, async () => {
    const { server } = drawMenu();
    await page.getByRole('link', { name: 'Margherita', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Margherita' });
    const inDialog = dialog.getByRole('button', { name: 'Keep Margherita as a favourite' });
    await inDialog.click();
    await expect.element(inDialog).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => server.items().length).toBe(1);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(heart('Margherita')).toHaveAttribute('aria-pressed', 'true');
  });
});
