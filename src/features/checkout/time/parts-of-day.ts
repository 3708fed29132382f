import type { Slot } from '#schemas/api/slots.ts';

/** When each part of a day begins, by the restaurant's wall clock; the first one at midnight. */
const beginnings = [
  ['night', '00:00'],
  ['morning', '05:00'],
  ['lunch', '11:30'],
  ['afternoon', '14:30'],
  ['evening', '17:00'],
] as const;

export type PartOfDay = (typeof beginnings)[number][0];

/** The times of one part of a day. */
export type SlotGroup<T = Slot> = { part: PartOfDay; slots: readonly T[] };

const partOf = ({ time }: Pick<Slot, 'time'>): PartOfDay =>
  beginnings.findLast(([, from]) => from <= time)?.[0] ?? 'night';

/** A day's times by the parts of the day that have one, in the order they were given. */
export function groupByPartOfDay<T extends Pick<Slot, 'time'>>(
  slots: readonly T[],
): readonly SlotGroup<T>[] {
  const parts = new Map<PartOfDay, T[]>();
  for (const slot of slots) {
    const part = partOf(slot);
    parts.set(part, [...(parts.get(part) ?? []), slot]);
  }
  return [...parts].map(([part, ofPart]) => ({ part, slots: ofPart }));
}

/** So many times are all in sight: to unfold a part would be more work than to pass it by. */
const shortDay = 14;

/**
 * The parts that are open at first: of a short day all, else the one with the chosen time, else the
 * earliest that has a free one.
 */
export function partsOpenAtFirst(
  groups: readonly SlotGroup[],
  isChosen: (slot: Slot) => boolean,
): readonly PartOfDay[] {
  const count = groups.reduce((sum, { slots }) => sum + slots.length, 0);
  if (count <= shortDay) return groups.map(({ part }) => part);
  const open =
    groups.find(({ slots }) => slots.some(isChosen)) ??
    groups.find(({ slots }) => slots.some((slot) => !slot.is_full)) ??
    groups[0];
  return open ? [open.part] : [];
}
