import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '#ui/paths.ts';
import { forgetEverything, openApp } from './open-app.tsx';
import { sampleCart } from '../sample-cart.ts';
import { StandInServer } from './stand-in-server.ts';

afterEach(forgetEverything);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByLabelText(name, { exact: true });

async function fillIn(): Promise<void> {
  await field('Name').fill('Mia Wong');
  await field('Email').fill('mia@example.com');
  await field('Phone').fill('0412 345 678');
}

describe('checkout, step 1', () => {
  it('puts as soon as possible first, with its time, and takes it while nothing else is chosen', async () => {
    openApp();
    await expect
      .element(page.getByRole('radio', { name: /As soon as possible about 12:45/ }))
      .toBeChecked();
  });

  it('tells what is missing, and leads to the first missing field with its error in words', async () => {
    openApp();
    await expect
      .element(page.getByText('Still needed: your name, your email and your phone number'))
      .toBeVisible();
    await button('Continue to review').click();
    await expect.element(field('Name')).toHaveFocus();
    await expect.element(field('Name')).toHaveAccessibleDescription('Write your name.');
  });

  it('is complete when time, name, email and phone are there, and leads to step 2', async () => {
    const { stores, place } = openApp();
    await fillIn();
    expect(stores.checkout.getState().step1Completed).toBe(true);
    await button('Continue to review').click();
    await expect
      .element(page.getByRole('heading', { name: 'Does this look right?' }))
      .toHaveFocus();
    await expect.poll(() => place.href).toBe('/checkout?step=2');
  });

  it('takes an error away with the key that mends it, and one click then leads on', async () => {
    openApp();
    await button('Continue to review').click();
    await expect.element(field('Phone')).toHaveAccessibleDescription('Write your phone number.');
    await fillIn();
    await expect.element(field('Phone')).toHaveFocus();
    await expect.element(field('Phone')).not.toHaveAccessibleDescription();
    await button('Continue to review').click();
    await expect
      .element(page.getByRole('heading', { name: 'Does this look right?' }))
      .toBeVisible();
  });

  it('keeps everything typed over a reload', async () => {
    const first = openApp();
    await fillIn();
    await page.getByRole('tab', { name: /Tomorrow/ }).click();
    await page.getByRole('radio', { name: '11:45 am' }).click();
    await field('A note for the whole order (optional)').fill('Ring twice');
    first.close();
    openApp();
    await expect.element(field('Name')).toHaveValue('Mia Wong');
    await expect.element(field('Phone')).toHaveValue('0412 345 678');
    await expect.element(page.getByRole('radio', { name: /11:45/ })).toBeChecked();
    await expect.element(field('A note for the whole order (optional)')).toHaveValue('Ring twice');
  });

  it('says so when the chosen time has gone by meanwhile', async () => {
    const { stores } = openApp();
    await expect.element(page.getByRole('radio', { name: /13:15|1:15/ })).toBeVisible();
    stores.checkout
      .getState()
      .update({ pickupDate: '2026-11-21', pickupTime: '12:00', pickupAt: null, isAsap: false });
    await expect.element(page.getByText(/12:00.pm is no longer possible/)).toBeVisible();
  });

  it('offers the next possible day by name when today is over', async () => {
    const server = new StandInServer();
    server.slots = { ...server.slots, asap: null, days: server.slots.days.slice(1) };
    openApp({ server });
    await expect
      .element(page.getByText(/no more orders for today. The next time is tomorrow, 11:30/))
      .toBeVisible();
  });

  it('refuses an email address that is none, in words', async () => {
    const { place } = openApp();
    await fillIn();
    await field('Email').fill('mia@');
    await button('Continue to review').click();
    await expect
      .element(field('Email'))
      .toHaveAccessibleDescription('Write an email address like mia@example.com.');
    await expect.poll(() => place.href).toBe('/checkout');
  });
});

async function openReview(server = new StandInServer()) {
  const app = openApp({ server });
  await fillIn();
  await button('Continue to review').click();
  return app;
}

describe('checkout, step 2', () => {
  it('is not possible before step 1 is complete', async () => {
    const { place } = openApp({ at: '/checkout?step=2' });
    await expect.element(page.getByRole('heading', { name: 'When and for whom' })).toBeVisible();
    await expect.poll(() => place.href).toBe('/checkout');
  });

  it('shows subtotal, included tax and total', async () => {
    await openReview();
    await expect.element(page.getByText('Includes tax of')).toBeVisible();
    await expect.element(page.getByText('$2.77')).toBeVisible();
    await expect.element(button('Continue to payment · $30.50')).toBeVisible();
  });

  it('shows the server’s sentence under a coupon that does not count, and keeps the cart', async () => {
    const { stores } = await openReview();
    await field('Coupon code').fill('HUNGRY');
    await button('Apply').click();
    await expect.element(field('Coupon code')).toHaveAccessibleDescription('Invalid coupon code');
    expect(stores.checkout.getState().couponCode).toBe('HUNGRY');
    await expect.element(button('Continue to payment · $30.50')).toBeVisible();
    await field('Coupon code').fill('');
    await expect.element(page.getByText('Invalid coupon code')).not.toBeInTheDocument();
    expect(stores.checkout.getState().couponCode).toBeNull();
  });

  it('offers card first, and goes back without losing anything', async () => {
    await openReview();
    await expect.element(page.getByRole('radio', { name: 'Card' })).toBeChecked();
    await page.getByRole('radio', { name: 'Cash on pickup' }).click();
    await page.getByRole('link', { name: 'Details' }).click();
    await expect.element(field('Name')).toHaveValue('Mia Wong');
    await button('Continue to review').click();
    await expect.element(page.getByRole('radio', { name: 'Cash on pickup' })).toBeChecked();
  });
});

describe('guards of the checkout', () => {
  it('an empty cart leads to the menu', async () => {
    const server = new StandInServer();
    server.cart = sampleCart([]);
    openApp({ server });
    await expect
      .element(page.getByRole('link', { name: 'See the menu' }))
      .toHaveAttribute('href', paths.menu);
  });

  it('without a restaurant one is chosen first', async () => {
    const { stores } = openApp({ hasRestaurant: false });
    await button('Choose a restaurant').click();
    expect(stores.restaurant.getState().isPicking).toBe(true);
  });

  it('payment without step 1 leads back to step 1', async () => {
    const { place } = openApp({ at: paths.checkoutPayment });
    await expect.element(page.getByRole('heading', { name: 'When and for whom' })).toBeVisible();
    await expect.poll(() => place.href).toBe('/checkout');
  });

  it('moves between days by arrow keys', async () => {
    openApp();
    await page.getByRole('tab', { name: /Today/ }).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('tab', { name: /Tomorrow/ })).toHaveFocus();
    await expect.element(page.getByRole('radio', { name: /11:30/ })).toBeVisible();
  });
});
