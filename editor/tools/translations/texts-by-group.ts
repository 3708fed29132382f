import type { SiteConfig } from '#schemas/config/site.ts';
import type { Translation } from '#schemas/config/translations.ts';
import type { FurtherLanguage } from '#schemas/translations/further-languages.ts';
import type { TranslationState } from '#schemas/translations/present-translation.ts';
import { shownTexts } from '#schemas/rules/publish-checks/shown-texts.ts';
import type { TranslatableText } from '#schemas/translations/translatable-texts.ts';
import { translationOf } from '#schemas/translations/translation-of.ts';
import { nameOfSetting } from '../../core/settings/name-of-setting.ts';

export type TextToTranslate = TranslatableText & {
  /** Of its field, within its group: 'Title', 'Point 2 › Title'. */
  label: string;
  state: TranslationState;
  /** What customers read, or read of an earlier original; null: nothing. */
  translation: Translation | null;
};

/** The texts of a section, or of another group of settings, under its name. */
export type TextGroup = { key: string; name: string; texts: TextToTranslate[] };

/**
 * What customers read of a site, section by section in the document's order, with how far each text
 * is translated. Sections that are not on the home page are left out: nobody reads them.
 */
export function textsByGroup(config: SiteConfig, language: FurtherLanguage): TextGroup[] {
  const translations = config.translations[language];
  const groups = new Map<string, TextGroup>();
  for (const text of shownTexts(config)) {
    const { group, groupLabel, label } = nameOfSetting(config, text.path);
    const known = groups.get(group) ?? { key: group, name: groupLabel, texts: [] };
    groups.set(group, known);
    known.texts.push({ ...text, label, ...translationOf(translations, text) });
  }
  return [...groups.values()];
}

/** How many texts there are in all, and how many are in which state. */
export function countOf(groups: readonly TextGroup[]): Record<'all' | TranslationState, number> {
  const texts = groups.flatMap((group) => group.texts);
  const inState = (state: TranslationState) => texts.filter((text) => text.state === state).length;
  return {
    all: texts.length,
    translated: inState('translated'),
    outdated: inState('outdated'),
    missing: inState('missing'),
  };
}
