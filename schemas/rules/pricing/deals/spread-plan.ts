import type { LineToPrice } from '../cart/cart-to-price.ts';
import type { PricedLine } from '../cart/priced-cart.ts';
import { splitByLargestRemainder } from '../../rounding/split-by-largest-remainder.ts';
import type { Take } from './take.ts';
import type { UnitClass } from './unit-class.ts';

/** What deals do to one line; grows deal by deal. */
export type LineDeals = {
  discount: number;
  freeUnits: number;
  deals: PricedLine['deals'][number][];
};

/**
 * Adds to each line what the deals of a group do to its units. A deal's discount is split over its
 * lines by largest remainder (rule R4), in proportion to what it lowers of each.
 */
export function spreadPlan(
  lines: readonly LineToPrice[],
  classes: readonly UnitClass[],
  takes: readonly Take[],
  spread: readonly LineDeals[],
): void {
  const left = classes.map(({ members }) => members.map((member) => ({ ...member })));
  const draw = (counts: readonly number[]): number[] => {
    const drawn = lines.map(() => 0);
    for (const [index, units] of counts.entries()) {
      let missing = units;
      for (const member of left[index] ?? []) {
        const taken = Math.min(missing, member.units);
        member.units -= taken;
        missing -= taken;
        drawn[member.line] = (drawn[member.line] ?? 0) + taken;
      }
    }
    return drawn;
  };
  for (const { model, lowered, qualifying, discount } of takes) {
    const { id, effect } = model.deal;
    const units = draw(lowered);
    const others = draw(qualifying);
    const weights = lines.map(
      ({ unit, dealBase }, index) =>
        (units[index] ?? 0) * (effect.kind === 'bundle' ? dealBase : unit),
    );
    const parts = splitByLargestRemainder(discount, weights);
    for (const [index, line] of spread.entries()) {
      const [own = 0, asked = 0, part = 0] = [units[index], others[index], parts[index]];
      if (own + asked === 0) continue;
      line.discount += part;
      line.deals.push({ dealId: id, units: own, qualifying: asked, discount: part });
      const worth = own * (lines[index]?.unit ?? 0);
      if (worth > 0 && part === worth) line.freeUnits += own;
    }
  }
}
