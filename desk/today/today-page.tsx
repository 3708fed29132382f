import { ChooseRestaurant } from '../shared/choose-restaurant.tsx';
import { useOneRestaurant } from '../shared/one-restaurant.ts';
import { useSearchParams } from 'react-router-dom';
import { hasFailed } from '#ui/api/has-failed.ts';
import { useStaffDay } from '#desk/api/staff-days.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { BigFigures } from './big-figures.tsx';
import { DayCharts } from './day-charts.tsx';
import { DayChooser } from './day-chooser.tsx';
import { EndOfDay } from './end-of-day.tsx';
import { OrdersFile } from './orders-file.tsx';
import css from './today-page.module.css';
import { Visitors } from './visitors.tsx';

/** The figures of one restaurant's day, its end, and the file for the bookkeeper. */
export function TodayPage() {
  const { deskToday: words } = useDeskMessages();
  const id = useOneRestaurant();
  if (id === null) return <ChooseRestaurant />;
  return (
    <div className={css.page}>
      <h2 className={css.heading}>{words.heading}</h2>
      <DayOf key={id} restaurantId={id} />
    </div>
  );
}

/** The day stands in the address, so that it can be linked. */
function DayOf({ restaurantId }: { restaurantId: number }) {
  const { deskToday: words } = useDeskMessages();
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('day');
  const today = useStaffDay(restaurantId, null);
  const query = useStaffDay(restaurantId, chosen);
  const { data: day, refetch } = query;
  const isTrouble = hasFailed(query);
  const choose = (date: string | null) =>
    setSearch(date === null || date === today.data?.today ? {} : { day: date });
  return (
    <>
      <DayChooser date={chosen ?? today.data?.today} today={today.data?.today} onChoose={choose} />
      {isTrouble && (
        <div role="alert" className={css.problem}>
          <p>{day ? words.failed.old : words.failed.network}</p>
          <ActionButton look="outline" onClick={() => void refetch()}>
            {words.failed.retry}
          </ActionButton>
        </div>
      )}
      {!day && !isTrouble && (
        <p className={css.wait} aria-busy="true">
          {words.loading}
        </p>
      )}
      {day && (
        <>
          <BigFigures day={day} />
          <DayCharts day={day} />
          <Visitors restaurantId={restaurantId} date={chosen} />
          {/* What was counted belongs to its day. */}
          <EndOfDay key={day.date} day={day} />
          <OrdersFile key={`file ${day.date}`} day={day} />
        </>
      )}
    </>
  );
}
