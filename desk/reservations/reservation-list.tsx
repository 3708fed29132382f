import type { StaffReservation } from '#schemas/api/staff-reservations.ts';
import type { DayPlan } from '#desk/api/staff-reservations.ts';
import { useFormat } from '#ui/messages.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { byStart, minutesBetween, takesTables } from './day-times.ts';
import css from './reservations.module.css';
import { useReservationLabels } from './use-reservation-labels.ts';

type ReservationListProps = {
  day: DayPlan;
  now: number;
  onOpen(reservation: StaffReservation): void;
};

/** A day's reservations by time; those that take no table any more stand below. */
export function ReservationList({ day, now, onOpen }: ReservationListProps) {
  const words = useDeskMessages().deskReservations;
  const standing = day.reservations.filter(takesTables).toSorted(byStart);
  const gone = day.reservations.filter((one) => !takesTables(one)).toSorted(byStart);
  const list = (reservations: readonly StaffReservation[]) => (
    <ul className={css.list}>
      {reservations.map((one) => (
        <li key={one.id}>
          <Line reservation={one} day={day} now={now} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
  return (
    <section className={css.page} aria-label={words.views.list}>
      {standing.length > 0 && list(standing)}
      {gone.length > 0 && (
        <>
          <h3 className={css.subheading}>{words.gone}</h3>
          {list(gone)}
        </>
      )}
    </section>
  );
}

type LineProps = Omit<ReservationListProps, 'day'> & {
  day: DayPlan;
  reservation: StaffReservation;
};

function Line({ reservation, day, now, onOpen }: LineProps) {
  const words = useDeskMessages().deskReservations;
  const format = useFormat();
  const { nameOf, stateOf, tablesOf } = useReservationLabels(day);
  const { state, starts, ends, party, seated_at: seatedAt } = reservation;
  const isLate = state === 'seated' && Date.parse(ends.instant) < now;
  const isDue = state === 'confirmed' && Date.parse(starts.instant) < now;
  return (
    <button
      type="button"
      className={css.line}
      data-state={state}
      onClick={() => onOpen(reservation)}
    >
      <span className={css.time}>{format.time(starts.time)}</span>
      <span className={css.who}>
        <strong>{nameOf(reservation)}</strong>
        <span>{words.ofTables(words.people(party), tablesOf(reservation.table_ids))}</span>
        {reservation.note !== '' && <small>{reservation.note}</small>}
      </span>
      <span className={css.state} data-trouble={isLate || isDue || undefined}>
        {isDue
          ? words.due(minutesBetween(Date.parse(starts.instant), now))
          : state === 'seated' && seatedAt !== null
            ? words.seatedFor(minutesBetween(Date.parse(seatedAt), now))
            : stateOf(reservation)}
      </span>
    </button>
  );
}
