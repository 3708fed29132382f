import { useId, useState, type ReactNode } from 'react';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import type { ChartPoint } from './chart-point.ts';
import css from './chart-with-table.module.css';

type ChartWithTableProps = {
  title: string;
  /** What the rows and the values are called in the table. */
  row: string;
  value: string;
  /** Heads of the columns that only the table has. */
  more?: readonly string[];
  points: readonly ChartPoint[];
  /** The chart; it is drawn where there is something to show. */
  children: ReactNode;
};

/**
 * A chart with its table behind it: the eye has the one or the other, screen readers always the
 * table.
 */
export function ChartWithTable(props: ChartWithTableProps) {
  const { title, row, value, more = [], points, children } = props;
  const { deskToday: words } = useDeskMessages();
  const [isTable, setIsTable] = useState(false);
  const id = useId();
  return (
    <section className={css.panel} aria-labelledby={id}>
      <div className={css.head}>
        <h3 id={id} className={css.title}>
          {title}
        </h3>
        {points.length > 0 && (
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
      {points.length === 0 ? (
        <p className={css.none}>{words.none}</p>
      ) : (
        <>
          {!isTable && children}
          {/* Around it, for a table itself is never narrower than its words. */}
          <div className={isTable ? undefined : css.hidden}>
            <table className={css.table}>
              <thead>
                <tr>
                  {[row, value, ...more].map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {points.map(({ key, label, text, more: texts = [] }) => (
                  <tr key={key}>
                    <th scope="row">{label}</th>
                    {[text, ...texts].map((cell, column) => (
                      <td key={more[column - 1] ?? value}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  );
}
