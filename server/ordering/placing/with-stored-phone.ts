import type { Placement } from '../../domain/placing/check-placement.ts';
import { storedPhone } from '../../domain/phone/read-phone.ts';

/**
 * An order with its customer's telephone number as it is stored, so that whatever form it was written
 * in it is the same customer's. One that cannot be read stays, and is refused with all that is wrong
 * besides.
 */
export function withStoredPhone({ locale }: { locale: string }, body: Placement): Placement {
  const { guest_details: details } = body;
  if (!details) return body;
  const phone_no = storedPhone(details.phone_no, locale) ?? details.phone_no;
  return { ...body, guest_details: { ...details, phone_no } };
}
