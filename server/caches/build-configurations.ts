import type { MenuConfiguration } from '#schemas/api/menu.ts';
import type { MenuRows } from '../db/queries/menu.ts';
import { groupBy } from './group-by.ts';
import type { PricedValue } from './menu-snapshot.ts';

type Owner = { restaurantProductId: number } | { modifierId: number };

const keyOf = (owner: Owner): string =>
  'modifierId' in owner ? `modifier ${owner.modifierId}` : `product ${owner.restaurantProductId}`;

/** Configurations such as sizes, by what they belong to, and their values by id. */
export function buildConfigurations(
  rows: Pick<MenuRows, 'attributes' | 'values'>,
  major: (minor: number) => number,
): {
  configurationsOf: (owner: Owner) => MenuConfiguration[];
  values: Map<number, PricedValue>;
} {
  const valueRows = rows.values.map(({ value }) => value);
  const valuesOf = groupBy(valueRows, ({ attributeId }) => attributeId);
  const attributesOf = groupBy(rows.attributes, ({ modifierId, restaurantProductId }) =>
    modifierId === null ? `product ${restaurantProductId}` : keyOf({ modifierId }),
  );
  const names = new Map(rows.attributes.map(({ id, displayName }) => [id, displayName]));
  return {
    configurationsOf: (owner) =>
      (attributesOf.get(keyOf(owner)) ?? []).map(({ id, displayName, isRequired }) => ({
        attribute: { id, display_name: displayName },
        is_required: isRequired,
        values: (valuesOf.get(id) ?? []).map((value) => ({
          id: value.id,
          display_value: value.displayValue,
          price_adjustment: major(value.priceAdjustment),
        })),
      })),
    values: new Map(
      valueRows.map(({ id, attributeId, displayValue, priceAdjustment }) => [
        id,
        {
          id,
          attributeId,
          attributeName: names.get(attributeId) ?? '',
          name: displayValue,
          priceAdjustment,
        },
      ]),
    ),
  };
}
