import type { ReservationWarning } from '#schemas/api/staff-reservations.ts';
import type { Schedule } from '../times/opening-ranges.ts';
import { localDate, mergeRanges, openingRanges } from '../times/opening-ranges.ts';
import type { BookingRules } from './booking-rules.ts';
import type { Interval } from './busy-tables.ts';
import { Pacing, type Start } from './pacing.ts';
import type { Table, TableJoin } from './seatings.ts';

/** Whether a stay (epoch ms) begins and ends within the hours for reservations (rule R85). */
export function isWithinHours(schedule: Schedule, timeZone: string, stay: Interval): boolean {
  const firstDay = localDate(stay.from, timeZone).subtract({ days: 1 });
  const ranges = mergeRanges(openingRanges(schedule, timeZone, firstDay, 3));
  return ranges.some(({ opens, closes }) => opens <= stay.from && stay.until <= closes);
}

/** What does not fit about some tables for a party (rules R89 and R90); of one table its own sizes count. */
export function warnAboutTables(
  party: number,
  tables: readonly Table[],
  joins: readonly TableJoin[],
): ReservationWarning[] {
  const [only] = tables;
  if (only && tables.length === 1) return sizeWarnings(party, only);
  const ids = new Set(tables.map(({ id }) => id));
  const join = joins.find(
    ({ tableIds }) => tableIds.length === ids.size && tableIds.every((id) => ids.has(id)),
  );
  if (join) return sizeWarnings(party, join);
  const maxParty = tables.reduce((sum, table) => sum + table.maxParty, 0);
  return ['not_joined', ...sizeWarnings(party, { minParty: 1, maxParty })];
}

const sizeWarnings = (
  party: number,
  { minParty, maxParty }: Pick<Table, 'minParty' | 'maxParty'>,
): ReservationWarning[] => {
  if (party > maxParty) return ['table_too_small'];
  return party < minParty ? ['table_too_large'] : [];
};

/** Which limits of a quarter of an hour one more party would go beyond (rule R91). */
export function warnAboutPacing(
  start: Start,
  others: readonly Start[],
  { pacing }: Pick<BookingRules, 'pacing'>,
): ReservationWarning[] {
  const goesBeyond = (limits: BookingRules['pacing']) =>
    !new Pacing(others, { pacing: limits }).allows(start);
  const warnings: ReservationWarning[] = [];
  if (goesBeyond({ ...pacing, seats: null })) warnings.push('too_many_parties');
  if (goesBeyond({ ...pacing, parties: null })) warnings.push('too_many_seats');
  return warnings;
}
