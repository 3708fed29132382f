import { allLanguages, offeredLanguages } from '../offered-languages.ts';
import type { SiteConfig } from '../config/site.ts';
import type { Language } from '../languages/languages.ts';

/** A language that texts are translated to: every one but English, in which they are written. */
export type FurtherLanguage = Exclude<Language, 'en'>;

const isFurther = (language: Language): language is FurtherLanguage => language !== 'en';

export const furtherLanguages: readonly FurtherLanguage[] = allLanguages.filter(isFurther);

/** Those that a site offers, so that its owner is asked for no others. */
export const languagesToTranslate = (config: Pick<SiteConfig, 'general'>): FurtherLanguage[] =>
  offeredLanguages(config).filter(isFurther);
