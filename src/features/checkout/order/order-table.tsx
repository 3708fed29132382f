import type { Order } from '#schemas/api/orders.ts';
import { timeChangeOf } from '#schemas/rules/time-change-of.ts';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import { useMessages } from '#ui/messages.tsx';
import css from './order-confirmation.module.css';
import { usePaidText } from './use-paid-text.ts';

/**
 * Of an order to a table: which one it is, where the heading does not say it, and what is paid or
 * still to be.
 */
export function OrderTable({ order }: { order: Order }) {
  const { table: words } = useMessages().order;
  const paid = usePaidText(order);
  const { delivery_method: method, status, table } = order;
  if (method !== 'dine_in') return null;
  // Else the heading says it.
  const isNamed =
    isOrderOver(status) || status === 'pending_payment' || timeChangeOf(order) !== null;
  return (
    <>
      {table !== null && isNamed && <p className={css.table}>{words.at(table)}</p>}
      {paid !== null && <p className={css.money}>{paid}</p>}
    </>
  );
}
