import type { Slot, Slots } from '#schemas/api/slots.ts';

/** The day and time of the checkout draft. */
export type ChosenTime = {
  pickupDate: string | null;
  pickupTime: string | null;
  /** Distinguishes the two of a time in a night that has it twice (rule R23). */
  pickupAt: string | null;
  isAsap: boolean;
};

/** A chosen time that cannot be had any more. */
export type GoneTime = { kind: 'passed' | 'full'; time: string };

/** What the server's slots make of the chosen time. */
export type TimeState =
  | { kind: 'none' }
  | { kind: 'valid'; slot: Slot }
  /** As soon as possible stays what it says: the time moves on with the clock. */
  | { kind: 'moved'; to: Slot }
  | GoneTime;

export const chooseSlot = (slot: Slot, isAsap: boolean): ChosenTime => ({
  pickupDate: slot.date,
  pickupTime: slot.time,
  pickupAt: slot.instant,
  isAsap,
});

/** Whether a slot is the chosen one; by its instant, once that is known. */
export const isChosenSlot = (chosen: ChosenTime, slot: Slot): boolean =>
  chosen.pickupAt === null
    ? slot.date === chosen.pickupDate && slot.time === chosen.pickupTime
    : slot.instant === chosen.pickupAt;

/** Holds a chosen time against fresh slots: one that went by or filled up meanwhile is noticed. */
export function judgeChosenTime(chosen: ChosenTime, slots: Slots): TimeState {
  const { pickupDate, pickupTime: time, isAsap } = chosen;
  if (pickupDate === null || time === null) return { kind: 'none' };
  if (isAsap) {
    if (slots.asap === null) return { kind: 'passed', time };
    return isChosenSlot(chosen, slots.asap)
      ? { kind: 'valid', slot: slots.asap }
      : { kind: 'moved', to: slots.asap };
  }
  const slot = slots.days.flatMap((day) => day.slots).find((one) => isChosenSlot(chosen, one));
  if (!slot) return { kind: 'passed', time };
  return slot.is_full ? { kind: 'full', time } : { kind: 'valid', slot };
}

/** The first time that can be had; null when nothing is offered. */
export function firstSlot(slots: Slots): Slot | null {
  const open = slots.days.flatMap((day) => day.slots).find((slot) => !slot.is_full);
  return slots.asap ?? open ?? null;
}

/** Which of two a time is on a day that has it twice; null where it is the only one. */
export function turnOf(
  slot: Pick<Slot, 'time' | 'instant'>,
  day: readonly Pick<Slot, 'time' | 'instant'>[],
): 'first' | 'second' | null {
  const same = day.filter(({ time }) => time === slot.time);
  if (same.length < 2) return null;
  return same[0]?.instant === slot.instant ? 'first' : 'second';
}
