import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#src/paths.ts';
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
