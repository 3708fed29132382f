import { useId, type ReactNode } from 'react';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './sum-table.module.css';
import { useDayFormat } from './use-day-format.ts';

type Row = {
  label: string;
  /** Of payments or refunds, where they are counted. */
  count?: number;
  /** In the major unit; negative where it takes off. */
  amount: number;
};

type SumTableProps = {
  title: string;
  caption?: string;
  currency: string;
  rows: readonly Row[];
  /** What the rows above it come to. */
  sum: Row;
  children?: ReactNode;
};

/** Amounts below each other, and what they come to. */
export function SumTable({ title, caption, currency, rows, sum, children }: SumTableProps) {
  const { close: words } = useDeskMessages().deskToday;
  const format = useDayFormat(currency);
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      {caption && <p className={css.caption}>{caption}</p>}
      <table className={css.table} aria-labelledby={id}>
        <tbody>
          {rows.map(({ label, count, amount }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {count !== undefined && <span className={css.count}> {words.times(count)}</span>}
              </th>
              <td>{format.amount(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{sum.label}</th>
            <td>{format.amount(sum.amount)}</td>
          </tr>
        </tfoot>
      </table>
      {children}
    </section>
  );
}
