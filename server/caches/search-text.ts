/** Longer ones are no names of dishes. */
const longestText = 60;

/** So many digits are a telephone number, a card or a postcode, and no dish. */
const mostDigits = 4;

/**
 * What was looked for as it is counted: in small letters, short, with single spaces; null where it
 * looks like an address of mail, a telephone number or a link, which people paste into any field.
 */
export function searchText(typed: string): string | null {
  const text = typed.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  if (/[@\\<>]|:\/\/|www\./.test(text) || digits > mostDigits) return null;
  const short = [...text].slice(0, longestText).join('').trim();
  return short === '' ? null : short;
}
