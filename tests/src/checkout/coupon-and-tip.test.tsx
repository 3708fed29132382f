import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Cart } from '#schemas/api/cart.ts';
import { paths } from '#ui/paths.ts';
import { forgetEverything, openApp } from './open-app.tsx';
import { StandInServer } from './stand-in-server.ts';

afterEach(forgetEverything);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const radio = (name: string | RegExp) => page.getByRole('radio', { name });

/** CASH takes $3 off what is paid in cash; tips of 10 and 15 %. */
function priced(cart: Cart, query: URLSearchParams): Cart {
  const code = query.get('coupon_code');
  const isCash = query.has('is_cash_on_delivery_opt');
  const percent = Number(query.get('tip_percent') ?? 0);
  const wanted = Number(query.get('tip_amount') ?? (cart.subtotal * percent) / 100);
  const isTooHigh = wanted > 100;
  const tip = isTooHigh ? 0 : wanted;
  const discount = code === 'CASH' && isCash ? 3 : 0;
  const total = cart.subtotal - discount + tip;
  const refusal = {
    code: 'coupon_payment_method' as const,
    message: 'This code is for orders paid in cash.',
  };
  return {
    ...cart,
    tip_percents: [10, 15],
    coupon:
      code === 'CASH'
        ? {
            code: 'CASH',
            description: '',
            is_active: isCash,
            discount,
            refusal: isCash ? null : refusal,
          }
        : null,
    bill: [
      ...(discount > 0 ? [{ kind: 'coupon' as const, name: 'CASH', amount: -discount }] : []),
      ...(tip > 0 ? [{ kind: 'tip' as const, name: '', amount: tip }] : []),
    ],
    problems: isTooHigh ? [{ path: 'tip_amount', code: 'tip_too_high', message: 'Too high.' }] : [],
    total,
    due: total,
  };
}

function openReview(change: Partial<Cart> = {}) {
  const server = new StandInServer();
  server.priceFor = (cart, query) => ({ ...priced(cart, query), ...change });
  const blank = openApp({ at: '/nowhere', server });
  blank.stores.checkout.getState().update({
    pickupDate: '2026-11-21',
    pickupTime: '13:00',
    guestDetails: { name: 'Mia Wong', email: 'mia@example.com', phone_no: '0412 345 678' },
  });
  blank.close();
  return openApp({ at: '/checkout?step=2', server });
}

async function apply(code: string) {
  await page.getByLabelText('Coupon code').fill(code);
  await button('Apply').click();
}

describe('the order in step 2', () => {
  it('R36 R46 says beside the bill why a deal is left out', async () => {
    const message = '“Bread day” is left out: with it, delivery would cost $6.00 more.';
    const deal = { deal_id: 1, name: 'Bread day', reason: 'delivery_fee' as const, amount: 6 };
    openReview({ deals_left_out: [{ ...deal, is_partial: false, message }] });
    await expect.element(page.getByText(message)).toBeVisible();
  });

  it('R61 asks for no way to pay where there is nothing to pay', async () => {
    const { place, server } = openReview({ total: 0, due: 0 });
    await expect.element(page.getByText('There is nothing to pay for this order.')).toBeVisible();
    await expect.element(radio('Card')).not.toBeInTheDocument();
    server.cart = { ...server.cart, total: 0, due: 0 };
    await button('Place order').click();
    await expect.poll(() => place.href).toMatch(/^\/checkout\/success/);
    expect(server.orders.size).toBe(1);
  });
});

