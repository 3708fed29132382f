import type { DealHint } from '../cart/priced-cart.ts';
import type { DealModel } from './deal-model.ts';
import type { Pool } from './unit-class.ts';

/**
 * What the next application of each deal still lacks, by component (rule R36): only where a unit
 * that no deal has taken is already part of it.
 */
export function dealHints(models: readonly DealModel[], left: Pool): DealHint[] {
  return models.flatMap((model) => {
    const missing = missingBySlot(model, left);
    const wanted = model.demand.reduce((sum, units) => sum + units, 0);
    const lacking = missing.reduce((sum, units) => sum + units, 0);
    if (lacking === 0 || lacking === wanted) return [];
    return model.deal.components.flatMap(({ id }, slot) =>
      missing[slot] ? [{ dealId: model.deal.id, componentId: id, missing: missing[slot] }] : [],
    );
  });
}

/** Units that no unit at hand fills, after as many as possible were filled (augmenting paths). */
function missingBySlot({ demand, masks }: DealModel, left: Pool): number[] {
  const missing = [...demand];
  const filled = demand.map(() => masks.map(() => 0));
  /** Makes room for one unit of a class, moving others where that helps. */
  const place = (index: number, tried: Set<number>): boolean => {
    for (const slot of demand.keys()) {
      if (!((masks[index] ?? 0) & (1 << slot)) || tried.has(slot)) continue;
      tried.add(slot);
      const row = filled[slot];
      if (!row) continue;
      if ((missing[slot] ?? 0) > 0) {
        missing[slot] = (missing[slot] ?? 0) - 1;
        row[index] = (row[index] ?? 0) + 1;
        return true;
      }
      const moved = row.findIndex((units, other) => units > 0 && place(other, tried));
      if (moved >= 0) {
        row[moved] = (row[moved] ?? 0) - 1;
        row[index] = (row[index] ?? 0) + 1;
        return true;
      }
    }
    return false;
  };
  const most = demand.reduce((sum, units) => sum + units, 0);
  for (const [index, units] of left.entries()) {
    for (let unit = Math.min(units, most); unit > 0; unit -= 1) place(index, new Set());
  }
  return missing;
}
