import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { GiftCardOffer, GiftCardPurchase } from '#schemas/api/gift-cards.ts';
import { newPromise } from '#ui/page/new-promise.ts';
import { GiftCardsScreen } from '#src/screens/gift-cards.tsx';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { menuOf } from '../sample-menu.ts';

const offer: GiftCardOffer = {
  is_sold: true,
  is_sold_online: true,
  currency: 'AUD',
  amounts: [50],
  lowest: 10,
  highest: 500,
  designs: ['plain'],
  expiry_months: 36,
  time_zone: 'Australia/Sydney',
};
const purchase: GiftCardPurchase = {
  id: '00000000-0000-4000-8000-00000000000b',
  state: 'pending',
  amount: 50,
  currency: 'AUD',
  design: 'plain',
  message: '',
  sender_name: 'Mia',
  recipient_name: 'Grace',
  recipient_email: 'grace@example.com',
  deliver_on: null,
  mailed_at: null,
  expires_on: null,
  last_four: 'AC34',
};

type Server = {
  pay?: () => Promise<Response>;
  /** The card, for the page. */
  find?: () => Promise<Response>;
};
const found = async () => Response.json({ data: purchase });

/** Draws the page at a card that waits for its payment, over a server that answers so. */
function draw({ pay = found, find = found }: Server) {
  const own = `/api/v2/gift-cards/${purchase.id}`;
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(String(input), location.href);
    if (pathname === '/api/v2/gift-card-offer') return Response.json({ data: offer });
    if (pathname === own) return find();
    if (pathname === `${own}/payments`) return pay();
    return Response.json({}, { status: 404 });
  };
  const address = `/gift-cards?card=${purchase.id}`;
  const { stores } = drawInStorefront(<GiftCardsScreen />, { menu: menuOf([]), fetch, address });
  const { getGuestUser, setGuestToken } = stores.account.getState();
  getGuestUser();
  setGuestToken('guest');
}

async function openPayment(pay: () => Promise<Response>) {
  draw({ pay });
  await page.getByLabelText('Card number').fill('4242424242424242');
  await page.getByLabelText('Expiry').fill('0829');
  await page.getByLabelText('Security code').fill('123');
}

const press = () => page.getByRole('button', { name: 'Pay $50.00', exact: true }).click();

test('R66 while the card is looked up there is nothing to press in its place', async () => {
  const reply = newPromise<Response>();
  const find = vi.fn<typeof found>(() => reply.promise);
  draw({ find });
  await expect.poll(() => find.mock.calls.length).toBe(1);
  await expect.element(page.getByText('Loading gift cards')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /pay/i })).not.toBeInTheDocument();
  reply.resolve(await found());
  await expect.element(page.getByRole('button', { name: 'Pay $50.00', exact: true })).toBeVisible();
});

test('R66 a card that does not come says so, and can be asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const find = vi.fn<typeof found>(found);
  find.mockImplementationOnce(async () => Response.json({}, { status: 404 }));
  draw({ find });
  await expect.element(page.getByRole('alert')).toHaveTextContent('This could not be loaded.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('button', { name: 'Pay $50.00', exact: true })).toBeVisible();
});

test('R66 a press that pays leads to the thanks, which are read out', async () => {
  await openPayment(async () =>
    Response.json({ data: { ...purchase, state: 'active' }, action: null }),
  );
  await press();
  await expect.element(page.getByRole('heading', { name: 'It is on its way.' })).toHaveFocus();
});

const sentences: [string, () => Promise<Response>, string][] = [
  [
    'is answered without being paid',
    async () => Response.json({ data: purchase, action: null }),
    'Your bank did not approve this payment.',
  ],
  [
    'is refused',
    async () => Response.json({ code: 'declined', error: 'Declined.' }, { status: 402 }),
    'Declined.',
  ],
  [
    'reaches nobody',
    async () => {
      throw new TypeError('Failed to fetch');
    },
    'You seem to be offline.',
  ],
];

test.each(sentences)('R66 a press that %s says so, and may be repeated', async (_, pay, said) => {
  await openPayment(pay);
  await press();
  await expect
    .element(page.getByLabelText('Card number'))
    .toHaveAccessibleDescription(new RegExp(said));
  await expect.element(page.getByRole('button', { name: 'Pay $50.00', exact: true })).toBeEnabled();
});
