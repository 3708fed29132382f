import { useId } from 'react';
import { hasFailed } from '#ui/api/has-failed.ts';
import { useVisitFigures } from '#desk/api/staff-visits.ts';
import { useFormat } from '#ui/messages.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './today-page.module.css';
import { VisitCharts } from './visit-charts.tsx';
import charts from './day-charts.module.css';

type VisitorsProps = {
  restaurantId: number;
  /** null: the day that it is. */
  date: string | null;
};

/** Who came to the site on a day, how far they went and what they did not find (decision 108). */
export function Visitors({ restaurantId, date }: VisitorsProps) {
  const { deskVisits: words } = useDeskMessages();
  const format = useFormat();
  const id = useId();
  const query = useVisitFigures(restaurantId, date);
  const { data: figures, refetch } = query;
  const isTrouble = hasFailed(query);
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {words.heading}
      </h2>
      <p className={css.how}>
        {words.how} {figures && words.compared(format.date(figures.date_before))}
      </p>
      {isTrouble && (
        <div role="alert" className={css.problem}>
          <p>{figures ? words.failed.old : words.failed.network}</p>
          <ActionButton look="outline" onClick={() => void refetch()}>
            {words.failed.retry}
          </ActionButton>
        </div>
      )}
      {!figures && !isTrouble && (
        <p className={css.wait} aria-busy="true">
          {words.loading}
        </p>
      )}
      {figures && (
        <div className={charts.charts}>
          <VisitCharts figures={figures} />
        </div>
      )}
    </section>
  );
}
