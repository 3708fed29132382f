import { readLanguage } from './language-path.ts';
import { languages, type Language } from './languages.ts';

export const languageNames = Object.keys(languages).flatMap((name) => readLanguage(name) ?? []);

/** The language that texts of a tenant's locale (BCP 47) are in; English where there is none such. */
export const languageOf = (locale: string): Language =>
  readLanguage(locale.toLowerCase().split('-')[0] ?? '') ?? 'en';
