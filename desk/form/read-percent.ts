/**
 * A number as people type it: '12.5', '12,5', '8.875 %'. NaN: it is none, for the form's schema to
 * refuse; '1e9' and '1.234,5' are none.
 */
export function readPercent(text: string | number): number {
  if (typeof text === 'number') return text;
  const plain = text.replaceAll(/[\s%]/g, '').replace(',', '.');
  return /^-?\d{1,15}(?:\.\d{0,9})?$/.test(plain) ? Number(plain) : Number.NaN;
}
