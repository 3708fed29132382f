import { allergenNames } from '#schemas/messages/en/allergens.ts';

/** An allergen in the customer's language; one that it has no name for is as the menu marks it. */
export function allergenName(allergen: string): string {
  const key = allergen.trim().toLowerCase();
  return (Object.hasOwn(allergenNames, key) ? allergenNames[key] : undefined) ?? allergen;
}

/** Allergens by their names, each once, in the language's order. */
export function formatAllergens(
  allergens: readonly string[],
  locale: string,
  type: 'conjunction' | 'unit' = 'conjunction',
): string {
  const names = [...new Set(allergens.map(allergenName))];
  const sorted = names.toSorted((a, b) => a.localeCompare(b, locale));
  return new Intl.ListFormat(locale, { type }).format(sorted);
}
