import type { MenuSearchMessages } from '#schemas/messages/en-menu-search.ts';
import type { Messages } from '#schemas/messages/en.ts';
import { allergenName } from '#ui/menu-model/format-allergens.ts';
import type { MenuFilter } from '#ui/menu-model/menu-filter.ts';

/** A word as it stands at the beginning. */
export const capital = (text: string, locale?: string) =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);

/** A diet as people say it; one that nobody has named yet stands as it is. */
export function dietName(diet: string, { home }: Pick<Messages, 'home'>): string {
  const key = diet.toLowerCase().replaceAll(/\s+/g, '-');
  const name = Object.hasOwn(home.menu.dietNames, key) ? home.menu.dietNames[key] : undefined;
  return name ?? capital(diet);
}

/** What is set, one by one, and the filter's parts without each. */
export function filterNames(
  { diets, without }: MenuFilter,
  messages: Pick<Messages, 'home'> & MenuSearchMessages,
): { name: string; without: Partial<MenuFilter> }[] {
  return [
    ...diets.map((diet) => ({
      name: dietName(diet, messages),
      without: { diets: diets.filter((one) => one !== diet) },
    })),
    ...without.map((allergen) => ({
      name: messages.menuSearch.withoutOne(allergenName(allergen)),
      without: { without: without.filter((one) => one !== allergen) },
    })),
  ];
}
