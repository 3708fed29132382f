import { useId } from 'react';
import type { StaffDay } from '#schemas/api/staff-days.ts';
import { keyed } from '#variants/primitives/keyed.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './sum-table.module.css';
import { useDayFormat } from './use-day-format.ts';

/** What is not settled yet: orders, held money, refunds. */
export function OpenMatters({ day: { open, currency } }: { day: StaffDay }) {
  const { close: words } = useDeskMessages().deskToday;
  const format = useDayFormat(currency);
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {words.open}
      </h3>
      {open.length === 0 ? (
        <p>{words.nothingOpen}</p>
      ) : (
        <table className={css.table} aria-labelledby={id}>
          <tbody>
            {/* An order may have several refunds of the same kind. */}
            {keyed(open, ({ kind, order_id }) => `${kind} ${order_id}`).map(
              ({ key, thing: { kind, number, date, amount } }) => (
                <tr key={key}>
                  <th scope="row">
                    {words.order(number, format.date(date))}
                    <br />
                    <span className={css.caption}>{words.openMatter[kind]}</span>
                  </th>
                  <td>{format.amount(amount)}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      )}
    </section>
  );
}
