import { minuteMs } from '#schemas/rules/time/minute.ts';

/** How a restaurant takes reservations. */
export type BookingRules = {
  timeZone: string;
  /** Times stand at multiples of this many minutes after local midnight. */
  slotMinutes: number;
  /**
   * How long a party stays, by its size (rule R86): the first entry that holds the party counts,
   * and the last one holds all that are larger.
   */
  stays: readonly { upTo: number; minutes: number }[];
  /** Minutes that a table stays free after a stay (rule R86). */
  bufferMinutes: number;
  /** A reservation is made at least so long before (rule R85). */
  noticeMinutes: number;
  /** Days on offer, today included (rule R85). */
  daysAhead: number;
  /** What may begin within one quarter of an hour (rule R91); null: any number. */
  pacing: { parties: number | null; seats: number | null };
};

/** How long a party stays, in ms. */
export function stayOf(party: number, { stays }: Pick<BookingRules, 'stays'>): number {
  const stay = stays.find(({ upTo }) => party <= upTo) ?? stays.at(-1);
  if (!stay) throw new RangeError('The rules name no length of a stay.');
  return stay.minutes * minuteMs;
}

/** What a party that begins at an instant (epoch ms) keeps its tables for, half-open (rule R86). */
export const occupiedFrom = (
  instant: number,
  party: number,
  rules: Pick<BookingRules, 'stays' | 'bufferMinutes'>,
) => ({ from: instant, until: instant + stayOf(party, rules) + rules.bufferMinutes * minuteMs });
