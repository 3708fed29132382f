import type { ResolvedModifier } from './resolve-choices.ts';
import type { ResolvedLine } from './resolved-line.ts';

export type StockDemand = { kind: 'product' | 'modifier'; itemId: number; halves: number };

/**
 * What the line takes from stock for all of its quantity, counted in halves: a whole dish or
 * option is 2, one on a half of a pizza 1 (rules R32, R64). Each item once, by kind and id.
 */
export function stockDemand({ kind, quantity, parts }: ResolvedLine): StockDemand[] {
  const demand = new Map<string, StockDemand>();
  const take = (kind: StockDemand['kind'], itemId: number, halves: number) => {
    const key = `${kind} ${itemId}`;
    demand.set(key, { kind, itemId, halves: halves + (demand.get(key)?.halves ?? 0) });
  };
  const takeOptions = (modifiers: readonly ResolvedModifier[], halves: number) => {
    for (const { modifier, quantity, modifiers: inner } of modifiers) {
      take('modifier', modifier.id, quantity * halves);
      takeOptions(inner, quantity * halves);
    }
  };
  for (const part of parts) {
    const halves = quantity * part.quantity * (kind === 'half_and_half' ? 1 : 2);
    take('product', part.product.id, halves);
    for (const pick of part.modifiers) {
      const isWhole = pick.group.isWholeOnly && !isAskedOfAll(pick.group.name, parts);
      takeOptions([pick], isWhole ? quantity * part.quantity * 2 : halves);
    }
  }
  return [...demand.values()].toSorted(
    (a, b) => Number(a.kind > b.kind) - Number(a.kind < b.kind) || a.itemId - b.itemId,
  );
}

/** A base that only one of two dishes asks for is answered there for the whole (rule R32). */
const isAskedOfAll = (name: string, parts: ResolvedLine['parts']): boolean =>
  parts.every(({ product }) => product.groups.some((group) => group.name === name));
