import type { OrderMoney } from '../../db/queries/order-money.ts';
import { leftOfPayment } from './refund-tenders.ts';

/**
 * How the payment of an order stands whose money was all asked to go back: `refunded` once it has,
 * `voided` where none was ever taken; null while some is on its way or was sent back by a bank.
 */
export function returnedState(money: OrderMoney): 'refunded' | 'voided' | null {
  if (money.refunds.some(({ status }) => status === 'pending')) return null;
  if (!money.refunds.some(({ kind }) => kind === 'refund')) return 'voided';
  const taken = money.payments.filter(({ status }) => status === 'succeeded');
  return taken.every((payment) => leftOfPayment(payment, money) === 0) ? 'refunded' : null;
}
