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

type Held = { orders: number; units: number };

/**
 * What every window holds that a time is in: the fullest begins at one of the times, or can be moved
 * to one without losing any. Of `loads` those count that are less than a window away.
 */
function windowsAround(
  startsAt: number,
  loads: readonly SlotLoad[],
  capacity: Capacity,
): readonly Held[] {
  const length = windowOf(capacity);
  const near = loads.filter((load) => Math.abs(load.startsAt - startsAt) < length);
  const beginnings = [startsAt, ...near.map((load) => load.startsAt)].filter(
    (beginning) => beginning <= startsAt,
  );
  return beginnings.map((beginning) => {
    const held = near.filter(
      (load) => beginning <= load.startsAt && load.startsAt < beginning + length,
    );
    const sum = (count: (load: SlotLoad) => number) =>
      held.reduce((total, load) => total + count(load), 0);
    return { orders: sum(({ orders }) => orders), units: sum(({ units }) => units) };
  });
}

/**
 * Whether one more order of so many units fits at a time: no window, wherever it begins, may then
 * hold more than the capacity (rule R21).
 */
export const fitsAt = (
  startsAt: number,
  units: number,
  loads: readonly SlotLoad[],
  capacity: Capacity,
): boolean =>
  windowsAround(startsAt, loads, capacity).every(
    (held) =>
      held.orders + 1 <= (capacity.capacityOrders ?? Infinity) &&
      held.units + units <= (capacity.capacityUnits ?? Infinity),
  );

/** The most that any window holds which a time is in: how near it is to its limits (rule R21). */
export function mostAround(startsAt: number, loads: readonly SlotLoad[], capacity: Capacity): Held {
  const windows = windowsAround(startsAt, loads, capacity);
  return {
    orders: Math.max(...windows.map(({ orders }) => orders)),
    units: Math.max(...windows.map(({ units }) => units)),
  };
}
