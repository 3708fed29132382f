import type { SamplePicture } from '#schemas/samples/sample-picture.ts';
import type { SampleRestaurant } from '#schemas/samples/sample-tenant.ts';
import { categories, categoryHours, categoryProducts } from '../db/schema.ts';
import { demoId } from './demo-id.ts';
import { demoEntryTranslations } from './demo-translations.ts';
import type { SeedContext } from './insert-tenant.ts';

/**
 * Inserts the categories that a restaurant offers, with their hours and products.
 * @returns the categories' ids by their sample keys.
 */
export async function insertCategories(
  { tx, tenant, texts }: SeedContext,
  restaurant: SampleRestaurant,
  restaurantId: number,
  ids: ReadonlyMap<string, number>,
  imagePath: (picture?: SamplePicture) => string | null,
): Promise<ReadonlyMap<string, number>> {
  const tenantId = tenant.id;
  const translate = demoEntryTranslations(texts);
  const offered = tenant.categories.filter(({ notAt }) => !notAt?.includes(restaurant.key));
  const rows = await tx
    .insert(categories)
    .values(
      offered.map(({ key, name, description, picture }, position) => ({
        tenantId,
        restaurantId,
        externalId: demoId(key),
        name,
        description,
        translations: translate(name, description),
        imagePath: imagePath(picture),
        position,
      })),
    )
    .returning({ id: categories.id, externalId: categories.externalId });
  const categoryIds = new Map(rows.map(({ id, externalId }) => [externalId, id]));

  const hours: (typeof categoryHours.$inferInsert)[] = [];
  const placed: (typeof categoryProducts.$inferInsert)[] = [];
  for (const category of offered) {
    const categoryId = categoryIds.get(demoId(category.key));
    if (categoryId === undefined) continue;
    for (const { weekdays, opens, closes } of category.hours ?? []) {
      hours.push(...weekdays.map((weekday) => ({ tenantId, categoryId, weekday, opens, closes })));
    }
    for (const [position, { key }] of category.products.entries()) {
      const restaurantProductId = ids.get(key);
      if (restaurantProductId === undefined) continue;
      placed.push({ tenantId, categoryId, restaurantProductId, position });
    }
  }
  if (hours.length > 0) await tx.insert(categoryHours).values(hours);
  await tx.insert(categoryProducts).values(placed);
  return new Map(
    offered.flatMap(({ key }) => {
      const id = categoryIds.get(demoId(key));
      return id === undefined ? [] : [[key, id] as const];
    }),
  );
}
