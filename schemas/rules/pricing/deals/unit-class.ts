import type { LineToPrice } from '../cart/cart-to-price.ts';

/**
 * Units of a cart that no deal can tell apart. Searching over classes instead of units is what
 * keeps carts with many equal dishes small.
 */
export type UnitClass = {
  productId: number;
  /** Minor units: with what was chosen, and the part that a bundle's price takes the place of. */
  unit: number;
  base: number;
  /** The lines they stand in, in the order of the lines. */
  members: { line: number; units: number }[];
};

/** How many units of each class are at hand, by the class's index. */
export type Pool = readonly number[];

/** The units of these dishes; dearest first, the same for any order of lines. */
export function unitClasses(
  lines: readonly LineToPrice[],
  dishes: ReadonlySet<number>,
): UnitClass[] {
  const classes = new Map<string, UnitClass>();
  for (const [index, { dealProductId, unit, dealBase, quantity }] of lines.entries()) {
    if (dealProductId === null || quantity < 1 || !dishes.has(dealProductId)) continue;
    const key = `${dealProductId} ${unit} ${dealBase}`;
    const known = classes.get(key);
    const member = { line: index, units: quantity };
    if (known) known.members.push(member);
    else classes.set(key, { productId: dealProductId, unit, base: dealBase, members: [member] });
  }
  return [...classes.values()].toSorted(
    (a, b) => b.unit - a.unit || a.productId - b.productId || b.base - a.base,
  );
}

export const unitsOf = ({ members }: UnitClass): number =>
  members.reduce((sum, { units }) => sum + units, 0);
