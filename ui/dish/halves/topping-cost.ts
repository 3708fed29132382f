import { halfExtras } from '#schemas/rules/line/half-amounts.ts';
import type { IndexedHalfSet } from '#schemas/rules/menu/menu-index.ts';
import { optionCost, type OptionCost } from '../choices/option-cost.ts';
import { isOn, type HalvesDraft, type Place } from './halves-draft.ts';
import type { HalfOption, HalvesGroup } from './halves-groups.ts';

type Asked = { asked: HalvesGroup; option: HalfOption; draft: HalvesDraft };

/**
 * What a topping costs where it lies (rule R31); of one that is not on it, what it would cost on
 * the whole, or on the one half that offers it.
 */
export function toppingCost(
  set: Pick<IndexedHalfSet, 'toppingMode'>,
  where: Asked & { currency: string },
): OptionCost {
  const { group } = where.asked;
  const { modifier, topping } = where.option;
  const side = placeOf(where) === 'right' ? 'right' : 'left';
  const beside = where.draft.toppings.filter((one) => one.group === group.name && isOn(one, side));
  const whole = optionCost(
    group,
    modifier,
    beside.map(({ choice }) => choice),
    where.currency,
  );
  if (typeof whole !== 'number') return whole;
  return toppingShare(set, where)(whole * (topping?.choice.quantity ?? 1));
}

/** What is charged of an amount that a topping would cost on the whole dish (rule R31). */
export function toppingShare(
  set: Pick<IndexedHalfSet, 'toppingMode'>,
  where: Asked,
): (amount: number) => number {
  const { group } = where.asked;
  const { modifier } = where.option;
  const place = placeOf(where);
  return (amount) => {
    const charge = [{ group, modifier, amount: Math.abs(amount) }];
    const [left, right] = halfExtras(
      set.toppingMode,
      place === 'right' ? [] : charge,
      place === 'left' ? [] : charge,
    );
    return Math.sign(amount) * (left + right);
  };
}

/** What is asked once is for the whole, though a dish that is still missing may not offer it. */
function placeOf({ asked, option, draft }: Asked): Place {
  const isHalf = draft.left === null || draft.right === null;
  if (isHalf && (asked.isAskedOnce || !option.topping)) return 'whole';
  const [first, ...others] = option.places;
  return option.topping?.place ?? (first && others.length === 0 ? first : 'whole');
}
