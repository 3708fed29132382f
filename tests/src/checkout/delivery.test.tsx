import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Cart } from '#schemas/api/cart.ts';
import { forgetEverything, openApp } from './open-app.tsx';
import { sampleRestaurant, StandInServer } from './stand-in-server.ts';

afterEach(forgetEverything);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const noZone = 'We do not deliver to 9999 yet. You can pick your order up instead.';

/** $6 to Newtown from $20, free from $40; nowhere else. */
function deliveredCart(cart: Cart, query: URLSearchParams): Cart {
  const postcode = query.get('postcode');
  if (postcode === null) return cart;
  const nowhere = { zone: null, charge: 0, minimum: 0, missing_to_minimum: 0, next_tier: null };
  if (postcode !== '2042') {
    return {
      ...cart,
      delivery: { ...nowhere, minutes: 0, error: noZone },
      problems: [{ path: 'delivery', code: 'not_delivered_there', message: noZone }],
    };
  }
  const missing = Math.max(0, 20 - cart.subtotal);
  const message = `Delivery to this address begins at $20.00. Add $${missing}.00 more.`;
  return {
    ...cart,
    bill: [{ kind: 'delivery', name: 'Near', amount: 6 }],
    total: cart.total + 6,
    due: cart.due + 6,
    delivery: {
      zone: { id: 1, name: 'Near' },
      charge: 6,
      minimum: 20,
      missing_to_minimum: missing,
      next_tier: { from: 40, charge: 0 },
      minutes: 25,
      error: null,
    },
    problems: missing > 0 ? [{ path: 'delivery', code: 'below_minimum', message }] : [],
  };
}

async function openDelivery(server = new StandInServer()) {
  server.priceFor = deliveredCart;
  server.restaurant = {
    ...sampleRestaurant,
    restaurant: { ...sampleRestaurant.restaurant, order_types: ['pickup', 'delivery'] },
  };
  const app = openApp({ server });
  await page.getByRole('radio', { name: 'Delivery' }).click();
  return app;
}

describe('delivery in step 1', () => {
  it('R45 R46 quotes charge, minutes, minimum and the next fee as soon as the postcode is there', async () => {
    const { stores } = await openDelivery();
    await field('Postcode').fill('2042');
    await expect
      .element(page.getByText('Delivery $6.00, about 25 minutes on the road'))
      .toBeVisible();
    await expect.element(page.getByText('Zone: Near · Minimum order $20.00')).toBeVisible();
    await expect.element(page.getByText('$9.50 more and delivery is free.')).toBeVisible();
    await expect.element(field('Suburb')).toHaveValue('Newtown');
    await expect.element(field('City')).toHaveValue('Sydney');
    await expect
      .poll(() => stores.checkout.getState())
      .toMatchObject({ deliveryCharge: 600, deliveryError: null, deliveryChargeLoading: false });
  });

  it('an address we do not deliver to is told, keeps step 1 open, and pickup is one press away', async () => {
    const { stores, place } = await openDelivery();
    await field('Postcode').fill('9999');
    await expect.element(page.getByText(noZone)).toBeVisible();
    await expect.poll(() => stores.checkout.getState().deliveryError).toBe(noZone);
    await button('Continue to review').click();
    await expect.poll(() => place.href).toBe('/checkout');
    await button('Pick it up instead').click();
    await expect.element(page.getByRole('radio', { name: 'Pickup' })).toBeChecked();
    expect(stores.checkout.getState().deliveryError).toBeNull();
  });

  it('R40 below the minimum says how much is missing, as a bar and in words', async () => {
    const server = new StandInServer();
    const [pizza, bread] = server.cart.items;
    if (!pizza || !bread) throw new Error('The sample cart has two lines.');
    server.cart = { ...server.cart, items: [bread], subtotal: 9, total: 9, due: 9 };
    await openDelivery(server);
    await field('Postcode').fill('2042');
    await expect
      .element(page.getByRole('progressbar', { name: 'To the minimum for delivery' }))
      .toHaveAttribute('aria-valuetext', '$11.00 to go for delivery');
    await expect
      .element(page.getByText(/Still needed: .*a little more for delivery/))
      .toBeVisible();
  });

  it('R47 the old prices stay, marked, and the button waits until the new ones are there', async () => {
    const server = new StandInServer();
    const { place } = await openDelivery(server);
    await field('Street and number').fill('1 King Street');
    await field('Name').fill('Mia Wong');
    await field('E-mail').fill('mia@example.com');
    await field('Phone').fill('0412 345 678');
    const release = server.holdCarts();
    await field('Postcode').fill('2042');
    await button('Continue to review').click();
    await expect.element(button('Checking the price…')).toBeVisible();
    await expect.poll(() => place.href).toBe('/checkout');
    release();
    await expect.element(button('Continue to payment · $36.50')).toBeVisible();
  });
});
