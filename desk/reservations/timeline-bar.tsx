import type { ComponentProps, CSSProperties } from 'react';
import type { StaffReservation } from '#schemas/api/staff-reservations.ts';
import type { DayPlan } from '#desk/api/staff-reservations.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './timeline.module.css';
import { useReservationLabels } from './use-reservation-labels.ts';

type TimelineBarProps = {
  reservation: StaffReservation;
  day: DayPlan;
  /** It still sits there, beyond its time. */
  isLate: boolean;
  isDragged: boolean;
  style: CSSProperties;
  drag: Pick<
    ComponentProps<'button'>,
    'onClick' | 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  >;
};

/** A party at a table, as long as it stays. */
export function TimelineBar({
  reservation,
  day,
  isLate,
  isDragged,
  style,
  drag,
}: TimelineBarProps) {
  const words = useDeskMessages().deskReservations;
  const { detailsOf, nameOf } = useReservationLabels(day);
  const details = detailsOf(reservation);
  return (
    <button
      type="button"
      className={css.bar}
      style={style}
      data-state={reservation.state}
      data-late={isLate || undefined}
      data-dragged={isDragged || undefined}
      title={`${nameOf(reservation)}${details}`}
      {...drag}
    >
      <span className={css.party}>{`${reservation.party} `}</span>
      <span className={css.name}>{nameOf(reservation)}</span>
      {reservation.note !== '' && (
        <span className={css.note} aria-hidden="true">
          {words.noteMark}
        </span>
      )}
      <span className={css.hidden}>{isLate ? words.late(details) : details}</span>
    </button>
  );
}
