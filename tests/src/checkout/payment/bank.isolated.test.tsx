import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#ui/paths.ts';
import { forgetEverything, openApp } from '../open-app.tsx';
import { StandInServer } from '../stand-in-server.ts';

afterEach(forgetEverything);
// A test's page is never the payment screen's own document.
vi.mock('#src/features/checkout/payment/own-document.ts', () => ({
  loadsOwnDocument: () => false,
}));

const button = (name: string | RegExp) => page.getByRole('button', { name });
const thanks = () => page.getByRole('heading', { name: 'Thank you, Mia!' });
const question = () => page.getByRole('dialog', { name: 'Your bank asks' });

/** The payment screen by card, its earlier steps done. */
function openPayment(server = new StandInServer(), takesStripe = false) {
  const app = openApp({ at: '/nowhere', server, takesStripe });
  app.stores.checkout.getState().update({
    paymentMethod: 'card',
    pickupDate: '2026-11-21',
    pickupTime: '13:00',
    guestDetails: { name: 'Mia Wong', email: 'mia@example.com', phone_no: '0412 345 678' },
  });
  app.close();
  return openApp({ at: paths.checkoutPayment, server, takesStripe });
}

async function payByCard(number: string): Promise<void> {
  await page.getByLabelText('Card number').fill(number);
  await page.getByLabelText('Expiry').fill('0829');
  await page.getByLabelText('Security code').fill('123');
  await button('Pay $30.50').click();
}

describe("the sandbox's bank", () => {
  const asking = () => {
    const server = new StandInServer();
    server.action = { kind: 'sandbox_challenge', challenge_id: 'c1' };
    // As on the real server, an unpaid order leaves its cart.
    server.keepsCarts = true;
    return openPayment(server);
  };

  it('asks, and an approved payment leads to the thanks', async () => {
    const { server } = asking();
    await payByCard('4000002760003184');
    await expect
      .element(question())
      .toHaveAccessibleDescription(/^Approve this payment of \$30\.50/);
    await button('Approve').click();
    await expect.element(thanks()).toBeVisible();
    expect(server.calls('answerSandboxChallenge').map(({ body }) => body)).toEqual([
      { approve: true },
    ]);
  });

  it('asks, and a refused payment is told; another card pays the same order', async () => {
    const { server } = asking();
    await payByCard('4000002760003184');
    await button('Refuse').click();
    await expect
      .element(page.getByLabelText('Card number'))
      .toHaveAccessibleDescription('Your bank said no.');
    await payByCard('4242424242424242');
    await expect.element(thanks()).toBeVisible();
    expect(server.orders.size).toBe(1);
  });

  it('asks again after a reload', async () => {
    const first = asking();
    await payByCard('4000002760003184');
    await expect.element(question()).toBeVisible();
    first.close();
    openApp({ at: paths.checkoutPayment, server: first.server });
    await expect.element(question()).toBeVisible();
    await button('Approve').click();
    await expect.element(thanks()).toBeVisible();
  });

  it('cannot be overlooked: neither Escape nor a click beside it closes the question', async () => {
    asking();
    await payByCard('4000002760003184');
    await expect.element(question()).toBeVisible();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await expect.element(button('Approve')).toBeVisible();
  });

  it('takes its time: the page says so, goes on asking and goes on by itself', async () => {
    const server = new StandInServer();
    server.action = { kind: 'wait' };
    server.keepsCarts = true;
    openPayment(server);
    await payByCard('4000000000000077');
    await expect.element(page.getByText('We are waiting for your bank')).toBeVisible();
    await expect.element(button('Pay $30.50')).not.toBeInTheDocument();
    server.pay();
    await expect.element(thanks()).toBeVisible();
  });
});

