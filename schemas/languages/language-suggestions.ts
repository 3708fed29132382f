import type { Language } from './languages.ts';

/**
 * What asks a visitor to read a page in their own language, in that language: whoever needs it does
 * not read the page's. All of them, for the build of a language has the sentences of no other.
 */
export const languageSuggestions: Record<Language, { view: string; dismiss: string }> = {
  en: { view: 'View this page in English', dismiss: 'No, thanks' },
  es: { view: 'Ver esta página en español', dismiss: 'No, gracias' },
  ar: { view: 'عرض هذه الصفحة بالعربية', dismiss: 'لا، شكرًا' },
};
