import type { z } from 'zod';
import { plainLine } from './plain-text.ts';

/**
 * Parts of the address that a delivery goes to, as every form asks for them: all four are required
 * (specification §4).
 */
export const deliveryAddressParts = ['formattedAddress', 'postcode', 'suburb', 'city'] as const;

/** Parts of a restaurant's address, which is printed as its owner writes it (specification §3). */
export const restaurantAddressParts = ['formattedAddress', 'postcode', 'city'] as const;

export type AddressPart = (typeof deliveryAddressParts)[number];

/** Most characters of each part. */
export const longestAddressPart = {
  formattedAddress: 200,
  postcode: 12,
  suburb: 80,
  city: 80,
} as const satisfies Record<AddressPart, number>;

type AddressWords = { missing?: string; tooLong?: string };

/** A part of an address that may be left out, in any script. */
export const addressTextOrNone = (part: AddressPart, tooLong?: string): z.ZodString =>
  plainLine.max(longestAddressPart[part], tooLong);

/**
 * A part of an address that has to be there. Postcodes are of no one form: where a country has none,
 * people write a dash.
 */
export const addressText = (part: AddressPart, words: AddressWords = {}): z.ZodString =>
  addressTextOrNone(part, words.tooLong).min(1, words.missing);
