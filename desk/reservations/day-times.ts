import type { StaffReservation } from '#schemas/api/staff-reservations.ts';
import { hourMs, minuteMs } from '#schemas/rules/time/minute.ts';
import type { DayPlan } from '#desk/api/staff-reservations.ts';

type Table = DayPlan['tables'][number];
/** Half-open, in epoch ms. */
type Interval = { from: number; until: number };

/** Whether it stands on the timeline: the others take no table. */
export const takesTables = ({ state }: StaffReservation): boolean =>
  state !== 'cancelled' && state !== 'no_show';

/** How long a reservation is drawn: a party that is still seated stays beyond its time. */
export function stayOf({ state, starts, ends }: StaffReservation, now: number): Interval {
  const until = Date.parse(ends.instant);
  return {
    from: Date.parse(starts.instant),
    until: state === 'seated' ? Math.max(until, now) : until,
  };
}

/** The hours that a timeline shows: those of the day, whatever stands beside them, and now on its day. */
export function shownHours(day: DayPlan, now: number, isToday: boolean): Interval {
  const stays = day.reservations.filter(takesTables).map((one) => stayOf(one, now));
  const starts = [day.opens === null ? [] : [Date.parse(day.opens)], isToday ? [now] : []].flat();
  const ends = [day.closes === null ? [] : [Date.parse(day.closes)], isToday ? [now + hourMs] : []];
  const from = Math.min(...starts, ...stays.map((stay) => stay.from));
  const until = Math.max(...ends.flat(), ...stays.map((stay) => stay.until));
  if (!Number.isFinite(from)) {
    const noon = Date.parse(`${day.date}T12:00Z`);
    return { from: noon, until: noon + 6 * hourMs };
  }
  return {
    from: floorTo(from, hourMs / 2),
    until: Math.max(ceilTo(until, hourMs / 2), from + hourMs),
  };
}

const floorTo = (instant: number, step: number) => Math.floor(instant / step) * step;
const ceilTo = (instant: number, step: number) => Math.ceil(instant / step) * step;

/** What stands at a table, in order. */
export const reservationsAt = (day: DayPlan, tableId: number): StaffReservation[] =>
  day.reservations.filter((one) => takesTables(one) && one.table_ids.includes(tableId));

/** Who comes next at any of a reservation's tables; null: nobody this day. */
export function nextAt(day: DayPlan, reservation: StaffReservation): StaffReservation | null {
  const after = Date.parse(reservation.starts.instant);
  const following = day.reservations.filter(
    (one) =>
      one.id !== reservation.id &&
      (one.state === 'confirmed' || one.state === 'held') &&
      Date.parse(one.starts.instant) >= after &&
      one.table_ids.some((id) => reservation.table_ids.includes(id)),
  );
  return following.toSorted(byStart)[0] ?? null;
}

export const byStart = (a: StaffReservation, b: StaffReservation): number =>
  Date.parse(a.starts.instant) - Date.parse(b.starts.instant);

/** How long a party of this size stays, in minutes (rule R86). */
export const usualStay = ({ stays }: Pick<DayPlan, 'stays'>, party: number): number =>
  (stays.find(({ up_to }) => party <= up_to) ?? stays.at(-1))?.minutes ?? 90;

/** Why a table does not do for a party; null: it does. */
export type Misfit = 'taken' | 'too_small' | 'too_large';

/** Whether a table does for a party and a time, as the day is known here; the server decides. */
export function misfitOf(
  day: DayPlan,
  table: Table,
  asked: { party: number; stay: Interval; without: string | null; now: number },
): Misfit | null {
  const buffer = day.buffer_minutes * minuteMs;
  const isTaken = reservationsAt(day, table.id).some((one) => {
    if (one.id === asked.without || one.state === 'finished') return false;
    const stay = stayOf(one, asked.now);
    return asked.stay.from < stay.until + buffer && stay.from < asked.stay.until + buffer;
  });
  if (isTaken) return 'taken';
  if (asked.party > table.max_party) return 'too_small';
  return asked.party < table.min_party ? 'too_large' : null;
}

/** The open tab at one of these tables; undefined: there is none. */
export const tabAt = (
  { tabs }: DayPlan,
  tableIds: readonly number[],
): DayPlan['tabs'][number] | undefined =>
  tabs.find(({ table_id: tableId }) => tableIds.includes(tableId));

/** A table that is free now, and until when; null: for the rest of the day. */
export type FreeTable = { table: Table; until: number | null };

/** The shortest stay that is worth a walk to the table. */
const leastStay = 30 * minuteMs;

/**
 * The tables that a party that stands there can be given now, where no tab is open, best first: those that are free for its
 * whole stay, the smallest first; then those that are free for a while, the longest first.
 */
export function freeNow(day: DayPlan, party: number, now: number): FreeTable[] {
  const wholeStay = usualStay(day, party) * minuteMs;
  const buffer = day.buffer_minutes * minuteMs;
  const free = day.tables.flatMap((table): FreeTable[] => {
    if (party > table.max_party || tabAt(day, [table.id])) return [];
    const others = reservationsAt(day, table.id).filter(({ state }) => state !== 'finished');
    if (others.some((one) => isThere(stayOf(one, now), now))) return [];
    const coming = others.map((one) => stayOf(one, now).from).filter((from) => from > now);
    const until = coming.length === 0 ? null : Math.min(...coming) - buffer;
    return until !== null && until - now < leastStay ? [] : [{ table, until }];
  });
  const isWhole = ({ until }: FreeTable) => until === null || until - now >= wholeStay;
  return free.toSorted((a, b) => {
    if (isWhole(a) !== isWhole(b)) return isWhole(a) ? -1 : 1;
    if (!isWhole(a)) return (b.until ?? 0) - (a.until ?? 0);
    return misfit(a, party) - misfit(b, party) || a.table.max_party - b.table.max_party;
  });
}

const misfit = ({ table }: FreeTable, party: number) => (party < table.min_party ? 1 : 0);
const isThere = ({ from, until }: Interval, now: number) => from <= now && now < until + 1;

/** Minutes between two instants (epoch ms), whole ones. */
export const minutesBetween = (from: number, until: number): number =>
  Math.max(0, Math.round((until - from) / minuteMs));
