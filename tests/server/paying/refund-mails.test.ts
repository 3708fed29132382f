import { expect, test } from 'vitest';
import { sendRefunds } from '#server/jobs/send-refunds.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { plain } from '../setup/offer-lines.ts';
import { openRefundShop } from '../setup/refund-shop.ts';

const { deps, orderOf, refunded, move } = await openRefundShop();
const by = (amount: number) => ({ what: { kind: 'amount' as const }, amount });

test('a part that goes back to a card is told by its own amount and reason, once it went', async () => {
  const { order } = await orderOf([plain('fries', 2)]);
  await refunded(order, { ...by(2.5), reason: 'One was cold.' });
  await drainOutbox(deps);
  await sendRefunds(deps);
  const [mail, ...more] = await drainOutbox(deps);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('We have sent $2.50 back to the card you paid with.');
  expect(mail?.text).toContain('Why: One was cold.');
});

test('what is given in cash is told at once, and never as money on a card', async () => {
  const { order } = await orderOf([plain('fries', 2)], 'cashOnDelivery');
  await move(order, 'completed');
  await drainOutbox(deps);
  await refunded(order, { ...by(1.5), reason: 'It came too late.' });
  const [mail] = await drainOutbox(deps);
  expect(mail?.text).toContain('We have given you $1.50 back in cash');
  expect(mail?.text).not.toContain('card');
});

test('R73 an order that is cancelled after a refund names only what still goes back', async () => {
  const { order } = await orderOf([plain('fries', 2)]);
  await refunded(order, by(2));
  await sendRefunds(deps);
  await drainOutbox(deps);
  await move(order, 'cancelled', 'The oven broke.');
  const [mail] = await drainOutbox(deps);
  expect(mail?.text).toContain(`We send $${(order.total - 2).toFixed(2)} back to the card`);
});
