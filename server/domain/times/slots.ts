import { Temporal } from 'temporal-polyfill';
import type { Slot } from '#schemas/api/slots.ts';
import { dayMs, minuteMs } from '#schemas/rules/time/minute.ts';
import { gridTimesOf, wallClockOf, type GridTime } from './grid-times.ts';
import { businessDay, localDate, mergeRanges, openingRanges } from './opening-ranges.ts';
import type { OpeningRange, Schedule } from './opening-ranges.ts';

export type SlotRules = {
  timeZone: string;
  /**
   * Minutes from order to hand-over (rule R19): the kitchen's, busy ones and, for delivery, those
   * on the road, for a delivery slot is the time of arrival.
   */
  leadMinutes: number;
  /** Slots stand at multiples of this many minutes after local midnight. */
  slotMinutes: number;
  /** Business days on offer, today included: an evening that ends after midnight is one day. */
  daysAhead: number;
  /** The kitchen starts when the restaurant opens, so the lead counts from there (rule R19). */
  startsAtOpening: boolean;
  /** Orders for a range are taken until so long before it closes; null: until they do. */
  lastOrderMinutes: number | null;
  /** What was ordered in time may be handed over after closing, as late as its lead takes it. */
  fulfilsAfterClose: boolean;
  /**
   * Epoch milliseconds; until then the kitchen takes nothing on. null: it does; Infinity: nobody
   * knows, and orders for later business days are taken all the same.
   */
  pausedUntil: number | null;
};

export type SlotList = {
  asap: Slot | null;
  /** Epoch milliseconds. */
  lastOrderAt: number | null;
  days: { date: string; slots: Slot[] }[];
};

type IsFull = (instant: number) => boolean;
const neverFull: IsFull = () => false;

/**
 * Every time at which an order made now can be fulfilled (rules R17 to R20, R23). `now` is in epoch
 * milliseconds. ASAP is the first free slot of the range that is open now; days without slots are
 * left out. During a pause the list is the one of the moment at which the pause ends, without ASAP,
 * so that nothing jumps when it opens by itself.
 * @param isFull whether nothing more fits at an instant (rule R21).
 */
export function listSlots(
  schedule: Schedule,
  rules: SlotRules,
  now: number,
  isFull: IsFull = neverFull,
): SlotList {
  const { spans, lastOrder } = offerAt(schedule, rules, now);
  const found = new Map(
    spans.flatMap((span) =>
      gridTimesOf(span, rules).map((gridTime) => [gridTime.instant, gridTime]),
    ),
  );
  const gridTimes = [...found.values()].toSorted((a, b) => a.instant - b.instant);
  const open = spans.find(({ isOpen }) => isOpen);
  const soonest = gridTimes.find(
    ({ instant }) => open && open.first <= instant && instant < open.until && !isFull(instant),
  );
  const days = new Map<string, Slot[]>();
  for (const gridTime of gridTimes) {
    const slot = slotAt(gridTime, isFull);
    const day = days.get(slot.date);
    if (day) day.push(slot);
    else days.set(slot.date, [slot]);
  }
  return {
    asap: soonest ? slotAt(soonest, isFull) : null,
    lastOrderAt: lastOrder,
    days: [...days].map(([date, slots]) => ({ date, slots })),
  };
}

/** A time that was chosen from the list; of one that occurs twice `instant` says which (R23). */
export type ChosenTime = { date: string; time: string; instant?: string | null | undefined };

/**
 * The slot of a chosen time as the list has it, without listing all others; of a time that occurs
 * twice the first, unless its instant is given.
 */
export function findSlot(
  schedule: Schedule,
  rules: SlotRules,
  now: number,
  { date, time, instant }: ChosenTime,
  isFull: IsFull = neverFull,
): Slot | undefined {
  const local = Date.parse(`${date}T${time}Z`);
  const chosenInstant = instant ? Date.parse(instant) : null;
  const found = offerAt(schedule, rules, now)
    // No clock is a day away from UTC.
    .spans.map(({ first, until }) => ({
      first: Math.max(first, local - dayMs),
      until: Math.min(until, local + dayMs),
    }))
    .flatMap((span) => gridTimesOf(span, rules))
    .find(
      (gridTime) =>
        gridTime.instant + gridTime.offset === local &&
        (chosenInstant === null || gridTime.instant === chosenInstant),
    );
  return found && slotAt(found, isFull);
}

/** What an order made now may choose from, by opening range, and when the last one is taken. */
function offerAt(schedule: Schedule, rules: SlotRules, now: number) {
  const { merged, today, todayEnds, end } = rangesOnOffer(schedule, rules, now);
  const pausedUntil = rules.pausedUntil === Infinity ? todayEnds : rules.pausedUntil;
  const from = Math.max(now, pausedUntil ?? now);
  const spans = merged
    .filter((range) => range.opens < end && from < range.closes)
    .filter((range) => from <= lastOrderAt(range, rules))
    .map((range) => ({
      first: firstInstant(range, rules, from),
      until: lastInstant(range, rules, end),
      isOpen: rules.pausedUntil !== Infinity && from === now && range.opens <= now,
    }));
  const current = merged.find(({ opens, closes }) => closes > now && opens < now + dayMs);
  const isToday = current !== undefined && current.day <= today && current.closes < now + 2 * dayMs;
  const lastOrder = isToday && rules.lastOrderMinutes !== null ? lastOrderAt(current, rules) : null;
  return { spans, lastOrder };
}

/** Touching ranges as one, today's business day, and the instant at which the offer ends. */
function rangesOnOffer(schedule: Schedule, { timeZone, daysAhead }: SlotRules, now: number) {
  // From yesterday on, for its last range may still be open after midnight; and a day more than is
  // offered, so that a restaurant that never closes does not seem to close at the end.
  const yesterday = localDate(now, timeZone).subtract({ days: 1 });
  const ranges = openingRanges(schedule, timeZone, yesterday, daysAhead + 2);
  const today = businessDay(ranges, now, timeZone);
  const lastDay = Temporal.PlainDate.from(today)
    .add({ days: daysAhead - 1 })
    .toString();
  const offered = ranges.filter((range) => range.day <= lastDay);
  const end = Math.max(0, ...offered.map(({ closes }) => closes));
  const todayEnds = Math.max(
    0,
    ...ranges.flatMap(({ day, closes }) => (day <= today ? closes : [])),
  );
  return { merged: mergeRanges(ranges), today, todayEnds, end };
}

const lastOrderAt = ({ closes }: OpeningRange, { lastOrderMinutes }: SlotRules): number =>
  closes - (lastOrderMinutes ?? 0) * minuteMs;

function firstInstant({ opens }: OpeningRange, rules: SlotRules, from: number): number {
  const lead = rules.leadMinutes * minuteMs;
  return rules.startsAtOpening ? Math.max(from, opens) + lead : Math.max(from + lead, opens);
}

/** Slots of a range are before this instant (rule R20). */
function lastInstant(range: OpeningRange, rules: SlotRules, end: number): number {
  if (range.closes > end) return end;
  if (!rules.fulfilsAfterClose) return range.closes;
  const latest = lastOrderAt(range, rules) + (rules.leadMinutes + rules.slotMinutes) * minuteMs;
  return Math.max(range.closes, latest);
}

function slotAt(gridTime: GridTime, isFull: IsFull): Slot {
  return { ...wallClockOf(gridTime), is_full: isFull(gridTime.instant) };
}
