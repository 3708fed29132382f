import type { DeliveryMethod } from '#schemas/api/wire.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';
import { ApiError } from '../../errors/api-error.ts';
import { notifyConfigChange, notifyMenuChange } from '../../db/queries/notify.ts';
import { restaurantNotFound } from '../../errors/restaurant-not-found.ts';
import type { Database } from '../../db/client.ts';
import { updateOrderTaking } from '../../db/queries/restaurants.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';

export type PauseChange = {
  restaurantId: number;
  /** null: takes orders again now; 'reopened': until somebody does that; undefined: as it is. */
  until: Date | 'reopened' | null | undefined;
  /** Those that it is about. */
  types: readonly DeliveryMethod[];
  /** For the customer: 'We are full until seven.' */
  reason: string;
  /** Extra minutes on every order of these types (rule R19); undefined leaves them. */
  busyMinutes: number | undefined;
  now: Date;
};

/** A pause is a matter of hours; who closes for longer changes the opening hours. */
const longestPauseMs = 7 * dayMs;

/**
 * Stops orders of some types for a while, or takes them again; everybody who looks at the
 * restaurant is notified. The menu's version rises, so that no order being placed slips by (R55).
 * Of one type the last change counts; repeating it changes nothing.
 * @throws ApiError 422 for a moment that has passed or is a week away, 404 for a restaurant of
 * nobody.
 */
export async function pauseOrders(
  tx: Database,
  tenantId: number,
  { restaurantId, until, types, reason, busyMinutes, now }: PauseChange,
): Promise<Restaurant> {
  if (until instanceof Date && (until <= now || +until - +now > longestPauseMs)) {
    const sentence = 'A pause ends in the future, at most a week from now.';
    throw new ApiError(422, 'invalid_pause', sentence, {
      problems: [{ path: 'body.until', code: 'invalid_pause', message: sentence }],
    });
  }
  const end = until instanceof Date ? until.toISOString() : null;
  const restaurant = await updateOrderTaking(tx, tenantId, restaurantId, {
    types,
    pause: until && { until: end, reason },
    busyMinutes,
  });
  if (!restaurant) throw restaurantNotFound();
  await notifyMenuChange(tx, tenantId, restaurantId);
  await notifyConfigChange(tx, tenantId);
  return restaurant;
}
