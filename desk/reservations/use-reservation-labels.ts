import type { StaffReservation } from '#schemas/api/staff-reservations.ts';
import { useFormat } from '#ui/messages.tsx';
import type { DayPlan } from '#desk/api/staff-reservations.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';

/** How a reservation of a day is named and read. */
export function useReservationLabels(day: Pick<DayPlan, 'tables' | 'time_zone'>) {
  const words = useDeskMessages().deskReservations;
  const format = useFormat();
  const nameOf = ({ name, source, state }: StaffReservation) =>
    state === 'held' ? words.beingMade : name || words.unnamed[source];
  const tablesOf = (ids: readonly number[]) =>
    ids
      .map((id) => day.tables.find((table) => table.id === id)?.name ?? words.removedTable)
      .join(' + ');
  const span = ({ starts, ends }: StaffReservation) =>
    words.span(format.time(starts.time), format.time(ends.time));
  return {
    nameOf,
    tablesOf,
    span,
    stateOf: ({ state }: StaffReservation) => words.states[state],
    /** An instant (epoch ms) by the restaurant's clock: '6:30 pm'. */
    clock: (instant: number) => format.time(localDateTime(instant, day.time_zone).time),
    /** For those who do not see where it stands. */
    detailsOf: (one: StaffReservation) =>
      words.details(span(one), words.states[one.state], tablesOf(one.table_ids)),
  };
}
