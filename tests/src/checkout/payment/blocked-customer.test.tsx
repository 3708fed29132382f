import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#ui/paths.ts';
import { serveToasts } from '#ui/toasts/toasts.ts';
import { forgetEverything, openApp } from '../open-app.tsx';
import { refusal, StandInServer } from '../stand-in-server.ts';

afterEach(forgetEverything);

/** On the payment screen, in cash, with all steps done. */
function openPayment(server: StandInServer) {
  const app = openApp({ at: '/nowhere', server });
  app.stores.checkout.getState().update({
    paymentMethod: 'cashOnDelivery',
    pickupDate: '2026-11-21',
    pickupTime: '13:00',
    guestDetails: { name: 'Mia Wong', email: 'mia@example.com', phone_no: '0412 345 678' },
  });
  app.close();
  return openApp({ at: paths.checkoutPayment, server });
}

describe('an order of a customer who is blocked', () => {
  it('is refused with whom to call, and nothing of what was entered is lost', async () => {
    const message = "We can't take this order online. Please call 02 5550 1234.";
    const server = new StandInServer();
    server.next(
      'placeOrder',
      refusal(422, 'customer_blocked', message, {
        problems: [{ path: 'customer', code: 'customer_blocked', message }],
      }),
    );
    const { stores } = openPayment(server);
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(message);
    expect(stores.checkout.getState().guestDetails?.name).toBe('Mia Wong');
  });

  it('that staff place for them comes with a note', async () => {
    const titles: string[] = [];
    const server = new StandInServer();
    server.staffNote = 'This customer is blocked from ordering online: Shouted';
    openPayment(server);
    onTestFinished(serveToasts(({ title }) => titles.push(title)));
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect.element(page.getByRole('heading', { name: 'Thank you, Mia!' })).toBeVisible();
    expect(titles).toContain(server.staffNote);
  });
});
