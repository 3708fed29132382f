import type { SampleProduct } from '#schemas/samples/sample-tenant.ts';
import {
  modifierGroups,
  modifiers,
  nestedModifierGroups,
  productModifierGroups,
} from '../db/schema.ts';
import { demoId } from './demo-id.ts';
import { demoEntryTranslations } from './demo-translations.ts';
import type { Owned } from './insert-configurations.ts';
import type { SeedContext } from './insert-tenant.ts';

/**
 * Inserts the groups of choices of one restaurant and hangs them on its products.
 * @returns the modifiers that have configurations of their own.
 */
export async function insertGroups(
  { tx, tenant, texts }: SeedContext,
  restaurantId: number,
  { sold, ids }: { sold: readonly SampleProduct[]; ids: ReadonlyMap<string, number> },
): Promise<Owned[]> {
  const tenantId = tenant.id;
  const translate = demoEntryTranslations(texts);
  const groupRows = await tx
    .insert(modifierGroups)
    .values(
      tenant.modifierGroups.map(({ key, name, min, max, ...group }) => ({
        tenantId,
        restaurantId,
        externalId: demoId(key),
        name,
        translations: translate(name),
        min,
        max,
        maxDistinct: group.maxDistinct ?? null,
        freeCount: group.freeCount ?? 0,
        freeMode: group.freeMode ?? ('cheapest' as const),
        chargesDefaults: !group.isSubstitution,
        creditsSubstitutions: group.isSubstitution ?? false,
        isWholeOnly: group.isWholeOnly ?? false,
      })),
    )
    .returning({ id: modifierGroups.id, externalId: modifierGroups.externalId });
  const groupIds = new Map(groupRows.map(({ id, externalId }) => [externalId, id]));
  const groupOf = (key: string): number[] => {
    const id = groupIds.get(demoId(key));
    return id === undefined ? [] : [id];
  };

  const modifierRows = await tx
    .insert(modifiers)
    .values(
      tenant.modifierGroups.flatMap(({ key, modifiers }) =>
        modifiers.flatMap((modifier, position) =>
          groupOf(key).map((modifierGroupId) => ({
            tenantId,
            modifierGroupId,
            externalId: demoId(`${key}/${modifier.key}`),
            name: modifier.name,
            translations: translate(modifier.name),
            price: modifier.price,
            onlinePrice: modifier.price,
            maxQuantity: modifier.maxQuantity ?? 1,
            isDefault: modifier.isDefault ?? false,
            isWholeOnly: modifier.isWholeOnly ?? false,
            allergens: [...(modifier.allergens ?? [])],
            isAvailable: !modifier.isSoldOut,
            position,
          })),
        ),
      ),
    )
    .returning({ id: modifiers.id, externalId: modifiers.externalId });
  const modifierIds = new Map(modifierRows.map(({ id, externalId }) => [externalId, id]));

  const nested = tenant.modifierGroups.flatMap((group) =>
    group.modifiers.flatMap(({ key, groups = [] }) => {
      const modifierId = modifierIds.get(demoId(`${group.key}/${key}`));
      if (modifierId === undefined) return [];
      return groups.flatMap((inner, position) =>
        groupOf(inner).map((modifierGroupId) => ({
          tenantId,
          modifierId,
          modifierGroupId,
          position,
        })),
      );
    }),
  );
  if (nested.length > 0) await tx.insert(nestedModifierGroups).values(nested);

  const links = sold.flatMap(({ key, groups = [] }) => {
    const restaurantProductId = ids.get(key);
    if (restaurantProductId === undefined) return [];
    return groups.flatMap((group, position) =>
      groupOf(group).map((modifierGroupId) => ({
        tenantId,
        restaurantProductId,
        modifierGroupId,
        position,
      })),
    );
  });
  await tx.insert(productModifierGroups).values(links);

  return tenant.modifierGroups.flatMap((group) =>
    group.modifiers.flatMap(({ key, configurations = [] }) => {
      const modifierId = modifierIds.get(demoId(`${group.key}/${key}`));
      return modifierId === undefined ? [] : [{ owner: { modifierId }, configurations }];
    }),
  );
}
