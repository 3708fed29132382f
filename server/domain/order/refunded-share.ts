import { amountOfSelection } from '#schemas/rules/refunds/refundable.ts';
import type { RefundSelection } from '#schemas/rules/refunds/refund-selection.ts';
import { shareOf } from '#schemas/rules/loyalty/points-after-refunds.ts';
import type { Share } from '#schemas/rules/loyalty/points-after-refunds.ts';
import type { StoredOrder } from '../../db/queries/orders.ts';
import { isGiven, paidOf, sharesOfStored } from './refundable-order.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Parts of an order that are no part of it any more, or never were. */
const besides = new Set<StoredOrder['money']['orderRefunds'][number]['kind']>([
  'surplus',
  'change',
]);

/**
 * What share of an order's items was refunded so far (rules R77, R78): selected items as they were
 * sold; of an amount that was given back, what falls to the items.
 */
export function refundedShare(stored: Pick<StoredOrder, 'order' | 'lines' | 'money'>): Share {
  const shares = sharesOfStored(stored);
  const whole = sum(shares.lines.flatMap(({ parts }) => parts));
  const paid = paidOf(stored.order);
  const given = stored.money.orderRefunds.filter(
    ({ id, kind }) => !besides.has(kind) && isGiven(id, stored),
  );
  const isWhole = given.some(({ kind }) => kind === 'all');
  if (isWhole || (given.length > 0 && sum(given.map(({ amount }) => amount)) >= paid)) {
    return { part: 1, whole: 1 };
  }
  const earlier: RefundSelection[] = [];
  const parts = given.map(({ amount, selection }) => {
    if (!selection) return shareOf(whole, { part: amount, whole: paid });
    const items = { ...selection, fees: false, tip: false };
    const part = amountOfSelection(shares, earlier, items) ?? 0;
    earlier.push(items);
    return part;
  });
  return { part: Math.min(whole, sum(parts)), whole };
}
