import type { GuestDetails } from '#schemas/api/orders.ts';

/** Digits by which a telephone number is known however it is written: +61 400 … is 0400 …. */
const phoneDigits = 9;

type Contact = Pick<GuestDetails, 'email' | 'phone_no'>;

/**
 * Every name that a customer is known by, for the uses of a coupon (rule R43): an address with an alias
 * is one with the address without.
 */
export function customerKeys(shopperId: string, details?: Contact): string[] {
  const keys = details ? contactKeys(details) : [];
  const plain = keys.filter((key) => key.startsWith('email:')).map(withoutAlias);
  return [...new Set([`shopper:${shopperId}`, ...keys, ...plain])];
}

/** Ada+pizza@example.com is read by who has ada@example.com. */
export const withoutAlias = (address: string): string => address.replace(/\+[^@]*(?=@)/, '');

/** The names that do not change with the browser, for orders that were not collected (rule R61). */
export function contactKeys({ email, phone_no }: Contact): string[] {
  const phone = phone_no.replaceAll(/\D/g, '').slice(-phoneDigits);
  return [
    // Staff may have entered the order for somebody who gave none.
    ...(email === '' ? [] : [`email:${email.toLowerCase()}`]),
    ...(phone === '' ? [] : [`phone:${phone}`]),
  ];
}
