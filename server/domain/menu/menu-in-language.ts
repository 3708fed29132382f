import type { Menu, MenuConfiguration } from '#schemas/api/menu.ts';
import type { Language } from '#schemas/languages/languages.ts';
import type { MenuSnapshot } from './menu-snapshot.ts';
import { entryKey, type NamedEntry, type TranslatedEntries } from './menu-translations.ts';

/**
 * A menu as customers read it in a language: names and descriptions that are translated in the
 * place of those that were written. Ids, prices and order are the same in every language.
 */
export function menuInLanguage(
  { menu, translations }: Pick<MenuSnapshot, 'menu' | 'translations'>,
  language: Language,
): Menu {
  const entries = language === 'en' ? null : translations[language];
  if (!entries || entries.size === 0) return menu;
  const named = namedIn(entries);
  const configurations = (all: readonly MenuConfiguration[]): MenuConfiguration[] =>
    all.map(({ attribute, values, ...configuration }) => ({
      ...configuration,
      attribute: {
        id: attribute.id,
        display_name: entries.get(entryKey('choice', attribute.id))?.name ?? attribute.display_name,
      },
      values: values.map((value) => ({
        ...value,
        display_value: entries.get(entryKey('value', value.id))?.name ?? value.display_value,
      })),
    }));
  return {
    ...menu,
    categories: menu.categories.map((category) => ({
      ...named('category', category),
      ...originalName(category.name, entries.get(entryKey('category', category.id))),
    })),
    restaurant_products: menu.restaurant_products.map((dish) => ({
      ...dish,
      products: {
        ...dish.products,
        ...entries.get(entryKey('dish', dish.id)),
        ...originalName(dish.products.name, entries.get(entryKey('dish', dish.id))),
      },
      configurations: configurations(dish.configurations),
    })),
    modifier_groups: menu.modifier_groups.map((group) => ({
      ...named('group', group),
      modifiers: group.modifiers.map((option) => ({
        ...named('option', option),
        configurations: configurations(option.configurations),
      })),
    })),
    combos: menu.combos.map((combo) => ({
      ...named('combo', combo),
      components: combo.components.map((step) => named('step', step)),
    })),
    half_sets: menu.half_sets.map((set) => ({
      ...named('half_set', set),
      excluded_values: set.excluded_values.flatMap((name) => namesOfValue(menu, entries, name)),
    })),
    deals: menu.deals.map((deal) => ({
      ...named('deal', deal),
      components: deal.components.map((step) => named('deal_step', step)),
    })),
  };
}

const namedIn =
  (entries: TranslatedEntries) =>
  <T extends { id: number }>(kind: NamedEntry, entry: T): T => ({
    ...entry,
    ...entries.get(entryKey(kind, entry.id)),
  });

/** What addresses go on to call an entry whose name is translated. */
const originalName = (name: string | null, translated: { name?: string } | undefined) =>
  translated?.name === undefined || name === null ? null : { original_name: name };

/**
 * A value that a half set leaves out is known by its name (rule R32), so it is left out by each
 * name that dishes have for it.
 */
function namesOfValue(menu: Menu, entries: TranslatedEntries, name: string): string[] {
  const values = menu.restaurant_products
    .flatMap(({ configurations }) => configurations.flatMap((one) => one.values))
    .filter((value) => value.display_value === name);
  const names = values.map(({ id }) => entries.get(entryKey('value', id))?.name ?? name);
  return [...new Set([name, ...names])];
}
