import type { GuestDetails } from '#schemas/api/orders.ts';

/** Digits by which a telephone number is known however it is written: +61 400 … is 0400 …. */
const phoneDigits = 9;

/** Every name that a customer is known by, for the uses of a coupon (rule R43). */
export function customerKeys(
  guestId: string,
  details?: Pick<GuestDetails, 'email' | 'phone_no'>,
): string[] {
  const keys = [`guest:${guestId}`];
  if (!details) return keys;
  const phone = details.phone_no.replaceAll(/\D/g, '').slice(-phoneDigits);
  return [...keys, `email:${details.email.toLowerCase()}`, `phone:${phone}`];
}
