import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cart } from '#schemas/api/cart.ts';
import type { CartLoyalty } from '#schemas/api/cart-loyalty.ts';
import { usedPoints } from '#schemas/rules/loyalty/redeemable-points.ts';
import { forgetEverything, openApp } from './open-app.tsx';
import { refusal, StandInServer } from './stand-in-server.ts';
import { slotAt } from './sample-slots.ts';

afterEach(forgetEverything);

const ada = { id: 4711, name: 'Ada Lovelace', email: 'ada@example.com', phone_no: '0400 000 000' };
const button = (name: string | RegExp) => page.getByRole('button', { name });
const amount = page.getByLabelText('Points to use');
const points = page.getByRole('group', { name: 'Loyalty points' });

const rules = { step: 10, minimum: 50, point_value: 0.05, max_share: 100 };

/** Prices a cart by what its customer has: 0.05 a point, as the server does. */
function priceWith(own: Partial<CartLoyalty>) {
  const loyalty: CartLoyalty = { earns: 30, balance: 340, used: 0, most: 610, ...rules, ...own };
  return (cart: Cart, query: URLSearchParams): Cart => {
    const chosen = Math.min(Number(query.get('points') ?? 0), loyalty.balance ?? 0);
    const items = Math.round(loyalty.most * 5);
    const { step, minimum } = loyalty;
    const redeem = { points: chosen, pointValue: 5, step, minimum, maxSharePercent: 100 };
    const used = usedPoints(items, redeem);
    const off = used * 0.05;
    const total = Math.round((cart.subtotal - off) * 100) / 100;
    return {
      ...cart,
      bill: used > 0 ? [{ kind: 'points', name: String(used), amount: -off }] : [],
      loyalty: { ...loyalty, used },
      total,
      due: total,
    };
  };
}

type Opening = { at?: string; user?: typeof ada | null; own?: Partial<CartLoyalty> };

/** The checkout at a step, its first one filled in. */
function open({ at = '/checkout?step=2', user = ada, own = {} }: Opening = {}) {
  const server = new StandInServer();
  server.priceFor = priceWith(own);
  const blank = openApp({ at: '/nowhere', server, user });
  blank.stores.checkout.getState().update({
    paymentMethod: 'cashOnDelivery',
    pickupDate: '2026-11-21',
    pickupTime: '13:00',
    pickupAt: slotAt('2026-11-21', '13:00').instant,
    guestDetails: { name: 'Mia Wong', email: 'mia@example.com', phone_no: '0412 345 678' },
  });
  blank.close();
  return openApp({ at, server, user });
}

