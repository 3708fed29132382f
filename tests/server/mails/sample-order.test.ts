import { expect, test } from 'vitest';
import { order as orderSchema, type Order } from '#schemas/api/orders.ts';
import { orderMailName as names } from '#schemas/api/staff-mail-texts.ts';
import { billOf } from '#server/mails/order-parts.ts';
import { formatMoney } from '#schemas/money.ts';
import { orderMailName } from '#server/mails/order-mail-lead.ts';
import { sampleOrder } from '#server/mails/sample-order.ts';

const sampleOf = (currency: string) => ({
  tenant: { currency, timeZone: 'Australia/Sydney' },
  restaurant: null,
  customer: { name: 'Olive', email: 'owner@corner.test' },
  now: new Date('2026-11-20T01:00:00Z'),
});

test.each(names.options)('the order made up for ‘%s’ calls for that very mail', (name) => {
  const sample = sampleOrder(name, sampleOf('AUD'));
  expect(orderMailName(sample.kind, sample.order)).toBe(name);
  expect(orderSchema.safeParse(sample.order).error).toBeUndefined();
});

test('R76 what points take off stands in the bill of a mail', () => {
  const { order } = sampleOrder('received', sampleOf('AUD'));
  const bill: Order['bill'] = [{ kind: 'points', name: '40', amount: -400 }];
  const rows = billOf({ ...order, bill }, (minor) => formatMoney(minor, 'AUD', 'en-AU'));
  expect(rows).toContainEqual({ name: '40 points', amount: '-$4.00', isStrong: false });
});

test.each([
  ['AUD', '$33.00'],
  ['JPY', '¥3,300'],
  ['KWD', 'KWD 33.000'],
])('its amounts look like some in %s', (currency, total) => {
  const { order } = sampleOrder('received', sampleOf(currency));
  const bill = billOf(order, (minor) => formatMoney(minor, currency, 'en'));
  const amounts = bill.map(({ amount }) => amount.replaceAll(/\s/gu, ' '));
  expect(amounts).toContain(total);
});
