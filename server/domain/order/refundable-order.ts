import { refundableAfter } from '#schemas/rules/refunds/refundable.ts';
import type { Refundable } from '#schemas/rules/refunds/refundable.ts';
import { sharesOfOrder } from '#schemas/rules/refunds/order-shares.ts';
import type { OrderShares } from '#schemas/rules/refunds/order-shares.ts';
import type { RefundSelection } from '#schemas/rules/refunds/refund-selection.ts';
import type { RefundTender } from '#schemas/rules/refunds/split-over-tenders.ts';
import type { OrderRow, StoredOrder } from '../../db/queries/orders.ts';
import { tendersOf } from './refund-tenders.ts';

/** What of an order's money can be given back, in minor units. */
export type RefundableMoney = Refundable & {
  /** In all, over the tenders. */
  left: number;
  tenders: RefundTender[];
  shares: OrderShares;
  /** The selections that went back before. */
  earlier: RefundSelection[];
  /** What people of the role `staff` may still refund of it. */
  staffLeft: number;
  /** The smallest coin; null: cash is not rounded. */
  cashStep: number | null;
  /** Amount that rounding gave back beyond what was selected: the last selection may exceed `left` by it. */
  roundedUp: number;
};

type Refunded = Pick<StoredOrder, 'order' | 'lines' | 'money'> & {
  restaurant: Pick<StoredOrder['restaurant'], 'staffRefundLimit'>;
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** From its acceptance on, also after it was handed over. */
const refundedIn = new Set<OrderRow['status']>([
  'accepted',
  'preparing',
  'ready',
  'out_for_delivery',
  'completed',
]);

/**
 * What staff can still refund of an order, by line, by part and in all (rules R33, R71); null where
 * there is nothing to refund: it was not accepted yet, has ended unfulfilled, or cost nothing.
 */
export function refundableOrder(stored: Refunded): RefundableMoney | null {
  const { order, money, restaurant } = stored;
  const tenders = tendersOf(money, order);
  if (!refundedIn.has(order.status) || tenders.length === 0) return null;
  const shares = sharesOfStored(stored);
  const earlier = money.orderRefunds.flatMap(({ id, selection }) =>
    selection && isGiven(id, stored) ? [selection] : [],
  );
  const byStaff = money.orderRefunds.filter(
    ({ id, staffRole }) => staffRole === 'staff' && isGiven(id, stored),
  );
  const left = sum(tenders.map((tender) => tender.left));
  const limit = restaurant.staffRefundLimit - sum(byStaff.map(({ amount }) => amount));
  return {
    ...refundableAfter(shares, earlier),
    left,
    tenders,
    shares,
    earlier,
    staffLeft: Math.max(0, Math.min(left, limit)),
    cashStep: order.amounts?.cashStep ?? null,
    roundedUp: Math.max(
      0,
      sum(
        money.orderRefunds.flatMap(({ id, cashRounding }) =>
          isGiven(id, stored) ? cashRounding : [],
        ),
      ),
    ),
  };
}

/** Where a bank sent all of it back, what was selected can be refunded again. */
export const isGiven = (orderRefundId: string, { money }: Pick<StoredOrder, 'money'>): boolean =>
  money.refunds.some(
    (refund) => refund.orderRefundId === orderRefundId && refund.status !== 'failed',
  );

/** What was paid for an order by all tenders together, in minor units. */
export const paidOf = ({ total, amounts }: Pick<OrderRow, 'total' | 'amounts'>): number =>
  total + (amounts?.cashRounding ?? 0);

/** An order of before its amounts were stored has its delivery charge alone. */
export function sharesOfStored({
  order,
  lines,
}: Pick<StoredOrder, 'order' | 'lines'>): OrderShares {
  const { amounts, tip, taxTotal, taxMode, deliveryCharge } = order;
  const fees = amounts?.fees ?? [{ amount: deliveryCharge, taxPpm: order.taxPpm }];
  const discounts = (amounts?.discounts ?? []).filter(({ kind }) => kind === 'delivery');
  return sharesOfOrder({
    paid: paidOf(order),
    fees: sum(fees.map(({ amount }) => amount)) - sum(discounts.map(({ amount }) => amount)),
    feesPpm: fees[0]?.taxPpm ?? 0,
    tip,
    taxTotal,
    taxInclusive: taxMode === 'inclusive',
    lines: lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      net: line.itemTotal - line.dealDiscount - line.orderDiscount,
      tax: line.tax,
      parts: line.partShares,
    })),
  });
}
