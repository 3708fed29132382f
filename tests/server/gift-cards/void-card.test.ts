import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { StaffOrder } from '#schemas/api/staff.ts';
import {
  findPaymentsOfCard,
  findRefundsOfCard,
  insertGiftCardPayment,
} from '#server/db/queries/gift-card-payments.ts';
import { findGiftCard, listGiftCardEntries } from '#server/db/queries/gift-cards.ts';
import { orders } from '#server/db/schema.ts';
import { queueGiftCards } from '#server/jobs/queue-gift-cards.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { insertGiftCard } from '../setup/gift-cards.ts';
import { openRefundShop } from '../setup/refund-shop.ts';
import { createShopper, expectStatus, plainBurger } from '../setup/shopper.ts';

const shop = await openRefundShop({ clock: () => fridayNoon });
const { app, db, deps, manager } = shop;
let guests = 4_840_000;
let order: StaffOrder;
let card: { id: string; code: string };

const balanceOf = async (id: string) => (await findGiftCard(db, small.tenant, id))?.balance;
const staff = async (url: string, payload: object) => {
  const reply = await app.inject({
    method: 'POST',
    url: `/api/v2/staff/gift-cards/${url}`,
    headers: { ...manager, 'idempotency-key': randomUUID() },
    payload,
  });
  expectStatus(reply, 200);
  return reply;
};
const openMatters = async () => {
  const reply = await app.inject({
    url: `/api/v2/staff/days?restaurant_id=${small.restaurant}`,
    headers: { ...manager },
  });
  expectStatus(reply, 200);
  const { open } = contract.getStaffDay.reply.parse(reply.json()).data;
  return open
    .filter((one) => one.order_id === order.id && one.kind.startsWith('refund'))
    .map(({ kind, amount }) => [kind, amount]);
};
const noAddress = () =>
  db
    .update(orders)
    .set({ customer: { name: 'Ada', email: '', phone_no: '0400 123 456' } })
    .where(eq(orders.id, order.id));

beforeEach(async () => {
  card = await insertGiftCard(deps, 1290);
  const shopper = await createShopper(app, (guests += 1));
  const found = await shopper.call('POST', '/v2/gift-cards/lookup', { code: card.code });
  const { handle } = contract.lookUpGiftCard.reply.parse(found.json()).data;
  await shopper.fillCart(plainBurger);
  order = await shop.seen(await shopper.placed({ gift_cards: [handle] }));
  await staff(`${card.id}/void`, { reason: 'It was lost.' });
});

const refunded = (amount = 12.9) => shop.refunded(order, { what: { kind: 'amount' }, amount });
const insteadOf = ({ refunds }: StaffOrder) => refunds.flatMap(({ instead }) => instead);

describe('R71 money of an order whose gift card is void', () => {
  test('is on a new card that is mailed to the customer, however many refunds there are', async () => {
    const [first] = insteadOf(await refunded(5));
    expect(first).toMatchObject({ kind: 'new_card', amount: 5 });
    const id = first?.gift_card_id ?? '';
    const all = insteadOf(await refunded(7.9));
    expect(all).toEqual([first, { kind: 'new_card', amount: 7.9, gift_card_id: id }]);
    expect(await balanceOf(id)).toBe(1290);
    expect(await balanceOf(card.id)).toBe(0);
    expect((await findGiftCard(db, small.tenant, id))?.card).toMatchObject({
      state: 'active',
      recipientEmail: order.customer.email,
      expiresOn: '2029-11-20',
    });
    expect(await openMatters()).not.toContainEqual(expect.arrayContaining(['refund_waiting']));
  });

  test('comes with a code that is drawn for the mail and found by it', async () => {
    const [instead] = insteadOf(await refunded());
    expect(instead).toMatchObject({ kind: 'new_card' });
    await queueGiftCards(deps);
    const mails = await drainOutbox(deps);
    const sent = mails.find(({ text }) => text.includes(`order ${order.number} no longer counts`));
    expect(sent?.to.address).toBe(order.customer.email);
    const code = /(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}/.exec(sent?.text ?? '')?.[0] ?? '';
    const shopper = await createShopper(app, (guests += 1));
    const found = await shopper.call('POST', '/v2/gift-cards/lookup', { code });
    expectStatus(found, 200);
    expect(contract.lookUpGiftCard.reply.parse(found.json()).data.balance).toBe(12.9);
  });

  test('waits by name for staff where no address is known, until its code is handed over', async () => {
    await noAddress();
    const [instead] = insteadOf(await refunded());
    expect(instead).toMatchObject({ kind: 'waiting', amount: 12.9 });
    expect(await openMatters()).toContainEqual(['refund_waiting', 12.9]);
    const id = instead?.gift_card_id ?? '';
    const reply = await staff(`${id}/mail`, { last_four: '····', by_hand: true });
    expect(reply.json()).toMatchObject({ data: { code: expect.stringMatching(/^\w{4}-/) } });
    expect(await openMatters()).toEqual([]);
    expect(insteadOf(await shop.seen(order))).toMatchObject([{ kind: 'new_card' }]);
  });

  test('goes to the bank card that bought the gift card where no address is known', async () => {
    await noAddress();
    const own = { tenantId: small.tenant, giftCardId: card.id };
    await insertGiftCardPayment(db, {
      ...own,
      id: randomUUID(),
      gateway: 'sandbox',
      status: 'succeeded',
      amount: 1290,
      currency: 'AUD',
      createdAt: fridayNoon,
      takenAt: fridayNoon,
    });
    expect(insteadOf(await refunded())).toEqual([
      { kind: 'purchase', amount: 12.9, gift_card_id: null },
    ]);
    expect(await findRefundsOfCard(db, small.tenant, card.id)).toMatchObject([
      { amount: 1290, status: 'pending' },
    ]);
    const kinds = (await listGiftCardEntries(db, small.tenant, card.id)).map(({ kind }) => kind);
    expect(kinds.slice(-2)).toEqual(['refund', 'void']);
    expect(await balanceOf(card.id)).toBe(0);
  });

  test('never becomes cash, though the card was bought in cash', async () => {
    await noAddress();
    const own = { tenantId: small.tenant, giftCardId: card.id };
    await insertGiftCardPayment(db, {
      ...own,
      id: randomUUID(),
      gateway: 'cash',
      status: 'succeeded',
      amount: 1290,
      currency: 'AUD',
      createdAt: fridayNoon,
      takenAt: fridayNoon,
    });
    expect(insteadOf(await refunded())).toMatchObject([{ kind: 'waiting', amount: 12.9 }]);
    expect(await findRefundsOfCard(db, small.tenant, card.id)).toEqual([]);
    expect(await findPaymentsOfCard(db, small.tenant, card.id)).toHaveLength(1);
  });
});
