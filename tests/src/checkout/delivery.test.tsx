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
      delivery: { ...nowhere, minutes: 0, error: noZone, error_code: 'not_delivered_there' },
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
      error_code: null,
    },
    problems: missing > 0 ? [{ path: 'delivery', code: 'below_minimum', message }] : [],
  };
}

/** One dish of $9.00 in the cart. */
function nineDollars(): StandInServer {
  const server = new StandInServer();
  const [, bread] = server.cart.items;
  if (!bread) throw new Error('The sample cart has two lines.');
  server.cart = { ...server.cart, items: [bread], subtotal: 9, total: 9, due: 9 };
  return server;
}

/** A time of this morning. */
const gone = {
  pickupDate: '2026-11-21',
  pickupTime: '09:00',
  pickupAt: '2026-11-20T22:00:00.000Z',
};

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

/** What is painted in the colour of errors: its elements, by their text. */
function paintedRed(host: HTMLElement): string[] {
  const sample = host.appendChild(document.createElement('span'));
  const resolve = (color: string) => {
    sample.style.backgroundColor = color;
    return getComputedStyle(sample).backgroundColor;
  };
  const reds = new Set(['var(--color-danger)', 'var(--color-danger-tint)'].map(resolve));
  sample.remove();
  return [...host.querySelectorAll('*')]
    .filter((element) => {
      const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
      return [color, backgroundColor, borderTopColor].some((one) => reds.has(one));
    })
    .map((element) => element.textContent);
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
    await openDelivery(nineDollars());
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
    await field('Email').fill('mia@example.com');
    await field('Phone').fill('0412 345 678');
    const release = server.holdCarts();
    await field('Postcode').fill('2042');
    await button('Continue to review').click();
    await expect.element(button('Checking the price…')).toBeVisible();
    await expect.poll(() => place.href).toBe('/checkout');
    release();
    await expect.element(button('Continue to payment · $36.50')).toBeVisible();
  });

  it(
    'switching the order type paints nothing red that was not sent',
    { tags: ['slow'] },
    async () => {
      const { host } = await openDelivery(nineDollars());
      await page.getByRole('radio', { name: 'Pickup' }).click();
      await field('Name').click();
      await page.getByRole('radio', { name: 'Delivery' }).click();
      expect(paintedRed(host)).toEqual([]);
      await page.getByRole('radio', { name: 'Pickup' }).click();
      await button('Continue to review').click();
      await expect.element(page.getByText('Write your name.')).toBeVisible();
      await page.getByRole('radio', { name: 'Delivery' }).click();
      await expect.element(field('Postcode')).toBeVisible();
      await expect.element(field('Postcode')).not.toHaveAttribute('aria-invalid', 'true');
      await expect.element(page.getByText('Write your postcode.')).not.toBeInTheDocument();
      await button('Continue to review').click();
      await expect.element(page.getByText('Write your postcode.')).toBeVisible();
    },
  );

  it(
    'an address of before that is below the minimum, and a time that delivery cannot have, are not red before the button is pressed',
    { tags: ['slow'] },
    async () => {
      const server = nineDollars();
      const { stores, host } = await openDelivery(server);
      await field('Postcode').fill('2042');
      await expect.element(page.getByText(/\$11.00 to go for delivery/)).toBeVisible();
      await page.getByRole('radio', { name: 'Pickup' }).click();
      stores.checkout.getState().update({ ...gone, isAsap: false });
      await page.getByRole('radio', { name: 'Delivery' }).click();
      await expect.element(page.getByText(/\$11.00 to go for delivery/)).toBeVisible();
      await expect.element(page.getByText(/9:00.am is no longer possible/)).toBeVisible();
      expect(paintedRed(host)).toEqual([]);
      await button('Continue to review').click();
      await expect.poll(() => paintedRed(host)).not.toEqual([]);
    },
  );

  it('R40 below the minimum, the minimum is named once, with the ways out', async () => {
    const { host } = await openDelivery(nineDollars());
    await field('Postcode').fill('2042');
    await expect.element(page.getByText(/\$11.00 to go for delivery/)).toBeVisible();
    expect(host.textContent.match(/\$20\.00/g)).toHaveLength(1);
    expect(host.textContent.match(/\$11\.00/g)).toHaveLength(1);
    await expect.element(page.getByRole('link', { name: 'Add something' })).toBeVisible();
    await expect.element(button('Pick it up instead')).toBeVisible();
  });

  it('R45 asks nothing, and says nothing about delivery, while the postcode is half typed', async () => {
    const { server, place } = await openDelivery();
    await field('Street and number').fill('1 King Street');
    await field('Postcode').fill('204');
    await expect.element(page.getByText(/Still needed: .*your whole postcode/)).toBeVisible();
    await expect.element(page.getByText(/We do not deliver|Looking up/)).not.toBeInTheDocument();
    await field('City').click();
    await expect
      .element(field('Postcode'))
      .toHaveAccessibleDescription('Write your whole postcode.');
    await button('Continue to review').click();
    await expect.element(field('Postcode')).toHaveFocus();
    expect(place.href).toBe('/checkout');
    const asked = () => server.calls('getCart').map(({ url }) => url.searchParams.get('postcode'));
    expect(asked()).not.toContain('204');
    await field('Postcode').fill('2042');
    await expect.element(page.getByText(/^Delivery \$6.00/)).toBeVisible();
    expect(asked()).toContain('2042');
  });
});
