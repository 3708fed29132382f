import { findStoredOrder, type StoredOrder } from '../db/queries/orders.ts';
import { findRestaurant, type Restaurant } from '../db/queries/restaurants.ts';
import { listOwners } from '../db/queries/staff-people.ts';
import type { Deps } from '../dependencies/deps.ts';
import { restaurantMailOfEvent, type RestaurantMailKind } from '../domain/order/mail-of-event.ts';
import { mailSender } from '../mail-sending/mail-sender.ts';
import { mailAsHtml } from '../mails/mail-as-html.ts';
import { mailAsText } from '../mails/mail-as-text.ts';
import { restaurantMailJob, type RestaurantMailJob } from '../mails/queue-mail.ts';
import { queueMailAfter } from '../mails/queue-mail-after.ts';
import { restaurantMail } from '../mails/restaurant-mail.ts';
import { showOrder } from '../ordering/order/show-order.ts';
import { findSound } from './find-sound.ts';

/**
 * Sends a restaurant the mail about one of its orders, if it wants it now; of a new order, where it
 * says so, once no desk rang for it (decision 121). That nobody answered it is
 * told whatever it chose. One without any address has its owners told.
 * @throws what the mail server answers; the queue tries again with growing pauses.
 */
export async function sendRestaurantMail(deps: Deps, payload: unknown): Promise<void> {
  const { tenantId, orderId, cause } = restaurantMailJob.parse(payload);
  const { db, tenants, settings, mailer, options } = deps;
  const [tenant, stored] = await Promise.all([
    tenants.byId(tenantId),
    findStoredOrder(db, tenantId, orderId),
  ]);
  if (!tenant || !stored) return;
  const restaurant = await findRestaurant(db, tenantId, stored.order.restaurantId);
  const found = kindOf(stored, cause);
  if (!restaurant || found === null) return;
  const { kind, at } = found;
  const { orderMails } = restaurant;
  if (kind === 'new' && !orderMails.includes(kind) && orderMails.includes('new_without_sound')) {
    const sound = await findSound(deps, { order: stored.order, restaurant, at });
    if (sound === 'rang') return;
    if (sound !== 'silent') {
      const job: RestaurantMailJob = { tenantId, orderId, cause };
      await queueMailAfter(db, 'restaurant_mail', { job, pauseMs: sound.askAfterMs });
      return;
    }
  } else if (kind !== 'unanswered' && !orderMails.includes(kind)) return;
  const { config } = await settings.get(tenantId, restaurant.id);
  const order = showOrder(deps, stored, 'minor');
  const href = `${tenant.primaryOrigin}/desk`;
  const content = restaurantMail({ kind, order, tenant, config, href });
  const id =
    cause === 'unanswered'
      ? `restaurant-${tenantId}-${orderId}-unanswered`
      : `restaurant-${tenantId}-${cause.eventId}-${kind}`;
  for (const [place, address] of (await addressesOf(deps, restaurant)).entries()) {
    await mailer.send({
      from: mailSender(tenant, options),
      to: { name: restaurant.name, address },
      subject: content.subject,
      text: mailAsText(content),
      html: mailAsHtml(content),
      id: place === 0 ? id : `${id}-${place}`,
    });
  }
}

/** Owners that are mailed at most, where their restaurant has no address. */
const mostOwners = 5;

async function addressesOf({ db }: Pick<Deps, 'db'>, restaurant: Restaurant): Promise<string[]> {
  const own = restaurant.orderMailAddress || restaurant.email;
  if (own !== '') return [own];
  const owners = await listOwners(db, restaurant.tenantId);
  return owners.flatMap(({ email }) => email ?? []).slice(0, mostOwners);
}

function kindOf(
  { order, events }: StoredOrder,
  cause: RestaurantMailJob['cause'],
): { kind: RestaurantMailKind; at: Date } | null {
  if (cause === 'unanswered') return { kind: cause, at: order.placedAt };
  const index = events.findIndex(({ id }) => id === cause.eventId);
  const event = events[index];
  if (!event) return null;
  const kind = restaurantMailOfEvent(event, events[index - 1], order);
  return kind && { kind, at: event.at };
}
