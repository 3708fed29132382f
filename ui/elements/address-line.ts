import type { UserAddress } from '#schemas/api/user-addresses.ts';

/** A saved address in one line, as lists show it. */
export const addressLine = ({ unit, formattedAddress, suburb, postcode }: UserAddress): string =>
  [[unit, formattedAddress].filter(Boolean).join(', '), `${suburb} ${postcode}`].join(', ');
