import type { Language } from '#schemas/languages/languages.ts';
import { parseRichText } from '#schemas/rules/rich-text-notation.ts';
import type { LegalPageName, LegalText } from '#schemas/rules/legal/legal-texts.ts';
import { defaultPrivacy } from './default-privacy.ts';
import { defaultRefundPolicy } from './default-refund-policy.ts';
import { defaultTerms } from './default-terms.ts';
import { legalCatalogues } from './legal-catalogue.ts';
import type { LegalDetails } from './legal-details.ts';
import { legalFormat } from './legal-format.ts';

const builders = {
  terms: defaultTerms,
  privacy: defaultPrivacy,
  refundPolicy: defaultRefundPolicy,
} as const;

/** The default text of a legal page, in every language. */
export function defaultLegalText(page: LegalPageName, details: LegalDetails): LegalText {
  const textIn = (language: Language) =>
    parseRichText(
      builders[page]({
        details,
        words: legalCatalogues[language],
        format: legalFormat(language, details),
      }),
    );
  return { en: textIn('en'), es: textIn('es'), ar: textIn('ar') };
}
