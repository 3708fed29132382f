import { normalisePostcode } from './normalise-postcode.ts';

type Place = { postcode: string; suburb: string; city: string };

/** A name of a place as it is compared. */
export const placeKey = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** More names are no help to whoever has to correct one. */
const mostNames = 4;
const listed = new Intl.ListFormat('en', { type: 'disjunction' });

const named = (names: readonly string[]): string => {
  const own = [...new Set(names)];
  return own.length > mostNames
    ? `${own.slice(0, mostNames).join(', ')} and others`
    : listed.format(own);
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
): string | null {
  const ofPostcode = known.filter(
    (one) => normalisePostcode(one.postcode) === normalisePostcode(postcode),
  );
  const ofSuburb = known.filter((one) => placeKey(one.suburb) === placeKey(suburb));
  const written = { postcode: postcode.trim(), suburb: suburb.trim(), city: city.trim() };
  if (written.suburb !== '' && ofPostcode.length === 0 && ofSuburb.length > 0) {
    const right = named(ofSuburb.map((one) => one.postcode));
    return `${written.suburb} has the postcode ${right}, not ${written.postcode}. Please check both.`;
  }
  const fitting =
    written.suburb === '' ? ofPostcode : ofPostcode.filter((one) => ofSuburb.includes(one));
  if (ofPostcode.length > 0 && fitting.length === 0) {
    const right = named(ofPostcode.map((one) => one.suburb));
    return `${written.postcode} is the postcode of ${right}, not of ${written.suburb}. Please check both.`;
  }
  const cities = fitting.map((one) => one.city).filter((name) => name.trim() !== '');
  const isElsewhere =
    written.city !== '' &&
    cities.length > 0 &&
    cities.every((name) => placeKey(name) !== placeKey(city));
  if (!isElsewhere) return null;
  const place = [written.suburb, written.postcode].filter(Boolean).join(' ');
  return `${place} is in ${named(cities)}, not in ${written.city}. Please check your city.`;
}
