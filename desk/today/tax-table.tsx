import { useId } from 'react';
import type { StaffDay } from '#schemas/api/staff-days.ts';
import { toMajor, toMinor } from '#schemas/money.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './sum-table.module.css';
import { useDayFormat } from './use-day-format.ts';

/** The tax in the takings by its rate, in the prices or added to them. */
export function TaxTable({ day: { money, currency } }: { day: StaffDay }) {
  const { deskToday } = useDeskMessages();
  const { close: words } = deskToday;
  const format = useDayFormat(currency);
  const id = useId();
  const all = money.taxes.reduce((sum, { amount }) => sum + toMinor(amount, currency), 0);
  return (
    <section className={css.part} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {words.tax}
      </h3>
      <p className={css.caption}>{words.taxCaption}</p>
      {money.taxes.length === 0 ? (
        <p>{deskToday.none}</p>
      ) : (
        <table className={css.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{words.rate}</th>
              <th scope="col">{words.base}</th>
              <th scope="col">{words.taxAmount}</th>
            </tr>
          </thead>
          <tbody>
            {money.taxes.map(({ ppm, included, base, amount }) => (
              <tr key={`${ppm} ${included}`}>
                <th scope="row">
                  {included ? words.included(format.rate(ppm)) : words.added(format.rate(ppm))}
                </th>
                <td>{format.amount(base)}</td>
                <td>{format.amount(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {words.taxAll}
              </th>
              <td>{format.amount(toMajor(all, currency))}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}
