import type { Catalogue } from '#schemas/messages/catalogue.ts';
import type { Language } from '#schemas/languages/languages.ts';
import { legalPage as pageAr } from '#schemas/messages/ar/legal-page.ts';
import { legalPrivacy as privacyAr } from '#schemas/messages/ar/legal-privacy.ts';
import { legalRefunds as refundsAr } from '#schemas/messages/ar/legal-refunds.ts';
import { legalTerms as termsAr } from '#schemas/messages/ar/legal-terms.ts';
import { legalPage } from '#schemas/messages/en/legal-page.ts';
import { legalPrivacy } from '#schemas/messages/en/legal-privacy.ts';
import { legalRefunds } from '#schemas/messages/en/legal-refunds.ts';
import { legalTerms } from '#schemas/messages/en/legal-terms.ts';
import { legalPage as pageEs } from '#schemas/messages/es/legal-page.ts';
import { legalPrivacy as privacyEs } from '#schemas/messages/es/legal-privacy.ts';
import { legalRefunds as refundsEs } from '#schemas/messages/es/legal-refunds.ts';
import { legalTerms as termsEs } from '#schemas/messages/es/legal-terms.ts';

const en = { terms: legalTerms, privacy: legalPrivacy, refunds: legalRefunds, page: legalPage };

/** The sentences of the legal pages. */
export type LegalCatalogue = Catalogue<typeof en>;

/** In every language: a new one is a line here. */
export const legalCatalogues: Record<Language, LegalCatalogue> = {
  en,
  es: { terms: termsEs, privacy: privacyEs, refunds: refundsEs, page: pageEs },
  ar: { terms: termsAr, privacy: privacyAr, refunds: refundsAr, page: pageAr },
};
