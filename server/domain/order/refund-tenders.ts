import type { RefundTender } from '#schemas/rules/refunds/split-over-tenders.ts';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import type { OrderMoney } from '../../db/queries/order-money.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import type { Payment } from '../../db/queries/payments.ts';

const sum = (rows: readonly { amount: number }[]) =>
  rows.reduce((total, { amount }) => total + amount, 0);

/** Whether a bank has the disputed money, or wants it: then nobody else gives it back. */
export const isTakenBack = ({
  status,
  isRefundable,
}: Pick<OrderMoney['disputes'][number], 'status' | 'isRefundable'>): boolean =>
  status !== 'won' && status !== 'closed' && !isRefundable;

/**
 * What of a payment is still the restaurant's to give back, in minor units: not what goes back
 * already, nor what its bank disputes, until that is won.
 */
export function leftOfPayment(
  { id, amount }: Pick<Payment, 'id' | 'amount'>,
  { refunds, disputes }: OrderMoney,
): number {
  const given = refunds.filter(
    ({ paymentId, kind, status }) => paymentId === id && kind === 'refund' && status !== 'failed',
  );
  const disputed = disputes.filter((dispute) => dispute.paymentId === id && isTakenBack(dispute));
  return Math.max(0, amount - sum(given) - sum(disputed));
}

/**
 * The tenders of an order over which money goes back, the first one first (rule R71). Of a tab that is
 * what is still to be paid: a dish is taken off the bill before anybody gets money back for it.
 */
export function tendersOf(
  money: OrderMoney,
  order: Pick<OrderRow, 'status' | 'tabId'>,
): RefundTender[] {
  const waiting = order.tabId === null ? [] : money.payments.filter(isWaiting);
  const others = money.payments.filter((payment) => !waiting.includes(payment));
  return [waiting, others].flatMap((payments) =>
    (['card', 'cash', 'gift_card'] as const).flatMap((kind) =>
      payments
        .filter((payment) => kindOf(payment, order) === kind)
        .map((payment) => ({ kind, paymentId: payment.id, left: leftOfPayment(payment, money) })),
    ),
  );
}

const isWaiting = ({ gateway, status }: Payment): boolean =>
  gateway === 'cash' && status === 'pending';

/**
 * Whether what is not collected of an order still is to be: cash is when it is handed over, and a
 * tab is paid when its guests go (rule R82).
 */
export const isCollectable = ({ status, tabId }: Pick<OrderRow, 'status' | 'tabId'>): boolean =>
  !isOrderOver(status) || (tabId !== null && status === 'completed');

/** The money of a card or a gift card must have been taken; cash that is still to be collected is collected no more. */
function kindOf(
  { gateway, status }: Payment,
  order: Pick<OrderRow, 'status' | 'tabId'>,
): RefundTender['kind'] | null {
  const isCash = status === 'succeeded' || (status === 'pending' && isCollectable(order));
  if (gateway === 'cash') return isCash ? 'cash' : null;
  return status === 'succeeded' ? tenderOf({ gateway }) : null;
}

/** Money that was taken and is on its way back, or back: by which way. */
export const tenderOf = ({ gateway }: Pick<Payment, 'gateway'>): RefundTender['kind'] =>
  gateway === 'cash' || gateway === 'gift_card' ? gateway : 'card';
