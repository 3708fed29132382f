import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';

export type Pauses = Restaurant['pauses'];

/**
 * An order type that takes no orders; `until` null: none for the present business day, until staff
 * open it again.
 */
export type Pause = { until: Date | null; reason: string };

/** The pause of an order type that is in force; null: there is none, or it is over. */
export function pauseOf(
  { pauses }: Pick<Restaurant, 'pauses'>,
  orderType: DeliveryMethod,
  now: Date,
): Pause | null {
  const pause = pauses[orderType];
  if (!pause) return null;
  const until = pause.until === null ? null : new Date(pause.until);
  return until === null || until > now ? { until, reason: pause.reason } : null;
}

/** When pauses end by themselves, past ones too. */
export const pauseEnds = ({ pauses }: Pick<Restaurant, 'pauses'>): Date[] =>
  Object.values(pauses).flatMap(({ until }) => (until === null ? [] : [new Date(until)]));

/** Extra minutes on every order of a type while the kitchen is busy (rule R19). */
export const busyMinutesOf = (
  { busyMinutes }: Pick<Restaurant, 'busyMinutes'>,
  orderType: DeliveryMethod,
): number => busyMinutes[orderType] ?? 0;