describe('a coupon in step 2', () => {
  it('R44 one that does not count stays with its reason, and counts by itself once it may', async () => {
    const { stores } = openReview();
    await apply('CASH');
    await expect.element(page.getByText('CASH does not count yet')).toBeVisible();
    await expect.element(page.getByText('This code is for orders paid in cash.')).toBeVisible();
    await expect.element(button('Continue to payment · $30.50')).toBeVisible();
    await radio('Cash on pickup').click();
    await expect.element(page.getByText('CASH is applied.')).toBeVisible();
    await expect.element(page.getByText('You save $3.00')).toBeVisible();
    await expect.element(button('Place order · $27.50')).toBeVisible();
    await radio('Card').click();
    await expect.element(page.getByText('CASH does not count yet')).toBeVisible();
    expect(stores.checkout.getState().couponCode).toBe('CASH');
  });

  it('R42 one that replaces a deal names it, and what is really saved', async () => {
    const message = '“Two for one” is left out: with your code you pay $18.50 less.';
    const deal = { deal_id: 1, name: 'Two for one', reason: 'code' as const, amount: 18.5 };
    const coupon = {
      code: 'THIRTY',
      description: '',
      is_active: true,
      discount: 30,
      refusal: null,
    };
    const { stores } = openReview({
      coupon: { ...coupon, saving: 18.5 },
      deals_left_out: [{ ...deal, is_partial: false, message }],
    });
    await apply('THIRTY');
    const chip = page.getByRole('status').filter({ hasText: 'THIRTY is applied.' });
    await expect.element(chip).toHaveTextContent('You save $18.50');
    await expect.element(chip).toHaveTextContent(message);
    await expect.element(page.getByText('$30.00 ')).not.toBeInTheDocument();
    expect(stores.checkout.getState().couponCode).toBe('THIRTY');
  });

  it('R44 going on keeps a code that waits, and the order is sent without it', async () => {
    const { server, stores, place } = openReview();
    await apply('CASH');
    await expect.element(page.getByText('CASH does not count yet')).toBeVisible();
    await button('Continue to payment · $30.50').click();
    await expect.poll(() => place.href).toBe(paths.checkoutPayment);
    expect(stores.checkout.getState().couponCode).toBe('CASH');
    await page.getByLabelText('Card number').fill('4242424242424242');
    await page.getByLabelText('Expiry').fill('0829');
    await page.getByLabelText('Security code').fill('123');
    await button('Pay $30.50').click();
    await expect.poll(() => server.calls('placeOrder').length).toBe(1);
    expect(server.calls('placeOrder')[0]?.body).not.toHaveProperty('coupon_code');
  });

  it('is removed by its own button, and focus stays with the field', async () => {
    const { stores } = openReview();
    await apply('CASH');
    await button('Remove CASH').click();
    await expect.element(page.getByLabelText('Coupon code')).toHaveFocus();
    expect(stores.checkout.getState().couponCode).toBeNull();
  });
});

describe('a tip in step 2', () => {
  it('R16 by percent, by amount or none re-prices at once; its base is told', async () => {
    openReview();
    const chooser = page.getByRole('group', { name: 'A tip for the team?' });
    await expect.element(chooser).toHaveAccessibleDescription(/dishes before discounts/);
    await expect.element(radio('No tip')).toBeChecked();
    await radio('10 %').click();
    await expect.element(button('Continue to payment · $33.55')).toBeVisible();
    await expect.element(page.getByText('$3.05 for the team. Thank you!')).toBeVisible();
    await radio('Other amount').click();
    await page.getByLabelText('Your tip').fill('2,50');
    await expect.element(button('Continue to payment · $33.00')).toBeVisible();
    await page.getByLabelText('Your tip').fill('lots');
    await expect
      .element(page.getByLabelText('Your tip'))
      .toHaveAccessibleDescription('Write an amount like 3.50.');
    await radio('No tip').click();
    await expect.element(button('Continue to payment · $30.50')).toBeVisible();
  });

  it('R16 above the highest is said at its field, and does not go on', async () => {
    const { stores, place } = openReview();
    await radio('Other amount').click();
    await page.getByLabelText('Your tip').fill('250');
    await expect
      .element(page.getByLabelText('Your tip'))
      .toHaveAccessibleDescription(
        'A tip can be at most $100.00 on this order. Please choose a smaller one.',
      );
    await button('Change your order').click();
    await expect.element(page.getByLabelText('Your tip')).toHaveFocus();
    expect(place.href).not.toBe(paths.checkoutPayment);
    expect(stores.checkout.getState().tip).toEqual({ kind: 'amount', amount: 25_000 });
  });
});
