import { isUnfulfilled } from '#schemas/rules/order-end.ts';
import type { StoredOrder } from '../../db/queries/orders.ts';
import type { Payment } from '../../db/queries/payments.ts';
import { leftOfPayment } from '../order/refund-tenders.ts';

/** An order of a tab with all that its part of the bill depends on. */
export type OrderOfTab = Pick<StoredOrder, 'order' | 'lines' | 'money'>;

/** Amount that an order adds to the bill of its tab, without what gift cards paid when it was placed; minor units. */
export type OrderOnTab = {
  /** `paid` and `unpaid` together. */
  total: number;
  /** Less what went back of it since; tips and what rounding cash changed are not of the bill. */
  paid: number;
  unpaid: number;
  tips: number;
};

const nothing: OrderOnTab = { total: 0, paid: 0, unpaid: 0, tips: 0 };

/** What an order adds to its tab's bill (rule R82): nothing once it was rejected or cancelled. */
export function orderOnTab({ order, money }: Pick<OrderOfTab, 'order' | 'money'>): OrderOnTab {
  if (isUnfulfilled(order.status)) return nothing;
  // Points are no money, and have paid all the same.
  const sums = { ...nothing, paid: order.amounts?.loyalty?.paidAtTable ?? 0 };
  for (const payment of money.payments) {
    const left = leftOfPayment(payment, money);
    if (isToBeCollected(payment)) sums.unpaid += left;
    else if (isOfTab(payment) && payment.status === 'succeeded') {
      const { tip, bill } = partsOf(payment);
      // What goes back is the bill's first, for tips are seldom asked back.
      const back = Math.min(bill, payment.amount - left);
      sums.paid += bill - back;
      sums.tips += Math.max(0, Math.min(tip, tip + bill - (payment.amount - left)));
    }
  }
  return { ...sums, total: sums.paid + sums.unpaid };
}

/** What is still to be paid of an order, which the tab's payments make smaller. */
export const isToBeCollected = ({ gateway, status }: Pick<Payment, 'gateway' | 'status'>) =>
  gateway === 'cash' && status === 'pending';

const isOfTab = ({ gateway, tabPaymentId }: Payment): boolean =>
  gateway !== 'gift_card' || tabPaymentId !== null;

function partsOf({ amount, pays }: Payment): { tip: number; bill: number } {
  const [tip, rounding] = pays ? [pays.tip, pays.cashRounding] : [0, 0];
  return { tip, bill: amount - tip - rounding };
}
