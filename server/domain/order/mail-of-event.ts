import type { RestaurantMailTopic } from '#schemas/api/staff-order-settings.ts';
import type { OrderEventRow } from '../../db/queries/order-events.ts';
import type { OrderRow } from '../../db/queries/orders.ts';

export type OrderMailKind =
  | 'received'
  | 'accepted'
  | 'changed'
  | 'items_changed'
  | 'ready'
  | 'on_its_way'
  | 'cancelled'
  | 'refunded';

type Event = Pick<OrderEventRow, 'status' | 'actor' | 'promisedAt'> & {
  /** Of its lines, by staff. */
  change?: object | null;
  /** The table that it was brought to, by staff. */
  tableName?: string | null;
};

/**
 * The mail that something which happened to an order calls for, or none: an order that accepts
 * itself is received with that, and what was never paid was never an order.
 * @param before what happened just before it.
 */
export function mailOfEvent(
  { status, actor, promisedAt, change }: Event,
  before: Event | undefined,
  { deliveryMethod, acceptUntil }: Pick<OrderRow, 'deliveryMethod' | 'acceptUntil'>,
): OrderMailKind | null {
  if (change) return 'items_changed';
  if (before?.status === status) {
    return before.promisedAt.getTime() === promisedAt.getTime() ? null : 'changed';
  }
  switch (status) {
    case 'placed':
      return 'received';
    case 'accepted':
      // One that waited for a person was received before, whoever accepted it in the end.
      return actor === 'staff' || acceptUntil !== null ? 'accepted' : 'received';
    case 'ready':
      return deliveryMethod === 'delivery' ? null : 'ready';
    case 'out_for_delivery':
      return 'on_its_way';
    case 'rejected':
    case 'cancelled':
    case 'expired':
      return before === undefined || before.status === 'pending_payment' ? null : 'cancelled';
    default:
      return null;
  }
}

/** Of what a mail to a restaurant is. */
type RestaurantEvent = Exclude<RestaurantMailTopic, 'new_without_sound'>;
export type RestaurantMailKind = RestaurantEvent | 'unanswered';

/**
 * What an event of an order is to its restaurant's mails: a new order once it is placed, a change
 * where it stays in its state, a cancellation whoever ended it. That the program ended it unanswered
 * is in the mail about that.
 * @param before what happened just before it.
 */
export function restaurantMailOfEvent(
  { status, actor, tableName }: Event,
  before: Event | undefined,
  { acceptUntil }: Pick<OrderRow, 'acceptUntil'>,
): RestaurantEvent | null {
  // Who did it stood at the table.
  if (tableName) return null;
  if (before?.status === status) return 'changed';
  switch (status) {
    case 'placed':
      return 'new';
    case 'accepted':
      // One that waited for a person was new when it came.
      return acceptUntil === null ? 'new' : null;
    case 'rejected':
      return actor === 'system' ? null : 'cancelled';
    case 'cancelled':
      return before === undefined || before.status === 'pending_payment' ? null : 'cancelled';
    default:
      return null;
  }
}
