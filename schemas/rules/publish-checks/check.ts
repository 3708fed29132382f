import type { FurtherLanguage } from '../../translations/further-languages.ts';

/** One thing that an owner should know before a site is published. */
export type Check = {
  /** The setting that it is about, with dots: `hero.ctaLink`, `footer.links.2.url`. */
  path: string;
  /** Errors keep a site from being published, warnings do not. */
  level: 'error' | 'warning';
  code: CheckCode;
  /** A sentence for the owner, whole without the name of the setting. */
  message: string;
};

export type CheckCode =
  | 'invalid_value'
  | 'newer_document'
  | 'contrast'
  | 'colour_corrected'
  | 'no_section'
  | 'never_shown'
  | 'rule_passed'
  | 'empty_page'
  | 'empty_section'
  | 'unknown_design'
  | 'missing_anchor'
  | 'unknown_page'
  | 'unsafe_link'
  | 'words_without_link'
  | 'link_without_words'
  | 'undescribed_picture'
  | 'default_text'
  | 'no_words'
  | 'no_contact'
  | 'no_name'
  | 'untranslated';

/** How many texts a language lacks, and how many it has of an earlier original. */
export type Untranslated = { missing: number; outdated: number };

/** What lies outside the document; what is not known is not checked. */
export type CheckContext = {
  /** Ids of the categories that links may lead to. */
  categoryIds?: readonly number[];
  /** Paths of the site's own pages: '/menu'. */
  pages?: readonly string[];
  tenantName?: string;
  /** The document has its translations, without which pages are sent. */
  hasTranslations?: boolean;
  /** Of the menu's names and descriptions. */
  untranslatedMenu?: Partial<Record<FurtherLanguage, Untranslated>>;
  /** The day by the restaurant's calendar, `2026-12-24`. */
  today?: string;
};

export const failure = (path: string, code: CheckCode, message: string): Check => ({
  path,
  level: 'error',
  code,
  message,
});

export const warning = (path: string, code: CheckCode, message: string): Check => ({
  path,
  level: 'warning',
  code,
  message,
});
