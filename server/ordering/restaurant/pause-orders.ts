import type { DeliveryMethod } from '#schemas/api/wire.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';
import { ApiError } from '../../errors/api-error.ts';
import { notifyConfigChange, notifyMenuChange } from '../../db/queries/notify.ts';
import { restaurantNotFound } from '../../caches/menu-cache.ts';
import type { Database } from '../../db/client.ts';
import { updateRestaurant } from '../../db/queries/restaurants.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';

export type Pause = {
  restaurantId: number;
  /** null: takes orders again now. */
  until: Date | null;
  types: DeliveryMethod[];
  /** For the customer: 'We are full until seven.' */
  reason: string;
  /** Extra minutes on every order (rule R19); undefined leaves them. */
  busyMinutes: number | undefined;
  now: Date;
};

/** A pause is a matter of hours; who closes for longer changes the opening hours. */
const longestPauseMs = 7 * dayMs;

/**
 * Stops orders of some types until a moment, or takes them again; everybody who looks at the
 * restaurant is told. The menu's version rises, so that no order being placed slips by (R55).
 * @throws ApiError 422 for a moment that has passed or is a week away, 404 for a restaurant of
 * nobody.
 */
export async function pauseOrders(
  tx: Database,
  tenantId: number,
  { restaurantId, until, types, reason, busyMinutes, now }: Pause,
): Promise<Restaurant> {
  if (until !== null && (until <= now || until.getTime() - now.getTime() > longestPauseMs)) {
    const sentence = 'A pause ends in the future, at most a week from now.';
    throw new ApiError(422, 'invalid_pause', sentence, {
      problems: [{ path: 'body.until', code: 'invalid_pause', message: sentence }],
    });
  }
  const restaurant = await updateRestaurant(tx, tenantId, restaurantId, {
    pausedUntil: until,
    pausedTypes: until === null ? [] : types,
    pauseReason: until === null ? '' : reason,
    ...(busyMinutes !== undefined && { busyMinutes }),
  });
  if (!restaurant) throw restaurantNotFound();
  await notifyMenuChange(tx, tenantId, restaurantId);
  await notifyConfigChange(tx, tenantId);
  return restaurant;
}
