import type { EntryTranslations } from '#schemas/api/entry-translations.ts';

/** The translations of a row as an entry of the menu has them: left out where there are none. */
export const translationsOf = ({
  translations,
}: {
  translations: EntryTranslations;
}): { translations?: EntryTranslations } =>
  Object.keys(translations).length > 0 ? { translations } : {};
