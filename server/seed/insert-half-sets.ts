import { halfSetProducts, halfSets } from '../db/schema.ts';
import { demoEntryTranslations } from './demo-translations.ts';
import type { OfferPlace } from './offer-place.ts';
import type { SeedContext } from './insert-tenant.ts';

/** Inserts what one restaurant sells in halves. */
export async function insertHalfSets(
  { tx, tenant, texts }: SeedContext,
  { restaurantId, categoryIds, ids, imagePath }: OfferPlace,
): Promise<void> {
  const tenantId = tenant.id;
  const translate = demoEntryTranslations(texts);
  const offered = tenant.halfSets.flatMap(({ category, ...set }) => {
    const categoryId = categoryIds.get(category);
    return categoryId === undefined ? [] : [{ ...set, categoryId }];
  });
  if (offered.length === 0) return;

  const rows = await tx
    .insert(halfSets)
    .values(
      offered.map(({ picture, products: _products, excludedValues = [], ...set }, position) => ({
        ...set,
        translations: translate(set.name, set.description),
        tenantId,
        restaurantId,
        imagePath: imagePath(picture),
        excludedValues: [...excludedValues],
        position,
      })),
    )
    .returning({ id: halfSets.id, position: halfSets.position });
  const products = rows.flatMap(({ id, position }) =>
    (offered[position]?.products ?? []).flatMap((key, place) => {
      const restaurantProductId = ids.get(key);
      return restaurantProductId === undefined
        ? []
        : { tenantId, halfSetId: id, restaurantProductId, position: place };
    }),
  );
  await tx.insert(halfSetProducts).values(products);
}
