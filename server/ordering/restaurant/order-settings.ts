import type { OrderSettings, OrderSettingsBody } from '#schemas/api/staff-order-settings.ts';
import { ApiError } from '../../errors/api-error.ts';
import { restaurantNotFound } from '../../errors/restaurant-not-found.ts';
import type { Database } from '../../db/client.ts';
import { notifyMenuChange } from '../../db/queries/notify.ts';
import { lockRestaurant, updateOrderSettings } from '../../db/queries/restaurants.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';

/** How a restaurant takes its orders, as its owner reads it. */
export const showOrderSettings = (restaurant: Restaurant): OrderSettings => ({
  accepts_by_hand: restaurant.acceptsByHand,
  answer_minutes: restaurant.acceptMinutes,
  if_unanswered: restaurant.ifUnanswered,
  mails: restaurant.orderMails,
  mail_address: restaurant.orderMailAddress,
  no_show_limit: restaurant.noShowLimit,
  revision: restaurant.orderSettingsRevision,
  restaurant_email: restaurant.email,
});

type Write = {
  restaurantId: number;
  /** The one that it was made from; null: none that there ever was. */
  revision: number | null;
  body: OrderSettingsBody;
};

/**
 * Sets how a restaurant takes its orders; orders that were placed before go on as they were. The
 * menu's version rises, so that no order being placed is accepted by what no longer holds.
 * @throws ApiError 404, 412 with the present settings where it was made from another revision.
 */
export async function setOrderSettings(
  tx: Database,
  tenantId: number,
  { restaurantId, revision, body }: Write,
): Promise<OrderSettings> {
  const present = await lockRestaurant(tx, tenantId, restaurantId);
  if (!present) throw restaurantNotFound();
  if (present.orderSettingsRevision !== revision) {
    const sentence = 'Somebody else changed these settings in the meantime.';
    const data = showOrderSettings(present);
    throw new ApiError(412, 'stale_settings', sentence, { data });
  }
  const changed = await updateOrderSettings(tx, tenantId, restaurantId, {
    acceptsByHand: body.accepts_by_hand,
    acceptMinutes: body.answer_minutes,
    ifUnanswered: body.if_unanswered,
    orderMails: [...new Set(body.mails)],
    orderMailAddress: body.mail_address,
    noShowLimit: body.no_show_limit,
    orderSettingsRevision: present.orderSettingsRevision + 1,
  });
  if (!changed) throw restaurantNotFound();
  await notifyMenuChange(tx, tenantId, restaurantId);
  return showOrderSettings(changed);
}
