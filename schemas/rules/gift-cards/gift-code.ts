/** Without what looks alike: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
export const giftCodeAlphabet = 'ACDEFGHJKMNPQRTWXY34679';

/** Letters and digits of a code: more than 72 bits, drawn by the server (rule R69). */
export const giftCodeLength = 16;

/**
 * A gift card's code as somebody typed or pasted it, in the one form that is hashed and compared:
 * upper case, without spaces and dashes.
 * @returns null where it cannot be a code, whatever the cards are
 */
export function normaliseGiftCode(text: string): string | null {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '');
  const isCode =
    code.length === giftCodeLength &&
    [...code].every((letter) => giftCodeAlphabet.includes(letter));
  return isCode ? code : null;
}

/** In groups of four, as it is read and typed: 'ACDE-FGHJ-KMNP-QRTW'. */
export const showGiftCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

/** What of a code is shown of a card: its last four letters and digits (rule R69). */
export const lastFourOf = (code: string): string => code.slice(-4);
