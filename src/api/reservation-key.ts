import { linkKeys } from '#ui/api/link-keys.ts';

const keys = linkKeys('reservationKeys');

/** Stores the signature of a reservation's link for the tab. */
export const storeReservationKey = keys.store;

/** The header that stands for a token, where the signature of the mail's link is known. */
export function reservationKeyHeader(
  tenantId: number,
  reservationId: string,
): { 'x-reservation-key'?: string } {
  const key = keys.read(tenantId, reservationId);
  return key === null ? {} : { 'x-reservation-key': key };
}
