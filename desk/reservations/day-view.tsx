import { useState } from 'react';
import type { StaffReservation } from '#schemas/api/staff-reservations.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import type { DayPlan } from '#desk/api/staff-reservations.ts';
import { useFormat } from '#ui/messages.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDialog } from '../people/use-dialog.ts';
import { DayChooser } from '../today/day-chooser.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useMinute } from '../shared/use-minute.ts';
import { BookingDialog } from './booking-dialog.tsx';
import { takesTables } from './day-times.ts';
import { MoveNotice } from './move-notice.tsx';
import { ReservationDialog } from './reservation-dialog.tsx';
import { ReservationList } from './reservation-list.tsx';
import css from './reservations.module.css';
import { Timeline } from './timeline.tsx';
import { useIsWide } from './use-is-wide.ts';
import { useTableMove } from './use-table-move.ts';
import { WalkInDialog } from './walk-in-dialog.tsx';

export type DayLook = 'timeline' | 'list';

type DayViewProps = {
  restaurantId: number;
  day: DayPlan;
  /** The last time it was asked for it did not come: what is shown is older. */
  isStale: boolean;
  /** null: what suits the width. */
  view: DayLook | null;
  onView(view: DayLook): void;
  onDate(date: string | null): void;
};

/** A day with what can be done on it. */
export function DayView({ restaurantId, day, isStale, view, onView, onDate }: DayViewProps) {
  const words = useDeskMessages().deskReservations;
  const format = useFormat();
  const now = useMinute();
  const isToday = localDateTime(now, day.time_zone).date === day.date || isOpenNow(day, now);
  const today = isToday ? day.date : localDateTime(now, day.time_zone).date;
  const isWide = useIsWide();
  const shownView = view ?? (isWide ? 'timeline' : 'list');
  const details = useDialog<string>();
  const editing = useDialog<StaffReservation | 'new'>();
  const walkIn = useDialog<true>();
  const move = useTableMove(day);
  const [done, setDone] = useState('');
  const standing = day.reservations.filter(takesTables);
  const people = standing.reduce((sum, { party }) => sum + party, 0);
  const open = ({ id }: StaffReservation) => details.open(id);
  const shown = day.reservations.find(({ id }) => id === details.shown);
  const parts = { day, now, isToday, onOpen: open };
  return (
    <>
      <div className={css.head}>
        <DayChooser date={day.date} today={today} onChoose={onDate} />
        <p className={css.count}>{words.count(format.date(day.date), standing.length, people)}</p>
        <div className={css.actions}>
          {isToday && (
            <ActionButton onClick={() => walkIn.open(true)}>{words.walkIn.open}</ActionButton>
          )}
          <ActionButton look="outline" onClick={() => editing.open('new')}>
            {words.booking.open}
          </ActionButton>
        </div>
        <fieldset className={css.views} aria-label={words.views.label}>
          {(['timeline', 'list'] as const).map((look) => (
            <button
              key={look}
              type="button"
              className={css.view}
              aria-pressed={shownView === look}
              onClick={() => onView(look)}
            >
              {words.views[look]}
            </button>
          ))}
        </fieldset>
      </div>
      {isStale && (
        <p role="alert" className={css.stale}>
          {words.stale}
        </p>
      )}
      <output className={css.done}>{done}</output>
      <MoveNotice move={move} day={day} />
      {day.tables.length === 0 && <p className={css.empty}>{words.noTables}</p>}
      {day.opens === null && <p className={css.empty}>{words.noHours}</p>}
      {day.reservations.length === 0 && <p className={css.empty}>{words.none}</p>}
      {shownView === 'timeline' ? (
        standing.length > 0 && <Timeline {...parts} onMove={move.toTable} />
      ) : (
        <ReservationList {...parts} />
      )}
      {shown && (
        <ReservationDialog
          {...details.state}
          key={shown.id}
          reservation={shown}
          day={day}
          now={now}
          onEdit={() => {
            details.state.onClose();
            editing.open(shown);
          }}
          onMove={(tableIds) => {
            details.state.onClose();
            move.begin(shown, tableIds);
          }}
        />
      )}
      {editing.shown !== null && (
        <BookingDialog
          {...editing.state}
          restaurantId={restaurantId}
          day={day}
          now={now}
          reservation={editing.shown === 'new' ? null : editing.shown}
          onDone={setDone}
        />
      )}
      {walkIn.shown && (
        <WalkInDialog
          {...walkIn.state}
          restaurantId={restaurantId}
          day={day}
          now={now}
          onDone={setDone}
        />
      )}
    </>
  );
}

/** Its evening may go on after midnight. */
const isOpenNow = ({ opens, closes }: DayPlan, now: number): boolean =>
  opens !== null && closes !== null && Date.parse(opens) <= now && now < Date.parse(closes);
