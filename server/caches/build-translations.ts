import type { EntryTranslations } from '#schemas/api/entry-translations.ts';
import { furtherLanguages, type FurtherLanguage } from '#schemas/translations/further-languages.ts';
import { presentTranslation } from '#schemas/translations/present-translation.ts';
import type { MenuContentRows } from '../db/queries/menu.ts';
import {
  entryKey,
  type MenuTranslations,
  type NamedEntry,
  type TranslatedEntry,
} from '../domain/menu/menu-translations.ts';

/** A row with texts, and what they are called in other languages. */
type Written = {
  id: number;
  name: string;
  description?: string;
  translations: EntryTranslations;
};

/** The translations of a menu's rows that are of their present originals, by language. Pure. */
export function buildTranslations(rows: MenuContentRows): MenuTranslations {
  const es = new Map<string, TranslatedEntry>();
  const ar = new Map<string, TranslatedEntry>();
  const maps: Record<FurtherLanguage, Map<string, TranslatedEntry>> = { es, ar };
  const add = (kind: NamedEntry, written: readonly Written[]) => {
    for (const entry of written) {
      for (const language of furtherLanguages) {
        const found = translated(entry, language);
        if (Object.keys(found).length > 0) maps[language].set(entryKey(kind, entry.id), found);
      }
    }
  };
  add('category', rows.categories);
  add(
    'dish',
    rows.products.map(({ sold, product }) => ({ ...product, id: sold.id })),
  );
  add('group', rows.groups);
  add(
    'option',
    rows.modifiers.map(({ modifier }) => modifier),
  );
  add(
    'choice',
    rows.attributes.map((choice) => ({ ...choice, name: choice.displayName })),
  );
  add(
    'value',
    rows.values.map(({ value }) => ({ ...value, name: value.displayValue })),
  );
  add('combo', rows.combos);
  add(
    'step',
    rows.comboComponents.map(({ component }) => component),
  );
  add('half_set', rows.halfSets);
  add('deal', rows.deals);
  add(
    'deal_step',
    rows.dealComponents.map(({ component }) => component),
  );
  return maps;
}

function translated(
  { name, description = '', translations }: Written,
  language: FurtherLanguage,
): TranslatedEntry {
  const own = translations[language];
  const ownName = presentTranslation(name, own?.name);
  const ownDescription = presentTranslation(description, own?.description);
  return {
    ...(ownName !== null && { name: ownName }),
    ...(ownDescription !== null && { description: ownDescription }),
  };
}
