import type { SiteConfig } from './config/site.ts';
import { languages, type Language } from './languages/languages.ts';

/** Each language by its tag, English first. */
export const allLanguages = Object.keys(languages).filter(
  (tag): tag is Language => tag in languages,
);

/** The languages that a site has pages in: English, and what its owner adds. */
export const offeredLanguages = ({ general }: Pick<SiteConfig, 'general'>): Language[] =>
  allLanguages.filter((language) => language === 'en' || general.languages[language]);
