import type { Order } from '#schemas/api/orders.ts';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import { useMessages } from '../../../messages.tsx';
import css from './order-confirmation.module.css';
import { usePaidText } from './use-paid-text.ts';

/** Of an order to a table: where it is brought, and what is paid or still to be. */
export function OrderTable({ order }: { order: Order }) {
  const { table: words } = useMessages().order;
  const paid = usePaidText(order);
  const { delivery_method: method, status, table } = order;
  if (method !== 'dine_in') return null;
  const isComing = !isOrderOver(status) && status !== 'pending_payment';
  return (
    <>
      {table !== null && (
        <p className={css.table}>{isComing ? words.brought(table) : words.at(table)}</p>
      )}
      {paid !== null && <p className={css.money}>{paid}</p>}
    </>
  );
}