describe("Stripe's element", () => {
  type Answer = { error?: { message?: string; type?: string } };
  /** What Stripe's script puts into the window, as far as this screen uses it. */
  const element = {
    on: vi.fn<(name: string, tell: () => void) => void>(),
    mount: () => undefined,
    destroy: () => undefined,
  };
  const elements = {
    create: vi.fn<(kind: string, options: object) => typeof element>(() => element),
    getElement: () => element,
    update: vi.fn<(options: object) => void>(),
    submit: vi.fn<() => Promise<Answer & { selectedPaymentMethod?: string }>>(async () => ({})),
  };
  const stripe = {
    elements: vi.fn<(options: object) => typeof elements>(() => elements),
    confirmPayment: vi.fn<(options: object) => Promise<Answer>>(async () => ({})),
    createConfirmationToken: vi.fn<() => Promise<object>>(async () => ({
      confirmationToken: { id: 'ctoken_1' },
    })),
    _registerWrapper: () => undefined,
    registerAppInfo: () => undefined,
  };
  beforeEach(() => {
    vi.clearAllMocks();
    element.on.mockImplementation((name: string, tell: () => void) => {
      if (name === 'ready') tell();
    });
    vi.stubGlobal(
      'Stripe',
      Object.assign(() => stripe, { version: 'endive' }),
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  const asking = () => {
    const server = new StandInServer();
    server.action = { kind: 'stripe', client_secret: 'pi_1_secret', capture_method: 'manual' };
    server.keepsCarts = true;
    return openPayment(server, true);
  };

  it('confirms exactly what the server made, and the server is asked whether it was paid', async () => {
    const { server } = asking();
    stripe.confirmPayment.mockImplementationOnce(async () => {
      server.pay();
      return {};
    });
    await button('Pay $30.50').click();
    await expect.element(thanks()).toBeVisible();
    expect(server.calls('payOrder').map(({ body }) => body)).toEqual([{ gateway: 'stripe' }]);
    expect(elements.update).toHaveBeenCalledWith({ amount: 3050, captureMethod: 'manual' });
    expect(stripe.confirmPayment).toHaveBeenCalledWith(
      expect.objectContaining({ clientSecret: 'pi_1_secret', redirect: 'if_required' }),
    );
    expect(server.calls('checkPayment')).toHaveLength(1);
  });

  it('sends nothing while the card is incomplete', async () => {
    const { server } = asking();
    elements.submit.mockResolvedValueOnce({ error: { message: 'Incomplete' } });
    await button('Pay $30.50').click();
    await expect.poll(() => elements.submit).toHaveBeenCalled();
    expect(server.calls('placeOrder')).toHaveLength(0);
  });

  it('tells a refusal in the words of the bank, and takes another card for the same order', async () => {
    const { server } = asking();
    stripe.confirmPayment.mockResolvedValueOnce({ error: { message: 'Your card was declined.' } });
    await button('Pay $30.50').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your card was declined.');
    stripe.confirmPayment.mockImplementationOnce(async () => {
      server.pay();
      return {};
    });
    await button('Pay $30.50').click();
    await expect.element(thanks()).toBeVisible();
    expect(server.orders.size).toBe(1);
  });

  it('opens a wallet once, within the press, for the amount that the button says', async () => {
    elements.submit.mockResolvedValue({ selectedPaymentMethod: 'apple_pay' });
    onTestFinished(() => void elements.submit.mockReset().mockResolvedValue({}));
    const { server } = asking();
    await expect.element(button('Pay $30.50')).toBeEnabled();
    expect(elements.create).toHaveBeenCalledWith(
      'payment',
      expect.objectContaining({ wallets: { applePay: 'auto', googlePay: 'auto' } }),
    );
    expect(stripe.elements).toHaveBeenLastCalledWith(expect.objectContaining({ amount: 3050 }));
    stripe.confirmPayment.mockImplementationOnce(async () => {
      server.pay();
      return {};
    });
    await button('Pay $30.50').click();
    await expect.element(thanks()).toBeVisible();
    expect(elements.submit).toHaveBeenCalledTimes(1);
    expect(stripe.confirmPayment).toHaveBeenCalledWith(
      expect.objectContaining({
        clientSecret: 'pi_1_secret',
        confirmParams: expect.objectContaining({ confirmation_token: 'ctoken_1' }),
      }),
    );
  });

  it.each(['submit', 'token'])(
    'a wallet that is closed orders nothing and says so: %s',
    async (at) => {
      const error = { type: 'api_error', message: 'canceled' };
      elements.submit.mockResolvedValueOnce(
        at === 'submit' ? { error } : { selectedPaymentMethod: 'google_pay' },
      );
      if (at === 'token') stripe.createConfirmationToken.mockResolvedValueOnce({ error });
      const { server } = asking();
      await button('Pay $30.50').click();
      await expect
        .element(page.getByRole('alert'))
        .toHaveTextContent('Nothing was charged. Press the button to try again');
      expect(server.calls('placeOrder')).toHaveLength(0);
      await expect.element(button('Pay $30.50')).toBeEnabled();
    },
  );

  it.each([
    [
      'while it takes the card',
      'Nothing was charged. Press the button to try again',
      () => elements.submit.mockRejectedValueOnce(new TypeError('Failed to fetch')),
    ],
    [
      'while it confirms',
      'We could not reach the kitchen',
      () => stripe.confirmPayment.mockRejectedValueOnce(new TypeError('Failed to fetch')),
    ],
  ])('that breaks off %s is told, and the next press pays', async (_, sentence, breakOff) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { server } = asking();
    breakOff();
    await button('Pay $30.50').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
    stripe.confirmPayment.mockImplementationOnce(async () => {
      server.pay();
      return {};
    });
    await button('Pay $30.50').click();
    await expect.element(thanks()).toBeVisible();
    expect(server.orders.size).toBe(1);
  });

  it('that leaves a payment open which nobody asks for any more is told', async () => {
    const { server } = asking();
    stripe.confirmPayment.mockImplementationOnce(async () => {
      server.action = null;
      return {};
    });
    await button('Pay $30.50').click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Your bank did not approve this payment.');
  });

  it('that says it was paid is not believed without the server', async () => {
    asking();
    await button('Pay $30.50').click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Your bank did not approve this payment.');
    await expect.element(thanks()).not.toBeInTheDocument();
  });

  it('that cannot be loaded is told, with a way to try again', async () => {
    element.on.mockImplementation((name: string, tell: () => void) => {
      if (name === 'loaderror') tell();
    });
    asking();
    await expect
      .element(page.getByRole('heading', { name: 'The card form could not be loaded' }))
      .toBeVisible();
    await expect.element(button('Pay $30.50')).toBeDisabled();
    element.on.mockImplementation((name: string, tell: () => void) => {
      if (name === 'ready') tell();
    });
    await button('Try again').click();
    await expect.element(button('Pay $30.50')).toBeEnabled();
  });
});
