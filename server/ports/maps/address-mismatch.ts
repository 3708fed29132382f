import type { FailureTexts } from '#schemas/messages/en-failures.ts';
import { normalisePostcode } from '#schemas/rules/delivery/normalise-postcode.ts';
import { placeKey } from '#schemas/rules/delivery/place-key.ts';

type Place = { postcode: string; suburb: string; city: string };

/** More names are no help to whoever has to correct one. */
const mostNames = 4;

const named = (names: readonly string[], { either }: FailureTexts['placing']): string => {
  const own = [...new Set(names)];
  return either(own.slice(0, mostNames), own.length > mostNames);
};

/**
 * Why postcode, suburb and city of an address cannot all be right by a list of localities (rule
 * R45), in a sentence; null where nothing contradicts the list. A part that is empty is not known
 * yet, and a place that the list does not know at all is left to the zones.
 * @param known those with the address's postcode, and those with its suburb
 */
export function addressMismatch(
  { postcode, suburb, city }: Place,
  known: readonly Place[],
): ((say: FailureTexts) => string) | null {
  const ofPostcode = known.filter(
    (one) => normalisePostcode(one.postcode) === normalisePostcode(postcode),
  );
  const ofSuburb = known.filter((one) => placeKey(one.suburb) === placeKey(suburb));
  const written = { postcode: postcode.trim(), suburb: suburb.trim(), city: city.trim() };
  if (written.suburb !== '' && ofPostcode.length === 0 && ofSuburb.length > 0) {
    const right = ofSuburb.map((one) => one.postcode);
    return ({ placing }) =>
      placing.postcodeOfSuburb(written.suburb, named(right, placing), written.postcode);
  }
  const fitting =
    written.suburb === '' ? ofPostcode : ofPostcode.filter((one) => ofSuburb.includes(one));
  if (ofPostcode.length > 0 && fitting.length === 0) {
    const right = ofPostcode.map((one) => one.suburb);
    return ({ placing }) =>
      placing.suburbOfPostcode(written.postcode, named(right, placing), written.suburb);
  }
  const cities = fitting.map((one) => one.city).filter((name) => name.trim() !== '');
  const isElsewhere =
    written.city !== '' &&
    cities.length > 0 &&
    cities.every((name) => placeKey(name) !== placeKey(city));
  if (!isElsewhere) return null;
  const place = [written.suburb, written.postcode].filter(Boolean).join(' ');
  return ({ placing }) => placing.cityOfPlace(place, named(cities, placing), written.city);
}
