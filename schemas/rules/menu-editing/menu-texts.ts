import type { EntryTranslation, EntryTranslations } from '../../api/entry-translations.ts';
import type { MenuChoice, MenuDocument } from '../../api/menu-document.ts';
import { applyChanges } from '../../config/changes.ts';
import type { FurtherLanguage } from '../../translations/further-languages.ts';
import { translationState, type TranslationState } from '../../translations/present-translation.ts';

/** Parts of a menu that are called something. */
export const namedKinds = ['categories', 'dishes', 'groups', 'combos', 'half_sets'] as const;
export type NamedKind = (typeof namedKinds)[number];

/** A text of a menu that another language can have otherwise. */
export type MenuText = {
  kind: NamedKind;
  key: string;
  /** Within the entry, to what is called so: `choices`, its id, `values`, its id; the entry itself: none. */
  within: readonly string[];
  /** What that is within, by their names: 'Size'. */
  names: readonly string[];
  field: 'name' | 'description';
  /** As it was written. */
  source: string;
  translations: EntryTranslations;
};

type Named = { name: string; description?: string; translations?: EntryTranslations | undefined };
type Place = Pick<MenuText, 'kind' | 'key' | 'within' | 'names'>;

/** The texts of a menu, entry by entry in its order; what is empty is none. */
export const textsOfMenu = (menu: MenuDocument): MenuText[] =>
  namedKinds.flatMap((kind) => keysOf(menu, kind).flatMap((key) => textsOfEntry(menu, kind, key)));

/** The keys of a kind of entry in the order in which customers see them. */
function keysOf(menu: MenuDocument, kind: NamedKind): string[] {
  if (kind === 'categories') return menu.category_ids;
  if (kind === 'combos') return menu.combo_ids;
  if (kind === 'half_sets') return menu.half_set_ids;
  if (kind === 'groups') return Object.keys(menu.groups);
  const placed = menu.category_ids.flatMap((key) => menu.categories[key]?.dish_ids ?? []);
  return [...new Set([...placed, ...Object.keys(menu.dishes)])];
}

/** The texts of one entry: its own, and those of its choices, options or steps. */
export function textsOfEntry(menu: MenuDocument, kind: NamedKind, key: string): MenuText[] {
  const at: Place = { kind, key, within: [], names: [] };
  if (kind === 'dishes') {
    const dish = menu.dishes[key];
    return dish ? [...textsOf(dish, at), ...textsOfChoices(dish.choices, at)] : [];
  }
  if (kind === 'groups') {
    const group = menu.groups[key];
    if (!group) return [];
    const options = group.options.flatMap((option) => {
      const place = inside(at, 'options', option);
      return [...textsOf(option, at, place), ...textsOfChoices(option.choices, place)];
    });
    return [...textsOf(group, at), ...options];
  }
  if (kind === 'combos') {
    const combo = menu.combos[key];
    if (!combo) return [];
    const steps = combo.steps.flatMap((step) => textsOf(step, at, inside(at, 'steps', step)));
    return [...textsOf(combo, at), ...steps];
  }
  const entry = menu[kind][key];
  return entry ? textsOf(entry, at) : [];
}

const inside = (place: Place, list: string, { id, name }: { id: string; name: string }): Place => ({
  ...place,
  within: [...place.within, list, id],
  names: [...place.names, name],
});

const textsOfChoices = (choices: readonly MenuChoice[], at: Place): MenuText[] =>
  choices.flatMap((choice) => {
    const place = inside(at, 'choices', choice);
    const values = choice.values.flatMap((value) =>
      textsOf(value, place, inside(place, 'values', value)),
    );
    return [...textsOf(choice, at, place), ...values];
  });

/** @param place to what is named, where that is not the holder itself */
function textsOf(named: Named, holder: Place, place: Place = holder): MenuText[] {
  const { name, description = '', translations = {} } = named;
  const common = { ...place, names: holder.names, translations };
  const texts: MenuText[] = [
    { ...common, field: 'name', source: name },
    { ...common, field: 'description', source: description },
  ];
  return texts.filter(({ source }) => source.trim() !== '');
}

/** How far a text is translated. */
export const textState = (
  { source, field, translations }: Pick<MenuText, 'source' | 'field' | 'translations'>,
  language: FurtherLanguage,
): TranslationState => translationState(source, translations[language]?.[field]);

/** The menu with a text in a language; null: it is not translated any more. */
export function withTranslation(
  menu: MenuDocument,
  { kind, key, within, field }: Pick<MenuText, 'kind' | 'key' | 'within' | 'field'>,
  language: FurtherLanguage,
  translation: EntryTranslation | null,
): MenuDocument {
  const text = textsOfEntry(menu, kind, key).find(
    (one) => one.field === field && one.within.join('/') === within.join('/'),
  );
  if (!text) return menu;
  const translations = translatedTo(text.translations, { field, language }, translation);
  const path = [kind, key, ...within, 'translations'];
  const change = translations === undefined ? { path } : { path, value: translations };
  return applyChanges(menu, [change]).document;
}

/** What something is called in other languages, with one text changed; undefined: nothing is left. */
export function translatedTo(
  translations: EntryTranslations = {},
  { field, language }: { field: MenuText['field']; language: FurtherLanguage },
  translation: EntryTranslation | null,
): EntryTranslations | undefined {
  const { [field]: _before, ...others } = translations[language] ?? {};
  const own = translation === null ? others : { ...others, [field]: translation };
  const { [language]: _own, ...rest } = translations;
  const next = Object.keys(own).length === 0 ? rest : { ...rest, [language]: own };
  return Object.keys(next).length === 0 ? undefined : next;
}
