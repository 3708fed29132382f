import { languages, type Language } from './languages.ts';

/** A page's address taken apart: `/es/menu` is `/menu` in Spanish; `named` is null without a prefix. */
export type LanguagePath = { named: Language | null; path: string };

const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text);

/** The language of a text that names one exactly (`es`), or null. */
export const readLanguage = (text: string): Language | null => (isLanguage(text) ? text : null);

/** What stands before every path of a language: nothing for English, `/es` for Spanish. */
export const languagePrefix = (language: Language): string =>
  language === 'en' ? '' : `/${language}`;

/** The address of a path (with its query or anchor) in a language: `/?a=1` in Spanish is `/es?a=1`. */
export const languagePath = (language: Language, path: string): string =>
  prefixed(languagePrefix(language), path);

/** The same where the language is to be named, English too: it is then the reader's choice. */
export const chosenLanguagePath = (language: Language, path: string): string =>
  prefixed(`/${language}`, path);

const prefixed = (prefix: string, path: string) =>
  prefix === '' ? path : prefix + path.replace(/^\/(?=$|[?#])/, '');

/** Takes the language from an address; `/ES` and `/est` name none. */
export function splitLanguagePath(pathname: string): LanguagePath {
  const [, first = '', rest = ''] = /^\/([a-z]{2,3})(\/.*)?$/.exec(pathname) ?? [];
  const named = readLanguage(first);
  return named ? { named, path: rest || '/' } : { named, path: pathname };
}
