import type { EditedCombo, EditedDish, MenuDocument } from '../../api/menu-document.ts';
import { toMinor } from '../../money.ts';

/** What the dishes of a combo cost one by one, and how much less the combo costs; minor units. */
export type ComboSaving = {
  parts: { least: number; most: number };
  /** Below 0: the combo costs more. */
  saves: { least: number; most: number };
};

/**
 * What customers save by a combo, from the choice that saves least to the one that saves most.
 * Steps that may be left out do not count, and a dish counts with its cheapest size.
 * @returns null while it has no price, or a step that has to be filled has no dish.
 */
export function comboSaving(
  { dishes }: Pick<MenuDocument, 'dishes'>,
  { price, steps }: EditedCombo,
  currency: string,
): ComboSaving | null {
  const minor = (amount: number) => toMinor(amount, currency);
  const amounts = [price, ...steps.flatMap(({ choices }) => choices.map((one) => one.upcharge))];
  const asked = steps.filter(({ min }) => min > 0);
  if (asked.length === 0 || !amounts.every(Number.isFinite)) return null;
  const parts = { least: 0, most: 0 };
  const saves = { least: -minor(price), most: -minor(price) };
  for (const { min, choices } of asked) {
    const known = choices.flatMap(({ dish_id, upcharge }) => {
      const dish = dishes[dish_id];
      if (!dish) return [];
      const alone = lowestPrice(dish, minor);
      return [{ alone, saved: alone - minor(upcharge) }];
    });
    if (known.length === 0) return null;
    const alone = known.map((one) => one.alone);
    const saved = known.map((one) => one.saved);
    parts.least += min * Math.min(...alone);
    parts.most += min * Math.max(...alone);
    saves.least += min * Math.min(...saved);
    saves.most += min * Math.max(...saved);
  }
  return { parts, saves };
}

/** With the cheapest value of each choice that has to be made. */
const lowestPrice = (
  { online_price: price, choices }: EditedDish,
  minor: (amount: number) => number,
): number =>
  choices
    .filter(({ is_required: isRequired }) => isRequired)
    .reduce(
      (sum, { values }) =>
        sum + Math.min(...values.map(({ price_adjustment }) => minor(price_adjustment))),
      minor(price),
    );
