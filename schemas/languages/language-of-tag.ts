import { readLanguage } from './language-path.ts';
import type { Language } from './languages.ts';

/**
 * The language of ours that a tag of BCP 47 is in (`es-MX` is Spanish); English for any other, and
 * where none is known.
 */
export const languageOfTag = (tag: string | null): Language =>
  readLanguage((tag ?? '').split('-')[0] ?? '') ?? 'en';
