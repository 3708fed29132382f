import { arFailures } from './ar-failures.ts';
import { enFailures, type FailureTexts } from './en-failures.ts';
import { esFailures } from './es-failures.ts';
import type { Language } from '../languages/languages.ts';

/** What is refused with, by language. All of it is half a MB of memory, so nothing comes lazily. */
export const failureTexts: Readonly<Record<Language, FailureTexts>> = {
  en: { language: 'en', ...enFailures },
  es: { language: 'es', ...esFailures },
  ar: { language: 'ar', ...arFailures },
};
