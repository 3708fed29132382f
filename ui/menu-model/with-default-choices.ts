import { allergensOf } from '#schemas/rules/line/allergens-of.ts';
import { choiceProblems } from '#schemas/rules/line/choice-problems.ts';
import { priceLine } from '#schemas/rules/line/price-line.ts';
import { resolveLine } from '#schemas/rules/line/resolve-line.ts';
import type { MenuIndex, IndexedProduct } from '#schemas/rules/menu/menu-index.ts';
import { defaultChoices, plainLine } from './dish-part.ts';

/** A dish with nothing chosen but its defaults; minor units. */
export function withDefaultChoices(product: IndexedProduct, menu: MenuIndex) {
  const choices = defaultChoices(product);
  const resolved = resolveLine(plainLine(product, choices), menu);
  return {
    price: resolved ? priceLine(resolved, '').unit : product.price,
    allergens: resolved ? allergensOf(resolved) : product.allergens,
    /** Nothing has to be chosen beside them. */
    isComplete: choiceProblems(product, choices).length === 0,
  };
}
