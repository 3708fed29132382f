import type { TipFixed } from '#schemas/api/order-states.ts';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import { highestTip } from '#schemas/rules/pricing/tip-of.ts';
import type { StoredOrder } from '../../db/queries/orders.ts';
import type { Payment } from '../../db/queries/payments.ts';

/** How far a tip can be changed, or why it cannot be. */
export type TipChange =
  | { kind: 'open'; payment: Payment; most: number }
  | { kind: 'fixed'; by: TipFixed };

/**
 * Whether the tip of an order can still be changed, and up to how much in minor units (decision
 * 046): cash until it is handed over, money that is held on a card as far as it is held, and nothing
 * once it was charged.
 */
export function tipChange({ order, money }: Pick<StoredOrder, 'order' | 'money'>): TipChange {
  if (order.tabId !== null) return fixed('on_tab');
  if (order.status === 'pending_payment') return fixed('not_paid_yet');
  if (isOrderOver(order.status)) return fixed('over');
  if (money.orderRefunds.length > 0) return fixed('refunded');
  const most = highestTip(order.amounts?.listTotal ?? order.subtotal);
  const cash = money.payments.find(
    ({ gateway, status }) => gateway === 'cash' && status === 'pending',
  );
  const isAlone = (payment: Payment) => payment.amount === order.due;
  if (cash)
    return isAlone(cash) ? { kind: 'open', payment: cash, most } : fixed('several_payments');
  const held = money.payments.find(({ status }) => status === 'authorised');
  if (!held) return fixed(order.due === 0 ? 'nothing_due' : 'charged');
  if (held.captureAskedAt !== null) return fixed('being_charged');
  if (!isAlone(held)) return fixed('several_payments');
  const room = (held.authorised ?? held.amount) - held.amount;
  return { kind: 'open', payment: held, most: Math.min(most, order.tip + room) };
}

const fixed = (by: TipFixed): TipChange => ({ kind: 'fixed', by });
