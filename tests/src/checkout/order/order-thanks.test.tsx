import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#ui/paths.ts';
import { forgetEverything, openApp } from '../open-app.tsx';
import { orderId, serverWith } from './order-at.ts';

afterEach(forgetEverything);

async function openThanks(change: Parameters<typeof serverWith>[0]) {
  const { stores } = openApp({ at: paths.checkoutSuccess, server: await serverWith(change) });
  stores.checkout.getState().update({ placedOrderId: orderId });
}

describe('the thanks', () => {
  it('say when the order is ready while it is under way', async () => {
    await openThanks({ status: 'placed' });
    await expect.element(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
    await expect.element(page.getByText(/Ready today, 1:00/)).toBeVisible();
    await expect.element(page.getByText(/was sent to the restaurant/)).toBeVisible();
  });

  it.each([
    ['pending_payment', 'Not paid yet'],
    ['cancelled', 'This order was cancelled'],
    ['rejected', 'The restaurant could not take it'],
    ['expired', 'It was not paid in time'],
  ] as const)('promise nothing of an order that is %s', async (status, heading) => {
    await openThanks({ status });
    await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect.element(page.getByText(/was sent to the restaurant/)).not.toBeInTheDocument();
    await expect.element(page.getByText(/^Ready /)).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Follow your order' })).toBeVisible();
  });
});

describe('what the order earns', () => {
  const loyalty = { used: 0, earns: 30 };
  const ada = { id: 4711, name: 'Ada', email: 'ada@example.com', phone_no: '0400 000 000' };
  const see = page.getByRole('link', { name: 'See your points' });

  it('R75 is said to its user, and that it is theirs once it is completed', async () => {
    const server = await serverWith({ status: 'placed', loyalty });
    const { stores } = openApp({ at: paths.checkoutSuccess, server, user: ada });
    stores.checkout.getState().update({ placedOrderId: orderId });
    const line = page.getByText('You earn 30 points when the order is completed.');
    await expect.element(line).toBeVisible();
    await expect.element(see).toHaveAttribute('href', '/loyalty-points');
  });

  it('R79 is said to a guest with the way to an account', async () => {
    await openThanks({ status: 'placed', loyalty });
    await expect
      .element(page.getByText('With an account this order earns 30 points.'))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /make an account/ }))
      .toHaveAttribute('href', '/signup?next=%2Floyalty-points');
  });

  it.each([
    ['completed', 'You earned 30 points.'],
    ['preparing', 'You earn 30 points when the order is completed.'],
  ] as const)('R75 stands with an order that is %s', async (status, sentence) => {
    const server = await serverWith({ status, loyalty });
    openApp({ at: paths.orderConfirmation(orderId), server, user: ada });
    await expect.element(page.getByText(sentence)).toBeVisible();
  });

  it.each([
    { status: 'cancelled' as const },
    { status: 'completed' as const, is_not_collected: true },
  ])('R73 R75 is not promised of %o', async (change) => {
    const server = await serverWith({ ...change, loyalty });
    openApp({ at: paths.orderConfirmation(orderId), server, user: ada });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(see.elements()).toEqual([]);
  });
});

it('R76 the receipt lists what points took off', async () => {
  const bill = [{ kind: 'points' as const, name: '40', amount: -2 }];
  openApp({ at: paths.orderConfirmation(orderId), server: await serverWith({ bill }) });
  await page.getByText('Receipt').click();
  await expect.element(page.getByText('40 points')).toBeVisible();
  await expect.element(page.getByText('-$2.00')).toBeVisible();
});
