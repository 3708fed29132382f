import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '#ui/paths.ts';
import { forgetEverything, openApp } from '../open-app.tsx';
import { refusal } from '../stand-in-server.ts';
import { sampleCart, sampleItem } from '../../sample-cart.ts';
import { changeOrder, orderId, orderOf, serverWith } from './order-at.ts';

afterEach(forgetEverything);

const at = paths.orderConfirmation(orderId);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const cancel = button('Cancel the order');
const confirm = button('Yes, cancel it');

describe('cancelling', () => {
  it('R73 asks once more, says what happens with the money, and sends the reason', async () => {
    const server = await serverWith({
      may_cancel: true,
      payment_method: 'card',
      payment_status: 'paid',
    });
    openApp({ at, server });
    await expect.element(page.getByText('You can cancel until it is confirmed.')).toBeVisible();
    await cancel.click();
    await expect
      .element(page.getByRole('dialog', { name: 'Cancel order 41?' }))
      .toHaveTextContent('$30.50 goes back to your card.');
    await page.getByLabelText(/Why/).fill('Plans changed');
    server.next('cancelOrder', {
      status: 200,
      body: {
        data: changeOrder(server, {
          status: 'cancelled',
          may_cancel: false,
          payment_status: 'refund_pending',
          status_reason: 'Plans changed',
          cancelled_by_customer: true,
        }),
      },
    });
    await confirm.click();
    await expect
      .element(page.getByRole('heading', { name: 'You cancelled this order' }))
      .toBeVisible();
    await expect.element(page.getByText(/\$30.50 is on its way back/).first()).toBeVisible();
    expect(server.calls('cancelOrder')[0]?.body).toEqual({ reason: 'Plans changed' });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(cancel).not.toBeInTheDocument();
  });

  it('R73 names the moment until which it is allowed', async () => {
    const server = await serverWith({
      status: 'accepted',
      may_cancel: true,
      cancel_until: '2026-11-21T01:45:00.000Z',
    });
    openApp({ at, server });
    await expect.element(page.getByText(/You can cancel until 12:45.pm/)).toBeVisible();
  });

  it('R73 is not offered once that moment has passed', async () => {
    const server = await serverWith({
      status: 'accepted',
      may_cancel: true,
      cancel_until: '2026-11-21T01:10:00.000Z',
    });
    openApp({ at, server });
    await expect.element(page.getByRole('heading', { name: /Ready today/ })).toBeVisible();
    await expect.element(cancel).not.toBeInTheDocument();
  });

  it('R73 too late leads to the telephone', async () => {
    const server = await serverWith({ may_cancel: true });
    server.next('cancelOrder', refusal(409, 'too_late_to_cancel', 'It is too late.'));
    openApp({ at, server });
    await cancel.click();
    await confirm.click();
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent('It cannot be cancelled here any more.');
    await expect
      .element(alert.getByRole('link', { name: 'Call (02) 5550 1234' }))
      .toHaveAttribute('href', 'tel:0255501234');
  });

  it('R73 can be tried again when nobody answered, and left by Escape', async () => {
    const server = await serverWith({ may_cancel: true });
    server.next('cancelOrder', 'no reply');
    openApp({ at, server });
    await cancel.click();
    await confirm.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Try again');
    await expect.element(confirm).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(cancel).toHaveFocus();
  });
});

describe('ordering again', () => {
  const again = button('Order this again');
  const full = sampleCart([sampleItem(1, 'Margherita', 21.5)]);

  it('opens the cart when everything fits', async () => {
    const server = await serverWith({ status: 'completed' });
    server.next('reorder', { status: 200, body: { data: full, left_out: [], repriced: [] } });
    const { place } = openApp({ at, server });
    await again.click();
    await expect.poll(() => place.href).toBe(`${at}?cart=open`);
  });

  it('R28 lists what was left out and why before it opens the cart', async () => {
    const server = await serverWith({ status: 'completed' });
    const left_out = [{ name: 'Garlic bread', message: 'Garlic bread is sold out.' }];
    server.next('reorder', { status: 200, body: { data: full, left_out, repriced: [] } });
    const { place } = openApp({ at, server });
    await again.click();
    const dialog = page.getByRole('dialog', { name: 'Not everything fits today' });
    await expect.element(dialog).toHaveTextContent('1 dish is in your cart.');
    await expect
      .element(dialog.getByRole('list', { name: 'Left out' }))
      .toHaveTextContent('Garlic bread is sold out.');
    await button('See the cart').click();
    await expect.poll(() => place.href).toBe(`${at}?cart=open`);
  });

  it('R28 names what costs something else by now, beside what was left out', async () => {
    const server = await serverWith({ status: 'completed' });
    const repriced = [{ name: 'Margherita', was: 20, now: 21.5 }];
    server.next('reorder', { status: 200, body: { data: full, left_out: [], repriced } });
    openApp({ at, server });
    await again.click();
    const dialog = page.getByRole('dialog', { name: 'Some prices have changed' });
    const prices = dialog.getByRole('list', { name: 'Costs something else now' });
    await expect.element(prices).toHaveTextContent('Margherita$21.50 now, $20.00 when you ordered');
    expect(dialog.getByRole('list').elements()).toHaveLength(1);
    await button('Close').click();
    await expect.element(dialog).not.toBeInTheDocument();
    const left_out = [{ name: 'Garlic bread', message: 'Garlic bread is sold out.' }];
    server.next('reorder', { status: 200, body: { data: full, left_out, repriced } });
    await again.click();
    const both = page.getByRole('dialog', { name: 'Not everything fits today' });
    await expect.element(both).toHaveTextContent('Garlic bread is sold out.');
    await expect.element(both).toHaveTextContent('These are in your cart, and cost something else');
  });

  it('R28 leads to the menu when nothing fits', async () => {
    const server = await serverWith({ status: 'cancelled' });
    const left_out = orderOf(server).items.map(({ name }) => ({ name, message: 'It has gone.' }));
    server.next('reorder', { status: 200, body: { data: sampleCart([]), left_out, repriced: [] } });
    openApp({ at, server });
    await again.click();
    const dialog = page.getByRole('dialog', { name: 'None of it can be ordered now' });
    await expect
      .element(dialog.getByRole('link', { name: 'See the menu' }))
      .toHaveAttribute('href', paths.menu);
  });

  it('R62 a link alone does not fill a cart', async () => {
    const server = await serverWith({ status: 'completed' });
    server.next('reorder', refusal(404, 'unknown_order', 'There is no such order.'));
    openApp({ at, server });
    await again.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('only where it was placed');
  });
});
