import type { Page } from '@playwright/test';
import type { StripeStandIn } from '../stand-ins/stripe.ts';

/** As much of Stripe's script as the payment screen calls; the card is always good. */
const scriptOf = (version: string) => `
window.Stripe = () => {
  const listeners = {};
  const element = {
    on: (event, listener) => { listeners[event] = listener; },
    mount: (place) => {
      place.append('The card is entered here.');
      setTimeout(() => listeners.ready?.());
    },
    destroy: () => undefined,
  };
  return {
    elements: () => ({
      create: () => element,
      getElement: () => element,
      update: () => undefined,
      submit: async () => ({}),
    }),
    confirmPayment: async ({ clientSecret }) => {
      await window.confirmAtStripe(clientSecret.split('_secret_')[0]);
      return {};
    },
  };
};
window.Stripe.version = '${version}';
`;

/** Answers a page's call for Stripe's script; what it confirms is confirmed at the stand-in. */
export async function standInForStripeScript(page: Page, stripe: StripeStandIn): Promise<void> {
  await page.exposeFunction('confirmAtStripe', (intentId: string) => {
    stripe.books.confirm(intentId, 'accepted');
  });
  await page.route('https://js.stripe.com/**', (route) => {
    const [, version = ''] = new URL(route.request().url()).pathname.split('/');
    return route.fulfill({ contentType: 'text/javascript', body: scriptOf(version) });
  });
}
