import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../dependencies/deps.ts';
import { deriveKey } from '../security/derive-key.ts';

type SigningDeps = Pick<Deps, 'secretKey'>;
type ReservationName = { tenantId: number; reservationId: string };

/**
 * The signature in a reservation's link: whoever has it sees, changes and cancels this one
 * reservation, on any device (rule R92). It holds as long as SECRET_KEY does; nothing is stored.
 */
export function reservationKey(
  { secretKey }: SigningDeps,
  { tenantId, reservationId }: ReservationName,
): string {
  return createHmac('sha256', deriveKey(secretKey, 'reservation links'))
    .update(`${tenantId}:${reservationId}`)
    .digest('base64url');
}

/** Whether a sent key is the reservation's; takes equally long for every wrong one. */
export function isReservationKey(
  deps: SigningDeps,
  { key, ...name }: ReservationName & { key: string },
): boolean {
  const [own, sent] = [Buffer.from(reservationKey(deps, name)), Buffer.from(key)];
  return own.length === sent.length && timingSafeEqual(own, sent);
}

/** The path of the storefront that opens a reservation anywhere, with its signature. */
export const reservationLink = (deps: SigningDeps, name: ReservationName): string =>
  `/reservations?reservation=${name.reservationId}&key=${reservationKey(deps, name)}`;
