const digit = /\p{Nd}/u;

/** Digits of a script stand in one row of the character set, from zero to nine. */
function valueOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && digit.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/**
 * A text with the digits of any script as 0 to 9: a keypad for numbers has those of the language
 * that a phone is set to.
 */
export const plainDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (sign) => (sign <= '9' ? sign : String(valueOf(sign))));
