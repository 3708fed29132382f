import type { RefusalProblem } from '#schemas/rules/problems/found-problem.ts';
import type { Sentence } from '#schemas/messages/sentence.ts';
import { stockDemand } from '#schemas/rules/line/stock-demand.ts';
import type { StockDemand } from '#schemas/rules/pricing/held-goods.ts';
import { sumNeeds } from '../menu/stock.ts';
import type { Shortage } from '../menu/stock.ts';
import type { PricedLines } from '../pricing/price-stored.ts';

type Lines = PricedLines['lines'];

/** What all lines of a cart take from stock, one sum an item (rule R64). */
export const neededGoods = (lines: Lines): StockDemand[] =>
  sumNeeds(lines.flatMap(({ resolved }) => (resolved ? stockDemand(resolved) : [])));

/**
 * Every line that asks for some of what is short, with how many are left: which of them gives way
 * is the customer's choice (rules R63, R64).
 */
export function shortageProblems(
  shortages: readonly Shortage[],
  lines: Lines,
  { modifierName }: { modifierName: (id: number) => string },
): RefusalProblem[] {
  return shortages.flatMap(({ kind, itemId, left }) =>
    lines.flatMap(({ line, resolved }) => {
      const isRequested =
        resolved &&
        stockDemand(resolved).some((need) => need.kind === kind && need.itemId === itemId);
      if (!isRequested) return [];
      const dish = resolved.parts.find(({ product }) => product.id === itemId)?.product.name;
      const name = kind === 'product' ? (dish ?? resolved.name) : modifierName(itemId);
      const message = shortage(name, Math.floor(left / 2));
      return [{ path: `items.${line.id}`, code: 'out_of_stock' as const, message }];
    }),
  );
}

const shortage =
  (name: string, whole: number): Sentence =>
  ({ placing }) =>
    whole === 0 ? placing.soldOut(name) : placing.fewLeft(whole, name);
