/** A postcode as it is compared: `sw1a 1aa` and `SW1A1AA` are one. */
export const normalisePostcode = (postcode: string): string =>
  postcode.replaceAll(/\s+/g, '').toUpperCase();
