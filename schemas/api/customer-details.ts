import { z } from 'zod';
import { addressText } from '../fields/address-text.ts';
import { emailText } from '../fields/email-text.ts';
import { handoverText } from '../fields/handover-text.ts';
import { personName } from '../fields/name-text.ts';
import { phoneText } from '../fields/phone-text.ts';

/** The person who collects the order. */
export const guestDetails = z.object({
  name: personName({ most: 80 }),
  email: emailText(),
  phone_no: phoneText(),
});
export type GuestDetails = z.output<typeof guestDetails>;

/** The same of somebody on the telephone: '' where they gave no email address. */
export const callerDetails = guestDetails.extend({
  email: z.union([guestDetails.shape.email, z.literal('')]),
});

/** The same of an order; whoever orders on a tab is asked for a name alone (rule R82). */
export const orderCustomer = callerDetails.extend({
  phone_no: z.union([guestDetails.shape.phone_no, z.literal('')]),
});

/** How a delivery is handed over. */
export const handoverDetails = z.object({
  /** Of a flat, a unit or an office. */
  unit: handoverText.default(''),
  /** Of a gate or an entrance; only the restaurant and whoever placed the order see it. */
  entryCode: handoverText.default(''),
  leaveAtDoor: z.boolean().default(false),
});

export const shippingDetails = z.object({
  formattedAddress: addressText('formattedAddress'),
  city: addressText('city'),
  postcode: addressText('postcode'),
  suburb: addressText('suburb'),
  ...handoverDetails.shape,
});
/** As it is stored; and as it is sent, where what concerns the handover may be left out. */
export type ShippingDetails = z.output<typeof shippingDetails>;
export type ShippingInput = z.input<typeof shippingDetails>;
