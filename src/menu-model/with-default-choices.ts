import { allergensOf } from '#schemas/rules/line/allergens-of.ts';
import { choiceProblems } from '#schemas/rules/line/choice-problems.ts';
import { priceLine } from '#schemas/rules/line/price-line.ts';
import { resolveLine } from '#schemas/rules/line/resolve-line.ts';
import type { SaleMenu, SaleProduct } from '#schemas/rules/menu/sale-menu.ts';
import { defaultChoices, plainLine } from './dish-part.ts';

/** A dish with nothing chosen but its defaults; minor units. */
export function withDefaultChoices(product: SaleProduct, menu: SaleMenu) {
  const choices = defaultChoices(product);
  const resolved = resolveLine(plainLine(product, choices), menu);
  return {
    price: resolved ? priceLine(resolved, '').unit : product.price,
    allergens: resolved ? allergensOf(resolved) : product.allergens,
    /** Nothing has to be chosen beside them. */
    isComplete: choiceProblems(product, choices).length === 0,
  };
}
