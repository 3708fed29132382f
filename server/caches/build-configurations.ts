import type { MenuConfiguration } from '#schemas/api/menu.ts';
import type { MenuRows } from '../db/queries/menu.ts';
import { groupBy } from './group-by.ts';
import { isOn } from './sellable.ts';

type Owner = { restaurantProductId: number } | { modifierId: number };

const keyOf = (owner: Owner): string =>
  'modifierId' in owner ? `modifier ${owner.modifierId}` : `product ${owner.restaurantProductId}`;

/** Configurations such as sizes, by what they belong to. */
export function buildConfigurations(
  rows: Pick<MenuRows, 'attributes' | 'values'>,
  { amount, now }: { amount: (minor: number) => number; now: Date },
): (owner: Owner) => MenuConfiguration[] {
  const valuesOf = groupBy(
    rows.values.map(({ value }) => value),
    ({ attributeId }) => attributeId,
  );
  const attributesOf = groupBy(rows.attributes, ({ modifierId, restaurantProductId }) =>
    modifierId === null ? `product ${restaurantProductId}` : keyOf({ modifierId }),
  );
  return (owner) =>
    (attributesOf.get(keyOf(owner)) ?? []).map(({ id, displayName, isRequired }) => ({
      attribute: { id, display_name: displayName },
      is_required: isRequired,
      values: (valuesOf.get(id) ?? []).map((value) => ({
        id: value.id,
        display_value: value.displayValue,
        price_adjustment: amount(value.priceAdjustment),
        ...(!isOn(value, now) && { is_sold_out: true }),
      })),
    }));
}
