import { Temporal } from 'temporal-polyfill';
import type { Slot } from '#schemas/api/slots.ts';
import { localDate, mergeRanges, openingRanges } from './opening-ranges.ts';
import type { WeeklyHours } from './opening-ranges.ts';

const minute = 60_000;
const day = 1440 * minute;

export type SlotRules = {
  timeZone: string;
  /** Minutes from order to ready (rule R19). */
  leadMinutes: number;
  /** Slots stand at multiples of this many minutes after local midnight. */
  slotMinutes: number;
  /** Local dates on offer, today included. */
  daysAhead: number;
  /** The kitchen starts when the doors open, so the lead counts from there (rule R19). */
  startsAtOpening: boolean;
};

export type SlotList = { asap: Slot | null; days: { date: string; slots: Slot[] }[] };

/**
 * Every time at which an order made now can be fulfilled (rules R17 to R20, R23). `now` is in epoch
 * milliseconds. ASAP is the first slot of the range that is open now; days without slots are left
 * out. Capacity (R21) and dated exceptions are not looked at.
 */
export function listSlots(hours: readonly WeeklyHours[], rules: SlotRules, now: number): SlotList {
  const today = localDate(now, rules.timeZone);
  const end = today.add({ days: rules.daysAhead }).toString();
  // From yesterday on, for its last range may still be open after midnight.
  const yesterday = today.subtract({ days: 1 });
  const ranges = openingRanges(hours, rules.timeZone, yesterday, rules.daysAhead + 1);
  const lead = rules.leadMinutes * minute;

  let asap: Slot | null = null;
  const days = new Map<string, Slot[]>();
  for (const { opens, closes } of mergeRanges(ranges)) {
    const first = rules.startsAtOpening ? Math.max(now, opens) + lead : Math.max(now + lead, opens);
    const slots = slotsBetween(first, closes, rules).filter(({ date }) => date < end);
    if (opens <= now && now < closes) asap = slots[0] ?? null;
    for (const slot of slots) days.set(slot.date, [...(days.get(slot.date) ?? []), slot]);
  }
  return { asap, days: [...days].map(([date, slots]) => ({ date, slots })) };
}

/** The slot at a local date and time; of a time that occurs twice the first. */
export function findSlot(list: SlotList, date: string, time: string): Slot | undefined {
  return list.days.find((one) => one.date === date)?.slots.find((slot) => slot.time === time);
}

/** Slots from `first` on and before `closes` (rule R20), walked in stretches of one UTC offset. */
function slotsBetween(first: number, closes: number, rules: SlotRules): Slot[] {
  const slots: Slot[] = [];
  let from = first;
  while (from < closes) {
    const zoned = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(rules.timeZone);
    const offset = zoned.offsetNanoseconds / 1e6;
    const change = zoned.getTimeZoneTransition('next')?.epochMilliseconds ?? closes;
    const until = Math.min(closes, change);
    for (
      let instant = ceilToGrid(from, offset, rules.slotMinutes);
      instant < until;
      instant = ceilToGrid(instant + 1, offset, rules.slotMinutes)
    ) {
      slots.push(slotAt(instant, offset));
    }
    from = until;
  }
  return slots;
}

/** The next multiple of the grid after local midnight, at the latest the next midnight. */
function ceilToGrid(instant: number, offset: number, slotMinutes: number): number {
  const local = instant + offset;
  const midnight = Math.floor(local / day) * day;
  const grid = slotMinutes * minute;
  return midnight + Math.min(Math.ceil((local - midnight) / grid) * grid, day) - offset;
}

function slotAt(instant: number, offset: number): Slot {
  const local = new Date(instant + offset).toISOString();
  return {
    date: local.slice(0, 10),
    time: local.slice(11, 16),
    instant: new Date(instant).toISOString(),
    offset: offsetText(offset),
    is_full: false,
  };
}

/** Milliseconds east of UTC as `+10:00`. */
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / minute;
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}
