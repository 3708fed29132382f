import { comboChoices, comboComponents, combos } from '../db/schema.ts';
import { demoEntryTranslations } from './demo-translations.ts';
import type { OfferPlace } from './offer-place.ts';
import type { SeedContext } from './insert-tenant.ts';

/** Inserts the combos of one restaurant; a choice that it does not sell is left out. */
export async function insertCombos(
  { tx, tenant, texts }: SeedContext,
  { restaurantId, categoryIds, ids, imagePath }: OfferPlace,
): Promise<void> {
  const tenantId = tenant.id;
  const translate = demoEntryTranslations(texts);
  const offered = tenant.combos.flatMap(({ category, ...combo }) => {
    const categoryId = categoryIds.get(category);
    return categoryId === undefined ? [] : [{ ...combo, categoryId }];
  });
  if (offered.length === 0) return;

  const rows = await tx
    .insert(combos)
    .values(
      offered.map(({ name, description, picture, price, categoryId }, position) => ({
        tenantId,
        restaurantId,
        categoryId,
        name,
        description,
        translations: translate(name, description),
        imagePath: imagePath(picture),
        price,
        position,
      })),
    )
    .returning({ id: combos.id, position: combos.position });
  const steps = rows.flatMap(({ id, position }) =>
    (offered[position]?.components ?? []).map((step, place) => ({
      ...step,
      comboId: id,
      position: place,
    })),
  );
  const stepRows = await tx
    .insert(comboComponents)
    .values(
      steps.map(({ comboId, name, min = 1, max = 1, position }) => ({
        tenantId,
        comboId,
        name,
        translations: translate(name),
        min,
        max,
        position,
      })),
    )
    .returning({
      id: comboComponents.id,
      comboId: comboComponents.comboId,
      position: comboComponents.position,
    });
  const choices = stepRows.flatMap(({ id, comboId, position }) => {
    const step = steps.find((one) => one.comboId === comboId && one.position === position);
    return (step?.choices ?? []).flatMap(([key, upcharge], place) => {
      const restaurantProductId = ids.get(key);
      if (restaurantProductId === undefined) return [];
      const isDefault = place === 0 && step?.min !== 0;
      return {
        tenantId,
        componentId: id,
        restaurantProductId,
        upcharge,
        isDefault,
        position: place,
      };
    });
  });
  await tx.insert(comboChoices).values(choices);
}
