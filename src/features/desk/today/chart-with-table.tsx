import { useId, useState } from 'react';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { BarChart, type Bar } from './bar-chart.tsx';
import css from './chart-with-table.module.css';

type ChartWithTableProps = {
  title: string;
  /** What the rows and the values are called in the table. */
  row: string;
  value: string;
  bars: readonly Bar[];
};

/**
 * A chart with its table behind it: the eye has the one or the other, screen readers always the
 * table.
 */
export function ChartWithTable({ title, row, value, bars }: ChartWithTableProps) {
  const { deskToday: words } = useDeskMessages();
  const [isTable, setIsTable] = useState(false);
  const id = useId();
  return (
    <section className={css.panel} aria-labelledby={id}>
      <div className={css.head}>
        <h3 id={id} className={css.title}>
          {title}
        </h3>
        {bars.length > 0 && (
          <button
            type="button"
            className={css.view}
            aria-label={words.viewOf(words.asTable, title)}
            aria-pressed={isTable}
            onClick={() => setIsTable(!isTable)}
          >
            {words.asTable}
          </button>
        )}
      </div>
      {bars.length === 0 ? (
        <p className={css.none}>{words.none}</p>
      ) : (
        <>
          {!isTable && <BarChart bars={bars} />}
          <table className={isTable ? css.table : css.hidden}>
            <thead>
              <tr>
                <th scope="col">{row}</th>
                <th scope="col">{value}</th>
              </tr>
            </thead>
            <tbody>
              {bars.map(({ key, label, text }) => (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
