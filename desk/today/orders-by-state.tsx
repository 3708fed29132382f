import { useId } from 'react';
import type { StaffDay } from '#schemas/api/staff-days.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './chart-with-table.module.css';

type Counted = StaffDay['orders'][number];
const types = ['pickup', 'delivery', 'dine_in'] as const satisfies readonly Counted['type'][];
/** In the order an order goes through them. */
const statuses = [
  'placed',
  'accepted',
  'preparing',
  'ready',
  'out_for_delivery',
  'completed',
  'rejected',
  'cancelled',
] as const satisfies readonly Counted['status'][];

const sumOf = (counted: readonly Counted[]) => counted.reduce((sum, { count }) => sum + count, 0);

/** How many orders of each type are in which state. */
export function OrdersByState({ day: { orders } }: { day: StaffDay }) {
  const { deskToday: words } = useDeskMessages();
  const { states } = words;
  const id = useId();
  const shown = types.filter((type) => orders.some((one) => one.type === type));
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {states.title}
      </h3>
      {orders.length === 0 ? (
        <p className={css.none}>{words.none}</p>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{states.state}</th>
              {shown.map((type) => (
                <th key={type} scope="col">
                  {states.type[type]}
                </th>
              ))}
              <th scope="col">{states.all}</th>
            </tr>
          </thead>
          <tbody>
            {statuses
              .map((status) => ({ status, of: orders.filter((one) => one.status === status) }))
              .filter(({ of }) => of.length > 0)
              .map(({ status, of }) => (
                <tr key={status}>
                  <th scope="row">{states.status[status]}</th>
                  {shown.map((type) => (
                    <td key={type}>{sumOf(of.filter((one) => one.type === type))}</td>
                  ))}
                  <td>{sumOf(of)}</td>
                </tr>
              ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{states.all}</th>
              {shown.map((type) => (
                <td key={type}>{sumOf(orders.filter((one) => one.type === type))}</td>
              ))}
              <td>{sumOf(orders)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}
