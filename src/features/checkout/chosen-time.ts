import type { Slot, Slots } from '#schemas/api/slots.ts';

/** The day and time of the checkout draft. */
export type ChosenTime = { pickupDate: string | null; pickupTime: string | null; isAsap: boolean };

/** What the server's slots make of the chosen time. */
export type TimeState =
  | { kind: 'none' }
  | { kind: 'valid' }
  /** As soon as possible stays what it says: the time moves on with the clock. */
  | { kind: 'moved'; to: Slot }
  | { kind: 'passed'; time: string };

const noTime = { pickupDate: null, pickupTime: null, isAsap: false } as const;
export const withoutTime: ChosenTime = noTime;

export const chooseSlot = (slot: Slot, isAsap: boolean): ChosenTime => ({
  pickupDate: slot.date,
  pickupTime: slot.time,
  isAsap,
});

/** Holds a chosen time against fresh slots: a time that went by meanwhile is noticed. */
export function judgeChosenTime(chosen: ChosenTime, slots: Slots): TimeState {
  const { pickupDate, pickupTime, isAsap } = chosen;
  if (pickupDate === null || pickupTime === null) return { kind: 'none' };
  const same = (slot: Slot) => slot.date === pickupDate && slot.time === pickupTime;
  if (isAsap) {
    if (slots.asap === null) return { kind: 'passed', time: pickupTime };
    return same(slots.asap) ? { kind: 'valid' } : { kind: 'moved', to: slots.asap };
  }
  const isOffered = slots.days.some((day) => day.slots.some(same));
  return isOffered ? { kind: 'valid' } : { kind: 'passed', time: pickupTime };
}

/** The first time there is, as a day with its slot; null when nothing is offered. */
export function firstSlot(slots: Slots): Slot | null {
  return slots.asap ?? slots.days[0]?.slots[0] ?? null;
}

/** How many times of a day are shown before 'Show more'; a phone shows three rows of four. */
const shownAtFirst = 12;

/** The first times of a day, and all of them once the chosen one is further down. */
export function shownSlots(slots: readonly Slot[], chosen: ChosenTime): readonly Slot[] {
  const index = slots.findIndex(
    ({ date, time }) => date === chosen.pickupDate && time === chosen.pickupTime,
  );
  // A button that reveals one or two times is more work than the times.
  const isShort = slots.length <= shownAtFirst + 2;
  return isShort || index >= shownAtFirst ? slots : slots.slice(0, shownAtFirst);
}
