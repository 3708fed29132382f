import { isWholePostcode } from './is-whole-postcode.ts';

const lengths = [3, 4, 5, 6, 7];

/**
 * Whether postcodes of a place are digits alone, so that a keypad of digits is enough to write them.
 * It stands apart, for the first load of a page has the forms of postcodes and no field.
 */
export function isPostcodeOfDigits(place: { locale: string; ownPostcode: string }): boolean {
  // Where no form is known, anything is whole.
  return (
    !isWholePostcode('X', place) &&
    lengths.some((length) => isWholePostcode('0'.repeat(length), place))
  );
}
