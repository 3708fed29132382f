import type { OrderTaking } from '../../api/restaurants.ts';
import { minuteMs } from '../time/minute.ts';
import { openingAt, type Opening } from './opening-at.ts';

/** Epoch milliseconds. */
export type OrderTakingState =
  /** An order is ready, or there, in about so many minutes. */
  | { kind: 'now'; minutes: number; until: number }
  /** `until` null: until further notice. */
  | { kind: 'paused'; until: number | null }
  /** The next order for as soon as possible is taken then; null: no such time is known. */
  | { kind: 'later'; opens: number | null };

/**
 * Whether an order of a type is taken for as soon as possible at an instant (epoch ms), and how long
 * it takes then (rules R17, R19, R20, R55). By the minute, while the times on offer stand on a grid.
 * @param openings when the restaurant is open
 */
export function orderTakingAt(
  taking: OrderTaking,
  openings: readonly Opening[],
  now: number,
): OrderTakingState {
  const own = taking.openings ?? openings;
  const state = openingAt(own, now);
  if (!state.isOpen) return { kind: 'later', opens: state.opens };
  const { paused } = taking;
  const pausedUntil = paused?.until ? Date.parse(paused.until) : null;
  if (paused && (pausedUntil === null || pausedUntil > now)) {
    return { kind: 'paused', until: pausedUntil };
  }
  if (now <= state.until - taking.last_order_minutes * minuteMs) {
    return {
      kind: 'now',
      minutes: taking.kitchen_minutes + taking.road_minutes,
      until: state.until,
    };
  }
  const after = openingAt(own, state.until);
  return { kind: 'later', opens: after.isOpen ? state.until : after.opens };
}
