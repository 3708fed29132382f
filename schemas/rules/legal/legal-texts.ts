import type { RichText } from '../../config/rich-text.ts';
import type { SiteConfig } from '../../config/site.ts';
import type { Language } from '../../languages/languages.ts';

export const legalPageNames = ['terms', 'privacy', 'refundPolicy'] as const;
/** The legal pages, as the configuration names them. */
export type LegalPageName = keyof SiteConfig['legal'];

/** A text in every language. */
export type LegalText = Record<Language, RichText>;

export type StoredLegalPage = {
  /** Made of the program's sentences; false: the business wrote it. */
  isDefault: boolean;
  text: LegalText;
  /** ISO instant at which this text came to be. */
  changedAt: string;
};

/** The legal pages of a version. */
export type StoredLegalTexts = Record<LegalPageName, StoredLegalPage>;
