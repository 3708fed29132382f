/**
 * The languages that customers read. A new one is a line here and a folder beside `en/` with a file
 * for each of its files that customers read; the build makes a storefront of each. Editor and desk
 * are in English.
 */
export const languages = {
  en: { name: 'English', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
} as const satisfies Record<string, { name: string; direction: 'ltr' | 'rtl' }>;

/** A language that customers may choose: a BCP 47 tag without a region. */
export type Language = keyof typeof languages;
