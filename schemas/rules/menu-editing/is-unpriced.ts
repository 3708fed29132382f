import type { EditedDish, MenuDocument } from '../../api/menu-document.ts';
import { costsNothing } from '../menu/costs-nothing.ts';

/** Whether a dish could be had for nothing by its price, its sizes and what it asks. */
export const isForNothing = (
  { online_price: price, choices, group_ids }: EditedDish,
  { groups }: Pick<MenuDocument, 'groups'>,
): boolean =>
  costsNothing({
    price,
    choices: choices.map(({ is_required: isRequired, values }) => ({
      isRequired,
      adjustments: values.map(({ price_adjustment }) => price_adjustment),
    })),
    groups: group_ids.flatMap((key) => {
      const group = groups[key];
      if (!group) return [];
      const { min, free_count: freeCount, sequence_prices: sequence, options } = group;
      const prices = options.map(({ online_price }) => online_price);
      return [{ min, freeCount, prices, sequence }];
    }),
  });

/** Whether a dish is not sold because it costs nothing and nobody marked it as free. */
export const isUnpriced = (dish: EditedDish, menu: Pick<MenuDocument, 'groups'>): boolean =>
  !dish.is_free && isForNothing(dish, menu);
