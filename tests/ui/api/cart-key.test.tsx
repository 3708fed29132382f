import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useCartKey } from '#ui/api/cart-key.ts';
import { drawInStorefront } from '../../src/draw-in-storefront.tsx';
import { menuOf } from '../../src/sample-menu.ts';

const unanswered: typeof globalThis.fetch = () => new Promise(() => undefined);

function Query() {
  return <output>{JSON.stringify(useCartKey().query)}</output>;
}

/** Draws what the cart would be asked with at an address, for a guest with a token. */
function openAt(address: string) {
  const drawn = drawInStorefront(<Query />, { menu: menuOf([]), fetch: unanswered, address });
  const account = drawn.stores.account.getState();
  account.getGuestUser();
  account.setGuestToken('g');
  const guest_id = String(drawn.stores.account.getState().guestUser?.guestId);
  return { ...drawn, guest_id };
}

const shown = page.getByRole('status');
const query = (): unknown => JSON.parse(shown.element().textContent ?? '');

test.each([
  ['/dine-in-menu', true],
  ['/dine-in-menu/checkout', true],
  ['/dine-in-menu/checkout/payment', true],
  ['/menu', false],
  ['/instore-menu', false],
  ['/checkout', false],
])('on %s the cart is asked with dine_in: %s', async (address, isDineIn) => {
  const { guest_id } = openAt(address);
  await expect.element(shown).toHaveTextContent(guest_id);
  expect(query()).toEqual({
    guest_id,
    restaurant_id: '1',
    ...(isDineIn && { dine_in: 'true' }),
  });
});

test('the cart of a logged-in user is asked by user_id alone', async () => {
  const { stores } = openAt('/menu');
  stores.account.getState().setToken('t');
  stores.account.getState().setUser({ id: 4, name: 'Ada', email: 'a@b.c', phone_no: '1' });
  await expect.element(shown).toHaveTextContent('user_id');
  expect(query()).toEqual({ user_id: '4', restaurant_id: '1' });
});

test('without a user id or guest id there is nothing to ask', async () => {
  const { stores } = openAt('/menu');
  stores.account.getState().clearAuth();
  await expect.element(shown).toHaveTextContent('null');
});
