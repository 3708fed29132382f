import type { Dispute, OrderRefund, RefundableOrder, StaffRefund } from '#schemas/api/refunds.ts';
import { shownName } from '#schemas/rules/menu/shown-name.ts';
import type { RefundTender } from '#schemas/rules/refunds/split-over-tenders.ts';
import type { Dispute as DisputeRow } from '../../db/queries/order-money.ts';
import type { StoredOrder } from '../../db/queries/orders.ts';
import type { Payment } from '../../db/queries/payments.ts';
import type { OrderRefund as OrderRefundRow, Refund } from '../../db/queries/refunds.ts';
import { refundableOrder } from './refundable-order.ts';
import { isCollectable, leftOfPayment, tenderOf } from './refund-tenders.ts';

type State = OrderRefund['state'];
/** Minor units as the reply writes them. */
type Amount = (minor: number) => number;
type Given = Pick<StoredOrder, 'lines' | 'money'>;

const states: Record<Refund['status'], State> = {
  pending: 'pending',
  succeeded: 'done',
  failed: 'failed',
};

/** What goes back to the customer, as they are shown it. */
export const refundViews = (given: Given, amount: Amount): OrderRefund[] =>
  given.money.orderRefunds.map((refund) => refundView(refund, given, amount));

/** The same with who did it and what was selected, for staff. */
export const staffRefundViews = (given: Given, amount: Amount): StaffRefund[] =>
  given.money.orderRefunds.map((refund) => ({
    ...refundView(refund, given, amount),
    actor: refund.actor,
    staff_name: refund.staffName,
    items: itemsOf(refund, given),
    cash_rounding: amount(refund.cashRounding),
    has_fees: refund.selection?.fees ?? false,
    has_tip: refund.selection?.tip ?? false,
    instead: transfersOf(refund, given).flatMap((transfer) =>
      transfer.instead === null
        ? []
        : [
            {
              kind: transfer.instead,
              amount: amount(transfer.amount),
              gift_card_id: transfer.replacementCardId,
            },
          ],
    ),
    last_error: transfersOf(refund, given).find(isTroubled)?.lastError ?? '',
  }));

/** They are written at one instant, so nothing stored says which one came first (rule R71). */
const rankOf: Record<RefundTender['kind'], number> = { card: 0, cash: 1, gift_card: 2 };

function refundView(refund: OrderRefundRow, given: Given, amount: Amount): OrderRefund {
  const transfers = transfersOf(refund, given);
  const of = (state: State) => transfers.some(({ status }) => states[status] === state);
  return {
    id: refund.id,
    amount: amount(refund.amount),
    reason: refund.reason,
    at: refund.createdAt.toISOString(),
    state: of('failed') ? 'failed' : of('pending') ? 'pending' : 'done',
    tenders: transfers
      .map((transfer) => ({
        kind: tenderOfTransfer(transfer, given),
        amount: amount(transfer.amount),
        state: states[transfer.status],
      }))
      .toSorted((a, b) => rankOf[a.kind] - rankOf[b.kind]),
  };
}

const isTroubled = ({ lastError, status }: Refund) => lastError !== '' && status !== 'succeeded';

const transfersOf = ({ id }: OrderRefundRow, { money }: Given): Refund[] =>
  money.refunds.filter(({ orderRefundId }) => orderRefundId === id);

function tenderOfTransfer({ paymentId }: Refund, { money }: Given): RefundTender['kind'] {
  const payment = money.payments.find(({ id }) => id === paymentId);
  if (!payment) throw new Error(`refund over the payment ${paymentId} of another order`);
  return tenderOf(payment);
}

function itemsOf({ selection }: OrderRefundRow, { lines }: Given): StaffRefund['items'] {
  return (selection?.items ?? []).map(({ lineId, part, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    const name = part === null ? line?.name : line?.parts[part]?.name;
    return { name: shownName(name ?? null), quantity };
  });
}

/** What staff can still refund of it; null where there is nothing. */
export function refundableView(stored: StoredOrder, amount: Amount): RefundableOrder | null {
  const refundable = refundableOrder(stored);
  if (!refundable) return null;
  const { lines, fees, tip, tenders, left, staffLeft, cashStep, roundedUp } = refundable;
  return {
    left: amount(left),
    lines: lines.map(({ id, units, parts }) => ({
      line_id: id,
      units: units.map(amount),
      parts: parts.map((part) => ({ units: part.units.map(amount) })),
    })),
    fees: amount(fees),
    tip: amount(tip),
    tenders: leftByKind(tenders).map(({ kind, left: rest }) => ({ kind, left: amount(rest) })),
    is_cash_collected: stored.money.payments.every((payment) => !isUncollected(payment)),
    staff_left: amount(staffLeft),
    cash_step: amount(cashStep ?? 0),
    rounded_up: amount(roundedUp),
  };
}

/** Several gift cards are one way for money to go back, to whoever gives it. */
function leftByKind(tenders: readonly RefundTender[]): Pick<RefundTender, 'kind' | 'left'>[] {
  const kinds = [...new Set(tenders.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    kind,
    left: tenders.filter((one) => one.kind === kind).reduce((sum, { left }) => sum + left, 0),
  }));
}

/** Cash that is still to be collected for an order, in minor units; 0 once it is over, but on a tab. */
export function cashToCollect({ order, money }: Pick<StoredOrder, 'order' | 'money'>): number {
  if (!isCollectable(order)) return 0;
  const cash = money.payments.filter(isUncollected);
  return cash.reduce((sum, payment) => sum + leftOfPayment(payment, money), 0);
}

const isUncollected = ({ gateway, status }: Payment): boolean =>
  gateway === 'cash' && status === 'pending';

/** A dispute with where it is answered. */
export function disputeView(dispute: DisputeRow, amount: Amount): Dispute {
  const mode = dispute.isLive ? '' : 'test/';
  const link = `https://dashboard.stripe.com/${mode}disputes/${dispute.id}`;
  return {
    id: dispute.id,
    amount: amount(dispute.amount),
    reason: dispute.reason,
    status: dispute.status,
    is_refundable: dispute.isRefundable,
    respond_by: dispute.respondBy?.toISOString() ?? null,
    opened_at: dispute.openedAt.toISOString(),
    link: dispute.gateway === 'stripe' ? link : null,
  };
}
