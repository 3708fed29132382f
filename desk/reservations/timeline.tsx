import { useState, type CSSProperties } from 'react';
import type { StaffReservation } from '#schemas/api/staff-reservations.ts';
import { hourMs, minuteMs } from '#schemas/rules/time/minute.ts';
import type { DayPlan } from '#desk/api/staff-reservations.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { misfitOf, reservationsAt, shownHours, stayOf, takesTables } from './day-times.ts';
import { TimelineBar } from './timeline-bar.tsx';
import css from './timeline.module.css';
import { useBarDrag } from './use-bar-drag.ts';
import { useReservationLabels } from './use-reservation-labels.ts';

type TimelineProps = {
  day: DayPlan;
  now: number;
  isToday: boolean;
  onOpen(reservation: StaffReservation): void;
  onMove(reservation: StaffReservation, from: number, to: number): void;
};

const quarterMs = 15 * minuteMs;

/** A day's tables by area, each with its parties along the time; a party is dragged to another table. */
export function Timeline({ day, now, isToday, onOpen, onMove }: TimelineProps) {
  const words = useDeskMessages().deskReservations;
  const { clock } = useReservationLabels(day);
  const hours = shownHours(day, now, isToday);
  const quarters = (hours.until - hours.from) / quarterMs;
  const place = (instant: number) => ((instant - hours.from) / (hours.until - hours.from)) * 100;
  const [dragged, setDragged] = useState<{ one: StaffReservation; over: number | null } | null>(
    null,
  );
  const drag = useBarDrag({ onDrag: setDragged, onDrop: onMove, onPress: onOpen });
  const marks = Array.from({ length: Math.ceil(quarters / 4) + 1 }, (_, index) => {
    const first = Math.ceil(hours.from / hourMs) * hourMs;
    return first + index * hourMs;
  }).filter((instant) => instant < hours.until);
  const isNowShown = isToday && hours.from <= now && now <= hours.until;
  const areas = day.areas
    .map((area) => ({ ...area, tables: day.tables.filter(({ area_id: of }) => of === area.id) }))
    .filter(({ tables }) => tables.length > 0);
  const known = new Set(day.tables.map(({ id }) => id));
  const elsewhere = day.reservations.filter(
    (one) => takesTables(one) && !one.table_ids.some((id) => known.has(id)),
  );
  const misfit = (tableId: number) => {
    const table = day.tables.find(({ id }) => id === tableId);
    if (!dragged || !table) return null;
    const asked = { party: dragged.one.party, stay: stayOf(dragged.one, now), now };
    return misfitOf(day, table, { ...asked, without: dragged.one.id });
  };
  return (
    <section className={css.frame} aria-label={words.views.timeline}>
      <div className={css.grid} style={cssOf({ '--quarters': quarters })}>
        <div className={css.hours} aria-hidden="true">
          {marks.map((instant) => (
            <span
              key={instant}
              className={css.hour}
              style={{ insetInlineStart: `${place(instant)}%` }}
            >
              {clock(instant)}
            </span>
          ))}
        </div>
        {areas.map((area) => (
          <section key={area.id} className={css.area} aria-label={area.name}>
            <h3 className={css.areaName}>{area.name}</h3>
            <ul className={css.rows}>
              {area.tables.map((table) => {
                const isOver = dragged?.over === table.id;
                const found = isOver ? misfit(table.id) : null;
                return (
                  <li
                    key={table.id}
                    className={css.row}
                    data-table={table.id}
                    data-over={isOver ? (found ?? 'fits') : undefined}
                  >
                    <p className={css.table}>
                      {table.name}
                      <small>{words.seats(table.min_party, table.max_party)}</small>
                    </p>
                    <div className={css.track}>
                      {isNowShown && (
                        <span
                          className={css.now}
                          style={{ insetInlineStart: `${place(now)}%` }}
                          aria-hidden="true"
                        />
                      )}
                      {reservationsAt(day, table.id).map((one) => {
                        const stay = stayOf(one, now);
                        const isLate = one.state === 'seated' && Date.parse(one.ends.instant) < now;
                        return (
                          <TimelineBar
                            key={one.id}
                            reservation={one}
                            day={day}
                            isLate={isLate}
                            isDragged={dragged?.one.id === one.id}
                            style={{
                              insetInlineStart: `${place(stay.from)}%`,
                              inlineSize: `${place(stay.until) - place(stay.from)}%`,
                            }}
                            drag={drag(one, table.id)}
                          />
                        );
                      })}
                    </div>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      {elsewhere.length > 0 && (
        <div className={css.elsewhere}>
          <h3 className={css.areaName}>{words.withoutTable}</h3>
          {elsewhere.map((one) => (
            <button key={one.id} type="button" className={css.loose} onClick={() => onOpen(one)}>
              {`${one.name} · ${words.people(one.party)}`}
            </button>
          ))}
        </div>
      )}
      <p className={css.hint}>{words.dragHint}</p>
      <output className={css.hidden}>
        {dragged?.over != null && misfit(dragged.over) !== null
          ? words.misfits[misfit(dragged.over) ?? 'taken']
          : ''}
      </output>
    </section>
  );
}

const cssOf = (variables: Record<`--${string}`, number>): CSSProperties => ({ ...variables });
