import { expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { sendRefunds } from '#server/jobs/send-refunds.ts';
import { findGiftCard } from '#server/db/queries/gift-cards.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { insertGiftCard } from '../setup/gift-cards.ts';
import { expectStatus, lemonade } from '../setup/shopper.ts';
import { openLoyaltyShop } from './loyalty-shop.ts';

const shop = await openLoyaltyShop();
const { db, deps, setRules, newUser, account, bothSums, complete } = shop;
await setRules();

test('R71 R77 R78 two partial refunds of an order paid by points, two gift cards and a card', async () => {
  const ada = await newUser(30);
  const handleOf = async (code: string) => {
    const reply = await ada.shopper.call('POST', '/v2/gift-cards/lookup', { code });
    expectStatus(reply, 200);
    return contract.lookUpGiftCard.reply.parse(reply.json()).data.handle;
  };
  const cards = [await insertGiftCard(deps, 300), await insertGiftCard(deps, 200)];
  const handles = await Promise.all(cards.map(({ code }) => handleOf(code)));
  const balances = () =>
    Promise.all(
      cards.map(async ({ id }) => (await findGiftCard(db, small.tenant, id))?.balance ?? null),
    );

  // 18.00, less 3.00 of points: 3.00 and 2.00 by gift cards, 10.00 by card.
  await ada.shopper.fillCart({ ...lemonade, quantity: 4 });
  const cart = await ada.shopper.cart('&points=30');
  const order = await ada.shopper.placed({
    payment_method: 'card',
    points: 30,
    gift_cards: handles,
    expected_total: cart.total,
  });
  expect(order).toMatchObject({ total: 15, due: 10, loyalty: { used: 30, earns: 15 } });
  expectStatus(await ada.shopper.pay(order.id), 200);
  await complete(order);
  expect(await balances()).toEqual([0, 0]);
  expect((await account(ada)).balance).toBe(15);

  await shop.refunded(order, { what: { kind: 'amount' }, amount: 8.1 });
  const first = await ada.shopper.order(order.id);
  expect(first.refunds.at(-1)?.tenders).toMatchObject([{ kind: 'card', amount: 8.1 }]);
  // 30 × 8.1 / 15 = 16.2 points come back, 8 of those that it earned go.
  expect((await account(ada)).balance).toBe(15 + 16 - 8);
  expect(await balances()).toEqual([0, 0]);

  await shop.refunded(order, { what: { kind: 'amount' }, amount: 4.4 });
  await sendRefunds(deps);
  const second = await ada.shopper.order(order.id);
  const tenders = second.refunds.at(-1)?.tenders.map(({ kind, amount }) => [kind, amount]);
  // What is left of the card first, then the gift cards; nothing in cash.
  expect(tenders?.[0]).toEqual(['card', 1.9]);
  expect(tenders?.slice(1).every(([kind]) => kind === 'gift_card')).toBe(true);
  const onCards = (await balances()).reduce<number>((sum, balance) => sum + (balance ?? 0), 0);
  expect(onCards).toBe(250);
  // 30 × 12.5 / 15 = 25 in all come back, 12 in all go.
  expect((await account(ada)).balance).toBe(15 + 25 - 12);
  expect(await bothSums(ada)).toEqual([28, 28]);

  await shop.refunded(order, { what: { kind: 'all' }, amount: 2.5 });
  await sendRefunds(deps);
  expect((await balances()).toSorted()).toEqual([200, 300]);
  expect((await account(ada)).balance).toBe(30);
  expect(await bothSums(ada)).toEqual([30, 30]);
});
