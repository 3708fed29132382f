import { isSameKey, signLink, type SigningDeps } from './link-key.ts';

type ReservationName = { tenantId: number; reservationId: string };

/**
 * The signature in a reservation's link: whoever has it sees, changes and cancels this one
 * reservation, on any device, until 90 days after its stay (rule R92). Nothing is
 * stored for it.
 */
export const reservationKey = (
  deps: SigningDeps,
  { tenantId, reservationId }: ReservationName,
): string => signLink(deps, 'reservation links', `${tenantId}:${reservationId}`);

/** Whether a sent key is the reservation's. */
export const isReservationKey = (
  deps: SigningDeps,
  { key, ...name }: ReservationName & { key: string },
): boolean => isSameKey(reservationKey(deps, name), key);

/**
 * The path of the storefront that opens a reservation anywhere, with its signature in the fragment,
 * which browsers keep from servers, their logs and other sites.
 */
export const reservationLink = (deps: SigningDeps, name: ReservationName): string =>
  `/reservations?reservation=${name.reservationId}#key=${reservationKey(deps, name)}`;
