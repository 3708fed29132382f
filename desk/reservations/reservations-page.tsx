import { useSearchParams } from 'react-router-dom';
import { useDayReservations } from '#desk/api/staff-reservations.ts';
import { Loaded } from '../form/loaded.tsx';
import { OfOneRestaurant } from '../shared/of-one-restaurant.tsx';
import { DayView } from './day-view.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './reservations.module.css';

/** The reservations of a day at the desk: by table along the time, or as a list. */
export function ReservationsPage() {
  return <OfOneRestaurant Page={ReservationsOf} />;
}

const isDate = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

function ReservationsOf({ id, name }: { id: number; name: string }) {
  const words = useDeskMessages().deskReservations;
  const [place, setPlace] = useSearchParams();
  const asked = place.get('date');
  const date = isDate(asked) ? asked : null;
  const query = useDayReservations(id, date);
  const put = (key: string, value: string | null) =>
    setPlace(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(key);
        else next.set(key, value);
        return next;
      },
      { replace: true },
    );
  const view = place.get('view');
  return (
    <section className={css.page} aria-label={words.title}>
      <h2 className={css.heading}>{words.heading(name)}</h2>
      <Loaded query={query}>
        {(day) => (
          <DayView
            restaurantId={id}
            day={day}
            isStale={query.isError}
            view={view === 'list' || view === 'timeline' ? view : null}
            onView={(next) => put('view', next)}
            onDate={(next) => put('date', next)}
          />
        )}
      </Loaded>
    </section>
  );
}
