import { minuteMs } from '#schemas/rules/time/minute.ts';
import type { SlotLoad } from '../../db/queries/slot-usage.ts';

/** How much fits into any window of so many minutes (rule R21); null: no limit. */
export type Capacity = {
  capacityOrders: number | null;
  capacityUnits: number | null;
  capacityWindowMinutes: number;
};

/** Restaurants without limits count nothing and lock nothing. */
export const hasSlotLimits = ({ capacityOrders, capacityUnits }: Capacity): boolean =>
  capacityOrders !== null || capacityUnits !== null;

/** Length of the window in milliseconds. */
export const windowOf = ({ capacityWindowMinutes }: Capacity): number =>
  Math.max(1, capacityWindowMinutes) * minuteMs;

/**
 * Whether one more order of so many units fits at a time: no window, wherever it begins, may then
 * hold more than the capacity (rule R21). Of `loads` those count that are less than a window away.
 */
export function fitsAt(
  startsAt: number,
  units: number,
  loads: readonly SlotLoad[],
  capacity: Capacity,
): boolean {
  const length = windowOf(capacity);
  const near = loads.filter((load) => Math.abs(load.startsAt - startsAt) < length);
  // The fullest window begins at one of the times, or can be moved to one without losing any.
  const beginnings = [startsAt, ...near.map((load) => load.startsAt)].filter(
    (beginning) => beginning <= startsAt,
  );
  return beginnings.every((beginning) => {
    const held = near.filter(
      (load) => beginning <= load.startsAt && load.startsAt < beginning + length,
    );
    const sum = (count: (load: SlotLoad) => number) =>
      held.reduce((total, load) => total + count(load), 0);
    return (
      sum(({ orders }) => orders) + 1 <= (capacity.capacityOrders ?? Infinity) &&
      sum((load) => load.units) + units <= (capacity.capacityUnits ?? Infinity)
    );
  });
}
