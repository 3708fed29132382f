import type { Locality } from '#schemas/api/delivery.ts';
import type { AddressPart } from '#schemas/fields/address-text.ts';

/** An address in its parts. */
export type AddressTexts = Record<AddressPart, string>;

const isSame = (one: string, other: string) =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** The address with another postcode; suburb and city follow where there is only one of them. */
export function withPostcode<A extends AddressTexts>(
  address: A,
  postcode: string,
  localities: readonly Locality[],
): A {
  const near = localities.filter((one) => one.postcode === postcode.trim());
  const [first] = near;
  const next = { ...address, postcode };
  if (!first) return next;
  const suburbFits = near.some(({ suburb }) => isSame(suburb, address.suburb));
  return {
    ...next,
    suburb: suburbFits ? address.suburb : near.length === 1 ? first.suburb : '',
    city: near.every(({ city }) => city === first.city) ? first.city : address.city,
  };
}

/** The address with another suburb; postcode and city follow where the list knows only one. */
export function withSuburb<A extends AddressTexts>(
  address: A,
  suburb: string,
  localities: readonly Locality[],
): A {
  const known = localities.filter((one) => isSame(one.suburb, suburb));
  const [only] = known;
  const next = { ...address, suburb };
  if (!only || known.length > 1) return next;
  return { ...next, postcode: only.postcode, city: only.city };
}
