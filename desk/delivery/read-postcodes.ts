import { normalisePostcode } from '#schemas/rules/delivery/normalise-postcode.ts';

/** More than one range would hold is a typing error. */
const mostOfRange = 1000;
/** Words of one postcode at most: `SW1A 1AA`, `1234 AB`, `123 45`. */
const mostParts = 2;

/**
 * Reads postcodes as people type them: with commas, semicolons, spaces or lines between them, or as a
 * range (`3000-3010`). A space within one stays; each postcode is kept once, as it was typed first.
 * @param form postcodes of the country without their spaces; null: it is not known
 */
export function readPostcodes(text: string, form: RegExp | null): string[] {
  const read = text
    .replaceAll(/(\d)\s*[-–]\s*(?=\d)/g, '$1-')
    .split(/[,;\n\r\t]+/)
    .flatMap((part) => splitPart(part.split(/\s+/).filter(Boolean), form))
    .flatMap(rangeOf);
  return uniquePostcodes(read);
}

/** Each postcode once, however it is written. */
export const uniquePostcodes = (postcodes: readonly string[]): string[] =>
  [
    ...new Map(
      postcodes.toReversed().map((postcode) => [normalisePostcode(postcode), postcode]),
    ).values(),
  ].toReversed();

/** Splits what stands between two commas: by the country's form, else where all of it is alike. */
function splitPart(words: readonly string[], form: RegExp | null): string[] {
  if (form === null) return areAlike(words) ? [...words] : joined(words);
  const found: string[] = [];
  for (let at = 0; at < words.length;) {
    const counts = Array.from({ length: mostParts }, (_, index) => index + 1);
    const fitting = counts.find((count) =>
      form.test(normalisePostcode(words.slice(at, at + count).join(''))),
    );
    const count = fitting ?? 1;
    found.push(words.slice(at, at + count).join(' '));
    at += count;
  }
  return found;
}

/** Numbers of one length, such as `3053 3054`, are several; `110 00` may be one. */
const areAlike = (words: readonly string[]) =>
  words.every((word) => /^\d{4,8}(?:-\d{4,8})?$/.test(word));

const joined = (words: readonly string[]) => (words.length === 0 ? [] : [words.join(' ')]);

function rangeOf(part: string): string[] {
  const range = /^(\d{3,8})-(\d{3,8})$/.exec(part);
  const [, from = '', to = ''] = range ?? [];
  const count = Number(to) - Number(from) + 1;
  if (!range || from.length !== to.length || count < 1 || count > mostOfRange) return [part];
  return Array.from({ length: count }, (_, index) =>
    String(Number(from) + index).padStart(from.length, '0'),
  );
}
