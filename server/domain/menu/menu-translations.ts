import type { FurtherLanguage } from '#schemas/translations/further-languages.ts';

/** What has names of its own on a menu; a dish by the id of its restaurant product. */
export type NamedEntry =
  | 'category'
  | 'dish'
  | 'group'
  | 'option'
  | 'choice'
  | 'value'
  | 'combo'
  | 'step'
  | 'half_set'
  | 'deal'
  | 'deal_step';

/** What an entry is called in a language; what is left out stays as it was written. */
export type TranslatedEntry = { name?: string; description?: string };

/** The texts of a menu in a language, by `entryKey`. */
export type TranslatedEntries = ReadonlyMap<string, TranslatedEntry>;

export type MenuTranslations = Readonly<Record<FurtherLanguage, TranslatedEntries>>;

export const entryKey = (kind: NamedEntry, id: number): string => `${kind} ${id}`;