describe('R76 points in step 2', () => {
  it('R76 says how many there are, and takes what was typed off the order', async () => {
    const { stores } = open();
    await expect.element(points).toHaveTextContent('You have 340 points, worth $17.00.');
    await amount.fill('104');
    await userEvent.keyboard('{Enter}');
    // They are used in steps of 10.
    await expect.element(amount).toHaveValue('100');
    await expect.element(points).toHaveTextContent('100 points take $5.00 off. 240 stay yours.');
    const row = page.getByRole('complementary', { name: 'Your order' });
    await expect.element(row).toHaveTextContent('100 points');
    await expect.element(button('Place order · $25.50')).toBeVisible();
    expect(stores.checkout.getState().points).toBe(100);
  });

  it('R76 goes by steps from the minimum, by keyboard too, and keeps the focus at a bound', async () => {
    open();
    await button('10 points more').click();
    await expect.element(amount).toHaveValue('50');
    await userEvent.keyboard('{Enter}');
    await expect.element(amount).toHaveValue('60');
    await button('10 points fewer').click();
    await userEvent.keyboard('{Enter}');
    await expect.element(amount).toHaveValue('0');
    await expect.element(button('10 points fewer')).toHaveFocus();
    await expect.element(button('10 points fewer')).toHaveAttribute('aria-disabled', 'true');
  });

  it('R76 uses as many as possible, says why no more, and takes them off again', async () => {
    open();
    await button('Use 340, as many as possible').click();
    await expect.element(points).toHaveTextContent('340 points take $17.00 off.');
    await expect.element(points).toHaveTextContent('You have no more to use.');
    await button('Use none').click();
    await expect.element(button('Place order · $30.50')).toBeVisible();
  });

  it.each<[Partial<CartLoyalty>, string]>([
    [{ balance: 900 }, 'they pay for dishes, not for delivery, fees or a tip'],
    [{ balance: 900, most: 300, max_share: 50 }, 'they pay up to 50 % of its dishes'],
  ])('R76 says what the order takes at most: %o', async (own, why) => {
    open({ own });
    await amount.fill('900');
    await userEvent.keyboard('{Enter}');
    const most = own.most ?? 610;
    await expect.element(points).toHaveTextContent(`This order takes ${most} points at most`);
    await expect.element(points).toHaveTextContent(why);
  });

  it('R76 fewer than the minimum, or no number, keep from going on', async () => {
    const { place, stores } = open();
    await amount.fill('30');
    await button(/^Place order/).click();
    await expect.element(amount).toHaveAccessibleDescription(/Use at least 50, or none/);
    await expect.element(amount).toHaveFocus();
    expect(place.href).toBe('/checkout?step=2');
    await amount.fill('many');
    await userEvent.keyboard('{Enter}');
    await expect.element(amount).toHaveAccessibleDescription(/whole number/);
    expect(stores.checkout.getState().points).toBe(0);
    await amount.fill('');
    await button(/^Place order/).click();
    await expect.poll(() => place.href).toMatch(/^\/checkout\/success/);
  });

  it.each([
    [{ balance: 30 }, 'You have 30 points. You can use them from 50 on.'],
    [{ most: 0 }, 'This order is too small to use them: it takes at least 50 points'],
  ])('R76 says why none can be used: %o', async (own, why) => {
    open({ own });
    await expect.element(points).toHaveTextContent(why);
    expect(amount.elements()).toEqual([]);
  });

  it('R75 says what the order will earn', async () => {
    open({ own: { balance: 0 } });
    const line = page.getByText('You earn 30 points when the order is completed.');
    await expect.element(line).toBeVisible();
    expect(points.elements()).toEqual([]);
  });

  it('R76 tells a guest what they would earn, and leads to the log-in and back', async () => {
    open({ user: null, own: { balance: null } });
    await expect.element(page.getByText('You would earn 30 points:')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'log in', exact: true }))
      .toHaveAttribute('href', '/login?next=%2Fcheckout%3Fstep%3D2');
    expect(amount.elements()).toEqual([]);
  });
});

describe('R76 paying with points', () => {
  it('R76 sends the points that were seen to be used', async () => {
    const { server, stores } = open();
    await button('10 points more').click();
    await button('Place order · $28.00').click();
    await expect.poll(() => server.calls('placeOrder')).toHaveLength(1);
    expect(server.calls('placeOrder')[0]?.body).toMatchObject({ points: 50, expected_total: 28 });
    // The next order begins without them.
    await expect.poll(() => stores.checkout.getState().points).toBe(0);
  });

  it('R55 R76 another device has spent them: it says so, prices anew and keeps the form', async () => {
    const { server, stores } = open();
    await amount.fill('200');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Place order · $20.50')).toBeEnabled();
    const fresh = priceWith({ balance: 60 });
    const message = 'You have fewer points than that by now. Choose how many to use once more.';
    server.before('placeOrder', () => {
      server.priceFor = fresh;
    });
    server.next(
      'placeOrder',
      refusal(409, 'not_enough_points', message, {
        problems: [
          { path: 'points', code: 'not_enough_points', message },
          { path: 'cart.total', code: 'total_changed', message: 'The total changed.' },
        ],
        data: fresh(server.cart, new URLSearchParams({ points: '200' })),
      }),
    );
    await button('Place order · $20.50').click();
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent(message);
    await expect.element(alert).toHaveTextContent('The total was $20.50 and is now $27.50');
    await expect
      .element(alert.getByRole('link', { name: 'Choose how many points to use' }))
      .toHaveAttribute('href', '/checkout?step=2#points-amount');
    expect(stores.checkout.getState().pickupTime).toBe('13:00');
    await button('Accept and order · $27.50').click();
    await expect.poll(() => server.calls('placeOrder')).toHaveLength(2);
    expect(server.calls('placeOrder')[1]?.body).toMatchObject({ points: 60, expected_total: 27.5 });
  });
});
