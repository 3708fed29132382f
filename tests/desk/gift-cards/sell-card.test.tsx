import axe from 'axe-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { GiftCardOffer } from '#schemas/api/gift-cards.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { paths } from '#ui/paths.ts';
import { ok, openSettings } from '../settings/settings-server.ts';
import { cardId, cardWith } from './sample-card.ts';

beforeEach(async () => {
  await Promise.all(deskPages.map(({ part }) => part.preload()));
});

const base = '/v2/staff/gift-cards';
const button = (name: string | RegExp) => page.getByRole('button', { name });
const offer: GiftCardOffer = {
  is_sold: true,
  is_sold_online: false,
  currency: 'AUD',
  amounts: [25, 50],
  lowest: 10,
  highest: 500,
  designs: ['plain', 'birthday'],
  expiry_months: 36,
  time_zone: 'Australia/Sydney',
};
const sold = cardWith({ balance: 50, recipient_email: '', recipient_name: '', tender: 'cash' });

type Answers = Parameters<typeof openSettings>[1];

function open(answers: Answers = {}, change: Partial<GiftCardOffer> = {}) {
  return openSettings(`${paths.deskPage('gift-cards')}?sell=1`, {
    'GET /v2/gift-card-offer': () => ok({ ...offer, ...change }),
    [`POST ${base}`]: () => ok({ ...sold, code: 'ACDE-FGHJ-KMNP-AC34' }, 201),
    [`GET ${base}/${cardId}`]: () => ok(sold),
    ...answers,
  });
}

/** Several restaurants are looked at: whose books is it in? */
const chooseNewtown = () => button('Newtown').click();

describe('a card sold over the counter', () => {
  test('asks how it was paid, and shows its code once to print', async () => {
    const { server, place } = open();
    await chooseNewtown();
    await page.getByRole('radio', { name: '$50.00' }).click();
    await button('Sell for $50.00').click();
    await expect.element(page.getByText('Say how it was paid.')).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'In cash' })).toHaveFocus();
    expect(server.sent('POST', base)).toEqual([]);
    await page.getByRole('radio', { name: 'In cash' }).click();
    await page.getByRole('radio', { name: 'Happy birthday' }).click();
    await page.getByLabelText('From').fill('Bob');
    const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await button('Sell for $50.00').click();
    await expect.element(page.getByText('ACDE-FGHJ-KMNP-AC34')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: /code of this card/ })).toHaveFocus();
    await expect.poll(place).toBe(`/desk/gift-cards?card=${cardId}`);
    expect(server.sent('POST', base)).toEqual([
      {
        restaurant_id: 1,
        amount: 50,
        tender: 'cash',
        design: 'birthday',
        message: '',
        sender_name: 'Bob',
        recipient: null,
      },
    ]);
  });

  test('by mail goes to a name and an address, both of which it asks for', async () => {
    const { server } = open({ [`POST ${base}`]: () => ok({ ...cardWith(), code: null }, 201) });
    await chooseNewtown();
    await page.getByRole('radio', { name: 'By the terminal' }).click();
    await page.getByRole('radio', { name: 'By mail, now' }).click();
    await button('Sell for $25.00').click();
    await expect.element(page.getByText('Write a name.')).toBeVisible();
    await page.getByLabelText('Their name').fill('Grace');
    await page.getByLabelText('Their email address').fill('grace');
    await button('Sell for $25.00').click();
    await expect.element(page.getByText(/^Write an email address/)).toBeVisible();
    await page.getByLabelText('Their email address').fill('grace@example.com');
    await button('Sell for $25.00').click();
    await expect.element(page.getByText('Sold. Its code goes to grace@example.com.')).toBeVisible();
    expect(server.sent('POST', base)).toMatchObject([
      { tender: 'terminal', recipient: { name: 'Grace', email: 'grace@example.com' } },
    ]);
  });

  test('is sold once where an answer is lost, and says that its code is', async () => {
    let isLost = true;
    const { server } = open({
      [`POST ${base}`]: () => {
        if (isLost) throw new TypeError('Failed to fetch');
        return ok({ ...sold, code: null }, 201);
      },
    });
    await chooseNewtown();
    await page.getByRole('radio', { name: 'In cash' }).click();
    await button('Sell for $25.00').click();
    await expect.element(page.getByText(/nobody knows whether it was sold/)).toBeVisible();
    isLost = false;
    await button('Sell for $25.00').click();
    await expect.element(page.getByText(/^It was sold by your first press/)).toBeVisible();
    const keys = server.calls
      .filter(({ method, path }) => method === 'POST' && path === base)
      .map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
    await expect.element(button('New code on paper…')).toBeVisible();
  });

  test('of an amount outside the bounds is refused in words', async () => {
    const { server } = open();
    await chooseNewtown();
    await page.getByRole('radio', { name: 'In cash' }).click();
    const other = page.getByLabelText('Another amount');
    await other.fill('5');
    await button('Sell for $5.00').click();
    await expect.element(page.getByText('Write an amount from $10.00 to $500.00.')).toBeVisible();
    await expect.element(other).toHaveFocus();
    expect(server.sent('POST', base)).toEqual([]);
  });

  test('cannot be sold while they are switched off, which leads the owner to the settings', async () => {
    open({}, { is_sold: false });
    await chooseNewtown();
    await expect
      .element(page.getByRole('link', { name: 'Settings of gift cards' }))
      .toHaveAttribute('href', '/desk/settings/gift-cards');
  });
});
