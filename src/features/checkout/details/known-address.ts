import type { Locality } from '#schemas/api/delivery.ts';
import type { ShippingInput } from '#schemas/api/orders.ts';

const isSame = (one: string, other: string) =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** The address with another postcode; suburb and city follow where there is only one of them. */
export function withPostcode(
  address: ShippingInput,
  postcode: string,
  localities: readonly Locality[],
): ShippingInput {
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
export function withSuburb(
  address: ShippingInput,
  suburb: string,
  localities: readonly Locality[],
): ShippingInput {
  const known = localities.filter((one) => isSame(one.suburb, suburb));
  const [only] = known;
  const next = { ...address, suburb };
  if (!only || known.length > 1) return next;
  return { ...next, postcode: only.postcode, city: only.city };
}
