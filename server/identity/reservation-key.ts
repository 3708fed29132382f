import type { Deps } from '../dependencies/deps.ts';
import { isSignature, sign } from '../security/sign.ts';

type SigningDeps = Pick<Deps, 'secretKey'>;
type ReservationName = { tenantId: number; reservationId: string };

const purpose = 'reservation links';
const textOf = ({ tenantId, reservationId }: ReservationName) => `${tenantId}:${reservationId}`;

/**
 * The signature in a reservation's link: whoever has it sees, changes and cancels this one
 * reservation, on any device, until 90 days after its stay (rule R92) and as long as SECRET_KEY is
 * known. Nothing is stored for it.
 */
export const reservationKey = ({ secretKey }: SigningDeps, name: ReservationName): string =>
  sign(secretKey, purpose, textOf(name));

/** Whether a sent key is the reservation's; takes equally long for every wrong one. */
export const isReservationKey = (
  { secretKey }: SigningDeps,
  { key, ...name }: ReservationName & { key: string },
): boolean => isSignature(secretKey, purpose, { text: textOf(name), sent: key });

/**
 * The path of the storefront that opens a reservation anywhere, with its signature in the fragment,
 * which browsers keep from servers, their logs and other sites.
 */
export const reservationLink = (deps: SigningDeps, name: ReservationName): string =>
  `/reservations?reservation=${name.reservationId}#key=${reservationKey(deps, name)}`;
