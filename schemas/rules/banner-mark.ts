/**
 * A short mark of the banner's text, kept in the cookie of a dismissed banner: the same offer
 * stays away, a new one shows again. Both sides compute it (FNV-1a, 32 bits, as base 36).
 */
export function bannerMark(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
