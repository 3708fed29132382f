import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import type { OptionCost } from '../choices/option-cost.ts';
import type { HalvesDraft } from './halves-draft.ts';
import type { HalvesAttribute } from './halves-groups.ts';
import { halvesUnit } from './halves-unit.ts';

/** A value of the whole, such as 'Large', under its name in each of the dishes. */
type NamedValue = HalvesAttribute['values'][number];

/**
 * Amount that a value such as 'Large' adds to a half-and-half, in minor units: the difference that the price
 * makes (rules R30, R33), for of two sizes the dearer dish may count, or half of each. While a half is
 * missing nobody knows with which it will be: then what the dearer dish asks is said.
 */
export function halvesValueCost(
  draft: HalvesDraft,
  menu: MenuIndex,
  { attribute, value }: { attribute: string; value: Pick<NamedValue, 'name' | 'ids'> },
): OptionCost {
  const own = Math.max(...value.ids.map((id) => menu.values.get(id)?.priceAdjustment ?? 0));
  if (!draft.left || !draft.right) return own;
  const unitWith = (values: HalvesDraft['values']) => halvesUnit({ ...draft, values }, menu);
  const { [attribute]: _chosen, ...others } = draft.values;
  const amount = unitWith({ ...others, [attribute]: value.name }) - unitWith(others);
  return amount === 0 && own !== 0 ? 'included' : amount;
}
