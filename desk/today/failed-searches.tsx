import { useId } from 'react';
import type { VisitFigures } from '#schemas/api/visit-counts.ts';
import { paths } from '#ui/paths.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './chart-with-table.module.css';

/** What visitors looked for and the menu does not have, with the way to mend that. */
export function FailedSearches({ searches }: Pick<VisitFigures, 'searches'>) {
  const { deskVisits, deskToday } = useDeskMessages();
  const words = deskVisits.searches;
  const id = useId();
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {words.title}
      </h3>
      {searches.length === 0 ? (
        <p className={css.none}>{deskToday.none}</p>
      ) : (
        <>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{words.text}</th>
                <th scope="col">{words.count}</th>
              </tr>
            </thead>
            <tbody>
              {searches.map(({ text, count }) => (
                <tr key={text}>
                  <th scope="row">{text}</th>
                  <td>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={css.none}>
            {words.hint} <a href={paths.deskMenu()}>{words.toMenu}</a>
          </p>
        </>
      )}
      <p className={css.none}>{words.once}</p>
    </section>
  );
}
