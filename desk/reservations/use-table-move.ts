import { useRef, useState } from 'react';
import type { ReservationWarning, StaffReservation } from '#schemas/api/staff-reservations.ts';
import { useChangeReservation, warningsOf, type DayPlan } from '#desk/api/staff-reservations.ts';
import { changedBody } from './whole-body.ts';

/** What somebody wants to happen, or what happened. */
export type TableMove = {
  reservation: StaffReservation;
  tableIds: number[];
  /** Where it was. */
  from: number[];
};

/**
 * Moves parties to other tables: at once where they fit, else after a warning; what was moved can be
 * taken back, and what did not arrive can be sent again.
 */
export function useTableMove(day: DayPlan) {
  const change = useChangeReservation();
  const [asked, setAsked] = useState<TableMove | null>(null);
  const [done, setDone] = useState<TableMove | null>(null);
  const latest = useRef(0);
  const send = (move: TableMove, accepts: ReservationWarning[]) => {
    const turn = (latest.current += 1);
    setAsked(move);
    setDone(null);
    const body = changedBody(move.reservation, { table_ids: move.tableIds, accepts });
    change.mutate(
      { reservation: move.reservation, body },
      {
        onSuccess: (reservation) => {
          if (turn !== latest.current) return;
          setAsked(null);
          setDone({ ...move, reservation });
        },
      },
    );
  };
  const begin = (reservation: StaffReservation, tableIds: number[]) => {
    if (change.isPending) return;
    send({ reservation, tableIds, from: reservation.table_ids }, []);
  };
  /** As it is now: somebody else may have changed it since. */
  const present = (move: TableMove) => ({
    ...move,
    reservation: day.reservations.find(({ id }) => id === move.reservation.id) ?? move.reservation,
  });
  return {
    asked,
    done,
    error: asked ? change.error : null,
    isPending: change.isPending,
    warnings: asked ? warningsOf(change.error) : null,
    begin,
    /** One of its tables gives way to another one. */
    toTable: (reservation: StaffReservation, from: number, to: number) =>
      begin(reservation, [...new Set(reservation.table_ids.map((id) => (id === from ? to : id)))]),
    accept: () => {
      const warnings = warningsOf(change.error);
      if (asked && warnings) send(present(asked), warnings);
    },
    again: () => asked && send(present(asked), []),
    undo: () =>
      done &&
      send(
        { reservation: done.reservation, tableIds: done.from, from: done.tableIds },
        // It was there before.
        [
          'outside_hours',
          'table_too_small',
          'table_too_large',
          'not_joined',
          'too_many_parties',
          'too_many_seats',
        ],
      ),
    dismiss: () => {
      latest.current += 1;
      setAsked(null);
      setDone(null);
    },
  };
}

export type TableMoves = ReturnType<typeof useTableMove>;
