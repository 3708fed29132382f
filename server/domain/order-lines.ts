import type { OrderLine } from '#schemas/api/orders.ts';
import type { PricedLines } from './cart-view.ts';
import type { ResolvedLine } from './resolve-line.ts';

/** A line as sold, in minor units: names and prices are copied (rule R14). */
export type SoldLine = {
  position: number;
  restaurantProductId: number;
  name: string;
  quantity: number;
  unitPrice: number;
  itemTotal: number;
  notes: string;
  choices: OrderLine['choices'];
};

/** The lines of an order; call it only with a cart without problems. */
export function soldLines({ lines }: PricedLines): SoldLine[] {
  return lines.flatMap(({ line, resolved, unit, total }, position) =>
    resolved
      ? [
          {
            position,
            restaurantProductId: line.restaurantProductId,
            name: resolved.product.name,
            quantity: line.quantity,
            unitPrice: unit,
            itemTotal: total,
            notes: line.notes,
            choices: choicesInWords(resolved),
          },
        ]
      : [],
  );
}

/** Configurations first, then modifiers in the order of the menu. */
function choicesInWords({ product, values, modifiers }: ResolvedLine): OrderLine['choices'] {
  const ofGroups = product.groups.flatMap((group) =>
    group.modifiers.flatMap(({ id, name }) =>
      modifiers
        .filter(({ modifier }) => modifier.id === id)
        .map((chosen) => ({
          group: group.name,
          name: [name, ...chosen.values.map((value) => value.name)].join(', '),
          quantity: chosen.choice.quantity,
        })),
    ),
  );
  return [
    ...values.map((value) => ({ group: value.attributeName, name: value.name, quantity: 1 })),
    ...ofGroups,
  ];
}
