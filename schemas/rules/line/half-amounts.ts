import type { IndexedHalfSet } from '../menu/menu-index.ts';
import type { OptionCharge } from './option-charges.ts';

/** Half of an amount of 0 or more, rounded half-up (rule R3). */
const halfOf = (amount: number) => Math.floor((amount + 1) / 2);

/**
 * What two halves cost before their options (rule R30), by the prices of the whole dishes with
 * their values; split over the halves. `sum_of_halves` rounds each half by itself, as a menu with
 * prices for halves does; the others round once.
 */
export function halfBases(
  { baseMode, surcharge }: Pick<IndexedHalfSet, 'baseMode' | 'surcharge'>,
  [left, right]: readonly [number, number],
): [number, number] {
  if (baseMode === 'sum_of_halves') return [halfOf(left) + surcharge, halfOf(right)];
  const whole = baseMode === 'dearest' ? Math.max(left, right) : halfOf(left + right);
  const first = halfOf(whole + surcharge);
  return [first, whole + surcharge - first];
}

/**
 * What the options of two halves cost by half (rule R31), from what each would cost on the whole
 * dish. The same topping on both halves is one topping on the whole: it costs its price, but for
 * `full_each`, which charges it on each half. What goes on the whole only is charged once
 * (rule R32). Options are the same by the names of group and option, for ids may differ by dish.
 */
export function halfExtras(
  toppingMode: IndexedHalfSet['toppingMode'],
  left: readonly OptionCharge[],
  right: readonly OptionCharge[],
): [number, number] {
  const toppings = new Map<string, { isOnce: boolean; left: number; right: number }>();
  for (const [side, charges] of [
    ['left', left],
    ['right', right],
  ] as const) {
    for (const { group, modifier, amount } of charges) {
      const key = `${group.name}\n${modifier.name}`;
      const isOnce = toppingMode === 'full_once' || group.isWholeOnly || modifier.isWholeOnly;
      const topping = toppings.get(key) ?? { isOnce, left: 0, right: 0 };
      topping[side] += Math.max(0, amount);
      toppings.set(key, topping);
    }
  }
  let [ofLeft, ofRight] = [0, 0];
  for (const { isOnce, left, right } of toppings.values()) {
    const costs = (first: number, second: number) => {
      if (isOnce) return Math.max(first, second);
      return toppingMode === 'half' ? halfOf(first + second) : first + second;
    };
    const own = costs(left, 0);
    ofLeft += own;
    ofRight += costs(left, right) - own;
  }
  return [ofLeft, ofRight];
}
