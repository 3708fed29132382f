import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntryTranslations } from '#schemas/api/entry-translations.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Translations } from '#schemas/config/translations.ts';
import { legalTextsArabic } from '#schemas/samples/legal-texts-arabic.ts';
import { legalTextsSpanish } from '#schemas/samples/legal-texts-spanish.ts';
import type { SampleTenant } from '#schemas/samples/sample-tenant.ts';
import { furtherLanguages, type FurtherLanguage } from '#schemas/translations/further-languages.ts';
import { sourceMark } from '#schemas/translations/source-mark.ts';
import { translatableTexts } from '#schemas/translations/translatable-texts.ts';
import { translationKey } from '#schemas/translations/translation-of.ts';
import { findProjectRoot } from '../environment/project-root.ts';

/** Texts of a demo tenant by their originals. */
export type DemoTexts = ReadonlyMap<string, Readonly<Record<FurtherLanguage, string>>>;

/**
 * Reads what the texts of a demo tenant are in other languages, in the folder of seeds: blocks of
 * three lines, the original, Spanish and Arabic, with an empty line between.
 */
export async function readDemoTexts(tenantId: number): Promise<DemoTexts> {
  const file = join(findProjectRoot(), 'server/seed/translations', `${tenantId}.txt`);
  const blocks = (await readFile(file, 'utf8')).trim().split(/\n{2,}/);
  return new Map(
    blocks.map((block) => {
      const [original = '', es = '', ar = ''] = block.split('\n');
      return [original, { es, ar }];
    }),
  );
}

/** The translations of a name, and of a description where there is one. */
export type TranslateEntry = (name: string, description?: string) => EntryTranslations;

export const demoEntryTranslations =
  (texts: DemoTexts = new Map()): TranslateEntry =>
  (name, description = '') => {
    const entries = furtherLanguages.flatMap((language) => {
      const [ownName, ownDescription] = [name, description].map((text) => {
        const translated = texts.get(text)?.[language];
        return translated === undefined
          ? undefined
          : ([sourceMark(text), translated] satisfies [string, string]);
      });
      if (!ownName && !ownDescription) return [];
      const own = {
        ...(ownName && { name: ownName }),
        ...(ownDescription && { description: ownDescription }),
      };
      return [[language, own] as const];
    });
    return Object.fromEntries(entries);
  };

/** The document of a demo tenant with the translations of its texts. */
export function withDemoTranslations(
  { config }: Pick<SampleTenant, 'config'>,
  texts: DemoTexts = new Map(),
): SiteConfig {
  return {
    ...config,
    translations: {
      es: translationsIn(config, texts, 'es'),
      ar: translationsIn(config, texts, 'ar'),
    },
  };
}

const legalTextsIn = { es: legalTextsSpanish, ar: legalTextsArabic };

function translationsIn(
  config: SiteConfig,
  texts: DemoTexts,
  language: FurtherLanguage,
): Translations {
  const { businessShortName, businessFullName, contactEmail, contactPhone } = config.general;
  const legal = legalTextsIn[language]({
    name: businessShortName,
    legalName: businessFullName,
    email: contactEmail,
    phone: contactPhone,
  });
  const legalTexts = new Map<string, SiteConfig['legal']['terms']>([
    ['legal.terms', legal.terms],
    ['legal.privacy', legal.privacy],
    ['legal.refundPolicy', legal.refundPolicy],
  ]);
  return Object.fromEntries(
    translatableTexts(config).flatMap(({ key, source }) => {
      const text = typeof source === 'string' ? texts.get(source)?.[language] : legalTexts.get(key);
      return text === undefined ? [] : [[translationKey({ key, source }), text]];
    }),
  );
}
