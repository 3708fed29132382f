import type { FastifyRequest } from 'fastify';
import { findOrderOfLink, findReservationOfLink } from '../db/queries/link-subjects.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { unknownReservation } from '../errors/unknown-reservation.ts';
import { headerOf } from './header-of.ts';
import type { Identity } from './identity.ts';
import { linkEnd } from './link-end.ts';
import { isOrderKey, orderLinkEnd } from './order-key.ts';
import { isReservationKey } from './reservation-key.ts';

/** The key of a mail's link that came with a call. */
export type SentLink =
  | { kind: 'open'; opens: Identity }
  /** It was good until its end; its owner's own token still opens what it was for. */
  | { kind: 'ended'; owner: string | null; refusal: ApiError }
  | { kind: 'wrong'; refusal: ApiError };

/** Finds what the key of a call opens by the server's clock; null: it brought none. */
export async function findSentLink(
  deps: Pick<Deps, 'db' | 'secretKey' | 'clock'>,
  tenantId: number,
  request: FastifyRequest,
): Promise<SentLink | null> {
  const orderId = paramOf(request, 'orderId');
  const orderKey = headerOf(request, 'x-order-key');
  if (orderId !== null && orderKey !== undefined) {
    if (!isOrderKey(deps, { tenantId, orderId, key: orderKey })) {
      return { kind: 'wrong', refusal: unknownOrder() };
    }
    const order = await findOrderOfLink(deps.db, tenantId, orderId);
    return order && orderLinkEnd(order) <= deps.clock()
      ? ended(order.shopperId)
      : { kind: 'open', opens: { kind: 'link', orderId } };
  }
  const reservationId = paramOf(request, 'reservationId');
  const reservationKey = headerOf(request, 'x-reservation-key');
  if (reservationId === null || reservationKey === undefined) return null;
  if (!isReservationKey(deps, { tenantId, reservationId, key: reservationKey })) {
    return { kind: 'wrong', refusal: unknownReservation() };
  }
  const reservation = await findReservationOfLink(deps.db, tenantId, reservationId);
  return reservation && linkEnd(reservation.endsAt) <= deps.clock()
    ? ended(reservation.shopperId)
    : { kind: 'open', opens: { kind: 'reservation_link', reservationId } };
}

const ended = (owner: string | null): SentLink => ({
  kind: 'ended',
  owner,
  refusal: new ApiError(404, 'link_ended', ({ orders }) => orders.linkEnded),
});

const unknownOrder = () => new ApiError(404, 'unknown_order', ({ orders }) => orders.unknown);

function paramOf({ params }: FastifyRequest, name: string): string | null {
  if (typeof params !== 'object' || params === null) return null;
  const value: unknown = Reflect.get(params, name);
  return typeof value === 'string' ? value.toLowerCase() : null;
}
