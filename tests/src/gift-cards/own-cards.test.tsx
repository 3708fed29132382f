import axe from 'axe-core';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { GiftCardOffer, KnownGiftCard, OwnGiftCard } from '#schemas/api/gift-cards.ts';
import { ChakraRoot } from '#src/chakra/chakra-root.tsx';
import { GiftCardField } from '#src/features/checkout/review/gift-card-field.tsx';
import { GiftCardsScreen } from '#src/screens/gift-cards.tsx';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { signIn } from '../favourites/wishlist-stand-in.ts';
import { menuOf } from '../sample-menu.ts';

const orderId = '00000000-0000-4000-8000-00000000000a';
const offer: GiftCardOffer = {
  is_sold: false,
  is_sold_online: false,
  currency: 'AUD',
  amounts: [],
  lowest: 10,
  highest: 500,
  designs: ['plain'],
  expiry_months: 36,
  time_zone: 'Australia/Sydney',
};
const known: KnownGiftCard = {
  handle: 'handle-of-AC34',
  last_four: 'AC34',
  balance: 31.6,
  currency: 'AUD',
  expires_on: '2029-11-20',
  is_expired: false,
  design: 'plain',
};
const card: OwnGiftCard = {
  ...known,
  state: 'active',
  amount: 50,
  time_zone: 'Australia/Sydney',
  entries: [
    { kind: 'issue', amount: 50, balance: 50, order_id: null, at: '2026-11-20T14:00:00.000Z' },
    {
      kind: 'debit',
      amount: -18.4,
      balance: 31.6,
      order_id: orderId,
      at: '2026-11-21T01:00:00.000Z',
    },
  ],
};

/** Draws a part of the site over a server that has these cards of whoever is signed in. */
function draw(node: ReactNode, cards: OwnGiftCard[], { isGuest = false } = {}) {
  const state = { cards, isDown: false, added: [] as unknown[] };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), location.href);
    const at = `${init?.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`;
    if (at === 'GET /v2/gift-card-offer') return Response.json({ data: offer });
    if (at === 'POST /v2/gift-cards/lookup') return Response.json({ data: known });
    if (state.isDown) throw new TypeError('Failed to fetch');
    if (at === 'GET /v2/users/me/gift-cards') return Response.json({ data: state.cards });
    if (at === 'POST /v2/users/me/gift-cards') {
      state.added.push(JSON.parse(String(init?.body)));
      state.cards = [card];
      return Response.json({ data: card });
    }
    if (at === `DELETE /v2/users/me/gift-cards/${card.handle}`) {
      state.cards = [];
      return Response.json({ data: [] });
    }
    return Response.json({}, { status: 404 });
  };
  const drawn = drawInStorefront(node, { menu: menuOf([]), fetch, address: '/gift-cards' });
  if (isGuest) {
    const { getGuestUser, setGuestToken } = drawn.stores.account.getState();
    getGuestUser();
    setGuestToken('guest');
  } else {
    signIn(drawn.stores);
  }
  return { ...drawn, state };
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const own = () => page.getByRole('heading', { name: 'Your cards' });

describe('/gift-cards of a user', () => {
  test('shows own cards with what is left and what they were used for', async () => {
    const { stores } = draw(<GiftCardsScreen />, [card]);
    await expect.element(page.getByText('Left on it: $31.60')).toBeVisible();
    await page.getByText('What card AC34 was used for').click();
    await expect
      .element(page.getByRole('link', { name: 'Paid for an order' }))
      .toHaveAttribute('href', `/order-confirmation/${orderId}`);
    await expect.element(page.getByText('-$18.40, $31.60 left')).toBeVisible();
    // An evening in Greenwich is the next day where the card was sold.
    await expect.element(page.getByText('21 November 2026: Bought')).toBeVisible();
    const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await button('Use it for an order').click();
    expect(stores.checkout.getState().appliedGiftCard).toBe('handle-of-AC34');
  });

  test('adds a card by its code', async () => {
    const { state } = draw(<GiftCardsScreen />, []);
    await expect.element(page.getByText(/^A card that you buy for yourself/)).toBeVisible();
    await page.getByLabelText('Code').fill('ACDE-FGHJ-KMNP-AC34');
    await button('Look').click();
    await button('Add to my account').click();
    await expect.element(page.getByText('It is among your cards now.')).toBeVisible();
    expect(state.added).toEqual([{ code: 'ACDE-FGHJ-KMNP-AC34' }]);
    await expect.element(page.getByText('What card AC34 was used for')).toBeVisible();
  });

  test('says that a card could not be added, and adds it by another press', async () => {
    const { state } = draw(<GiftCardsScreen />, []);
    await page.getByLabelText('Code').fill('ACDE-FGHJ-KMNP-AC34');
    await button('Look').click();
    await expect.element(button('Add to my account')).toBeVisible();
    state.isDown = true;
    await button('Add to my account').click();
    await expect.element(page.getByText(/^It was not added/)).toBeVisible();
    state.isDown = false;
    await button('Add to my account').click();
    await expect.element(page.getByText('It is among your cards now.')).toBeVisible();
  });

  test('takes a card out of the account once that was said again', async () => {
    const { state, stores } = draw(<GiftCardsScreen />, [card]);
    stores.checkout.getState().update({ appliedGiftCard: card.handle });
    const open = button('Remove card AC34 from my account');
    const confirm = page.getByRole('button', { name: 'Remove card AC34', exact: true });
    await open.click();
    await expect.element(confirm).toHaveFocus();
    await button('Keep it').click();
    await expect.element(open).toHaveFocus();
    expect(state.cards).toHaveLength(1);
    await open.click();
    await expect.element(page.getByText(/^It keeps its money/)).toBeVisible();
    const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(found.violations.map(({ id }) => id)).toEqual([]);
    state.isDown = true;
    await confirm.click();
    await expect
      .element(page.getByText(/^The server could not be reached|^It was not removed/))
      .toBeVisible();
    expect(state.cards).toHaveLength(1);
    state.isDown = false;
    await confirm.click();
    await expect
      .element(page.getByText('Card AC34 is not in your account any more.'))
      .toBeVisible();
    await expect.element(own()).toHaveFocus();
    await expect.element(page.getByText(/^Left on it/)).not.toBeInTheDocument();
    // An order no more pays with what the account does not show.
    expect(stores.checkout.getState().appliedGiftCard).toBeNull();
  });

  test('has nothing of it for a guest', async () => {
    draw(<GiftCardsScreen />, [card], { isGuest: true });
    await page.getByLabelText('Code').fill('ACDE-FGHJ-KMNP-AC34');
    await button('Look').click();
    await expect.element(page.getByText(/Left on it/)).toBeVisible();
    await expect.element(own()).not.toBeInTheDocument();
    await expect.element(button('Add to my account')).not.toBeInTheDocument();
  });
});

describe('the checkout of a user', () => {
  test('offers own cards that can pay, without a code', async () => {
    const empty = { ...card, handle: 'empty', last_four: 'WX77', balance: 0 };
    const { stores } = draw(
      <ChakraRoot>
        <GiftCardField cards={[]} />
      </ChakraRoot>,
      [card, empty],
    );
    await button('Use •••• AC34, with $31.60 on it').click();
    expect(stores.checkout.getState().appliedGiftCard).toBe('handle-of-AC34');
    await expect.element(button(/^Use ••••/)).not.toBeInTheDocument();
  });
});
