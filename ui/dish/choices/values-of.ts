import { toMinor } from '#schemas/money.ts';
import type { IndexedGroup, IndexedValue } from '#schemas/rules/menu/menu-index.ts';

/** Values of a group's options, such as 'Double', by their ids; amounts in minor units. */
export function valuesOf({ modifiers }: IndexedGroup, currency: string): Map<number, IndexedValue> {
  const all = modifiers.flatMap(({ configurations }) =>
    configurations.flatMap(({ attribute, values }) =>
      values.map((value): [number, IndexedValue] => [
        value.id,
        {
          id: value.id,
          attributeId: attribute.id,
          attributeName: attribute.display_name,
          name: value.display_value,
          priceAdjustment: toMinor(value.price_adjustment, currency),
        },
      ]),
    ),
  );
  return new Map(all);
}
