import { halfExtras } from '#schemas/rules/line/half-amounts.ts';
import type { IndexedGroup, IndexedHalfSet } from '#schemas/rules/menu/menu-index.ts';
import { optionCost, type OptionCost } from '../choices/option-cost.ts';
import { isOn, type HalvesDraft } from './halves-draft.ts';
import type { HalfOption } from './halves-groups.ts';

/**
 * What a topping costs where it lies (rule R31); of one that is not on it, what it would cost on
 * the whole.
 */
export function toppingCost(
  set: Pick<IndexedHalfSet, 'toppingMode'>,
  group: IndexedGroup,
  { modifier, topping }: HalfOption,
  { toppings }: HalvesDraft,
): OptionCost {
  const side = topping?.place === 'right' ? 'right' : 'left';
  const beside = toppings.filter((one) => one.group === group.name && isOn(one, side));
  const whole = optionCost(
    group,
    modifier,
    beside.map(({ choice }) => choice),
  );
  if (typeof whole !== 'number') return whole;
  const charge = [{ group, modifier, amount: whole * (topping?.choice.quantity ?? 1) }];
  const place = topping?.place ?? 'whole';
  const [left, right] = halfExtras(
    set.toppingMode,
    place === 'right' ? [] : charge,
    place === 'left' ? [] : charge,
  );
  return left + right;
}
