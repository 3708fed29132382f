import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Order } from '#schemas/api/orders.ts';
import { paths } from '#src/paths.ts';
import { forgetEverything, openApp } from '../checkout/open-app.tsx';
import { sampleRestaurant, StandInServer } from '../checkout/stand-in-server.ts';

afterEach(forgetEverything);

const id = '00000001-0000-4000-8000-000000000000';

async function serverWith(change: Partial<Order>): Promise<StandInServer> {
  const server = new StandInServer();
  await server.fetch('/api/v2/orders', {
    method: 'POST',
    headers: { 'idempotency-key': 'a-key-of-the-test' },
    body: JSON.stringify({
      guest_id: 1_234_567,
      restaurant_id: 7,
      cart_version: 3,
      expected_total: 30.5,
      delivery_method: 'pickup',
      pickup_date: '2026-11-21',
      pickup_time: '13:00',
      payment_method: 'cashOnDelivery',
    }),
  });
  const order = server.orders.get(id);
  if (order) server.orders.set(id, { ...order, ...change });
  return server;
}

describe('the order confirmation', () => {
  it('shows the promised time large, the present step, the way there and the phone', async () => {
    openApp({ at: paths.orderConfirmation(id), server: await serverWith({ status: 'preparing' }) });
    await expect
      .element(page.getByRole('heading', { level: 1, name: /Ready today, 1:00.pm/ }))
      .toBeVisible();
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'In the kitchen' }))
      .toHaveAttribute('aria-current', 'step');
    await expect
      .element(page.getByRole('link', { name: 'Call (02) 5550 1234' }))
      .toHaveAttribute('href', 'tel:0255501234');
    await expect
      .element(page.getByRole('link', { name: 'Show the way' }))
      .toHaveAttribute(
        'href',
        expect.stringContaining('query=Harbour%2C%201%20Quay%20Street%2C%20Sydney'),
      );
  });

  it('shows the picture of the restaurant that cooks it', async () => {
    const { host } = openApp({ at: paths.orderConfirmation(id), server: await serverWith({}) });
    await expect.element(page.getByText('Where to collect it')).toBeVisible();
    const [image] = sampleRestaurant.attachment_paths;
    expect(host.querySelector('img')?.src).toBe(image?.upload_path);
  });

  it('leads from a collected order back to the menu', async () => {
    const server = await serverWith({ status: 'completed' });
    openApp({ at: paths.orderConfirmation(id), server });
    await expect
      .element(page.getByRole('link', { name: 'See the menu' }))
      .toHaveAttribute('href', paths.menu);
  });

  it('folds the receipt, whose total is what was paid', async () => {
    const server = await serverWith({ payment_status: 'paid', payment_method: 'card' });
    openApp({ at: paths.orderConfirmation(id), server });
    await expect.element(page.getByText('Garlic bread')).not.toBeVisible();
    await page.getByText('Receipt').click();
    await expect.element(page.getByText('Garlic bread')).toBeVisible();
    await expect.element(page.getByText('$30.50 paid by card.')).toBeVisible();
    await expect.element(page.getByText('$30.50').first()).toBeVisible();
  });

  it('says that an order is not of this device', async () => {
    openApp({ at: paths.orderConfirmation(id) });
    await expect
      .element(page.getByRole('heading', { name: 'We cannot find this order' }))
      .toBeVisible();
  });

  it('can be asked for again when it could not be loaded', async () => {
    const server = await serverWith({});
    server.next('getOrder', 'no reply');
    openApp({ at: paths.orderConfirmation(id), server });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('heading', { name: /Ready today/ })).toBeVisible();
  });

  it('an order that was refused says so and keeps no line of steps', async () => {
    openApp({ at: paths.orderConfirmation(id), server: await serverWith({ status: 'rejected' }) });
    await expect
      .element(page.getByRole('heading', { name: 'The restaurant could not take it' }))
      .toBeVisible();
    await expect.element(page.getByRole('list', { name: /How far/ })).not.toBeInTheDocument();
  });

  it('an unpaid order leads to its payment', async () => {
    const server = await serverWith({ status: 'pending_payment' });
    openApp({ at: paths.orderConfirmation(id), server });
    await expect
      .element(page.getByRole('link', { name: 'Finish paying' }))
      .toHaveAttribute('href', paths.checkoutPayment);
  });
});
