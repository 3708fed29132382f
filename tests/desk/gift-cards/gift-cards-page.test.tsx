import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contract } from '#schemas/api/contract.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { searchOf } from '#desk/gift-cards/card-search.tsx';
import { paths } from '#ui/paths.ts';
import { DeskStandIn, drawDesk, personOf } from '../desk-stand-in.tsx';
import { ok, openSettings } from '../settings/settings-server.ts';
import { cardId, cardWith } from './sample-card.ts';

beforeEach(async () => {
  await Promise.all(deskPages.map(({ part }) => part.preload()));
});
afterEach(() => page.viewport(414, 896));

const base = '/v2/staff/gift-cards';
const one = `${base}/${cardId}`;
const button = (name: string | RegExp) => page.getByRole('button', { name });
const inDialog = (name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
const field = () => page.getByLabelText('Code, its last four, or an email address');

type Answers = Parameters<typeof openSettings>[1];

/** The page as an owner sees it, of a server that has one card. */
function open(answers: Answers = {}, search = '') {
  const state = { card: cardWith() };
  const { server, place } = openSettings(`${paths.deskPage('gift-cards')}${search}`, {
    [`POST ${base}/search`]: () => ok([state.card]),
    [`GET ${one}`]: () => ok(state.card),
    [`POST ${one}/mail`]: (body) => {
      const asked = contract.resendGiftCard.body.parse(body);
      state.card = cardWith({ last_four: 'WX77', mailed_at: null });
      return ok({ ...state.card, code: asked.by_hand ? 'ACDE-FGHJ-KMNP-WX77' : null });
    },
    [`POST ${one}/void`]: (body) => {
      const { reason } = contract.voidGiftCard.body.parse(body);
      state.card = cardWith({ state: 'void', balance: 0, refundable: 0, void_reason: reason });
      return ok(state.card);
    },
    ...answers,
  });
  return { server, place, state };
}
const away = () => ({ status: 503, body: { error: 'Away.', code: 'internal_error' } });

async function axeProblems(): Promise<string[]> {
  const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

describe('what somebody knows of a card', () => {
  test.each([
    ['', {}],
    [' acde-fghj-kmnp-qrtw ', { code: 'acde-fghj-kmnp-qrtw' }],
    ['•••• AC34', { last_four: 'AC34' }],
    ['ada@example.com', { email: 'ada@example.com' }],
    ['acde-fghj', null],
    ['Ada', null],
  ])('%j is searched for as %j', (typed, search) => {
    expect(searchOf(typed)).toEqual(search);
  });
});

describe('the page of gift cards', () => {
  test('lists those sold last, finds by an address, and keeps no code in the place', async () => {
    const { server, place } = open();
    await expect.element(button('Details of card AC34')).toBeVisible();
    await expect.element(page.getByText('$31.60 left of $50.00')).toBeVisible();
    await field().fill('ACDE-FGHJ-KMNP-QRTW');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => server.sent('POST', `${base}/search`))
      .toEqual([{}, { code: 'ACDE-FGHJ-KMNP-QRTW' }]);
    await expect.poll(place).toBe('/desk/gift-cards');
    await field().fill('Ada');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/^Write the whole code/)).toBeVisible();
    await expect.element(field()).toHaveFocus();
    expect(server.sent('POST', `${base}/search`)).toHaveLength(2);
    expect(await axeProblems()).toEqual([]);
  });

  test('shows a card with its ledger, in the address, and Back closes it', async () => {
    const { place } = open();
    await button('Details of card AC34').click();
    await expect.element(page.getByText('Paid for an order')).toBeVisible();
    await expect.element(page.getByText(/order 041/)).toBeVisible();
    await expect.element(page.getByText('-$18.40')).toBeVisible();
    await expect.element(page.getByText('Grace, grace@example.com')).toBeVisible();
    await expect.poll(place).toBe(`/desk/gift-cards?card=${cardId}`);
    expect(await axeProblems()).toEqual([]);
    await button('All gift cards').click();
    await expect.element(page.getByRole('region', { name: 'Gift cards' })).toHaveFocus();
    await expect.poll(place).toBe('/desk/gift-cards');
  });

  test(
    'sends a card again only after it has said that the old code ends',
    { tags: ['slow'] },
    async () => {
      const { server } = open({}, `?card=${cardId}`);
      await button('Send it again…').click();
      await expect.element(page.getByText(/The old code ends at once/)).toBeVisible();
      expect(server.sent('POST', `${one}/mail`)).toEqual([]);
      const email = page.getByRole('dialog').getByLabelText('Email address');
      await expect.element(email).toHaveValue('grace@example.com');
      await email.fill('grace');
      await inDialog('Send with a new code').click();
      await expect.element(page.getByText(/^Write an email address/)).toBeVisible();
      await email.fill('g@example.com');
      await inDialog('Send with a new code').click();
      await expect.element(page.getByText(/^It goes to g@example.com/)).toBeVisible();
      await expect.element(page.getByRole('heading', { name: /•••• WX77/ })).toBeVisible();
      expect(server.sent('POST', `${one}/mail`)).toEqual([
        { last_four: 'AC34', email: 'g@example.com', by_hand: false },
      ]);
    },
  );

  test('says what somebody else did meanwhile, and shows the card as it is now', async () => {
    const moved = cardWith({ last_four: 'WX77' });
    const { state } = open(
      {
        [`POST ${one}/mail`]: () => {
          state.card = moved;
          const error = 'This gift card got another code meanwhile.';
          return { status: 409, body: { error, code: 'gift_card_state' } };
        },
      },
      `?card=${cardId}`,
    );
    await button('Send it again…').click();
    await inDialog('Send with a new code').click();
    await expect.element(page.getByText(/got another code meanwhile/)).toBeVisible();
    await inDialog('Cancel').last().click();
    await expect.element(page.getByRole('heading', { name: /•••• WX77/ })).toBeVisible();
  });

  test('shows a new code on paper once, and nowhere after', async () => {
    open({}, `?card=${cardId}`);
    await button('New code on paper…').click();
    await inDialog('Make a new code').click();
    await expect.element(page.getByText('ACDE-FGHJ-KMNP-WX77')).toBeVisible();
    await expect.element(page.getByText(/^Counts until the end of 20/)).toBeVisible();
    expect(await axeProblems()).toEqual([]);
    await button('Done').click();
    await expect.element(page.getByText('ACDE-FGHJ-KMNP-WX77')).not.toBeInTheDocument();
    expect(JSON.stringify(localStorage)).not.toContain('WX77');
  });

  test('voids a card for a reason', async () => {
    const { server } = open({}, `?card=${cardId}`);
    await button('Void…').click();
    await inDialog('Void the card').click();
    await expect.element(page.getByText('Write down why.')).toBeVisible();
    await page.getByLabelText('Reason, for your books').fill('Stolen');
    await inDialog('Void the card').click();
    await expect.element(page.getByText('The card is void.')).toBeVisible();
    expect(server.sent('POST', `${one}/void`)).toEqual([{ reason: 'Stolen' }]);
    await expect.element(button('Void…')).not.toBeInTheDocument();
  });

  test('gives back what is left by one key, however often an answer is lost', async () => {
    let isDown = true;
    const { server, state } = open(
      {
        [`POST ${one}/refund`]: () => {
          if (isDown) return away();
          state.card = cardWith({ state: 'void', balance: 0, refundable: 0 });
          return ok(state.card);
        },
      },
      `?card=${cardId}`,
    );
    await button('Give $31.60 back…').click();
    await page.getByLabelText('Reason, for your books').fill('Bought twice');
    await inDialog('Give $31.60 back').click();
    await expect.element(page.getByText('Away.')).toBeVisible();
    isDown = false;
    await inDialog('Give $31.60 back').click();
    await expect.element(page.getByText(/^What was left was given back/)).toBeVisible();
    const keys = server.calls.filter(({ path }) => path === `${one}/refund`).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('offers staff no end of a card', async () => {
    const server = new DeskStandIn({ ...personOf('Sam'), restaurant_id: 1 }, false);
    server.refuse = ({ path }) => (path === one ? ok(cardWith()) : null);
    drawDesk(server, `${paths.deskPage('gift-cards')}?card=${cardId}`);
    await expect.element(button('Send it again…')).toBeVisible();
    await expect.element(button('Void…')).not.toBeInTheDocument();
    await expect.element(button(/back…$/)).not.toBeInTheDocument();
  });
});
