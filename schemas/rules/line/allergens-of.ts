import type { ResolvedModifier } from './resolve-choices.ts';
import type { ResolvedLine } from './resolved-line.ts';

/** Allergens of all dishes of a line and of their chosen options, each once, sorted (rule R32). */
export function allergensOf({ parts }: Pick<ResolvedLine, 'parts'>): string[] {
  const allergens = new Set<string>();
  const addOptions = (modifiers: readonly ResolvedModifier[]) => {
    for (const { modifier, modifiers: inner } of modifiers) {
      for (const allergen of modifier.allergens) allergens.add(allergen);
      addOptions(inner);
    }
  };
  for (const { product, modifiers } of parts) {
    for (const allergen of product.allergens) allergens.add(allergen);
    addOptions(modifiers);
  }
  return [...allergens].toSorted();
}
