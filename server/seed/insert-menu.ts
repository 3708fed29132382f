import { Temporal } from 'temporal-polyfill';
import { pictureUrl, type SamplePicture } from '#schemas/samples/sample-picture.ts';
import type { SampleProduct, SampleRestaurant } from '#schemas/samples/sample-tenant.ts';
import { products, restaurantProducts } from '../db/schema.ts';
import { demoId } from './demo-id.ts';
import { demoEntryTranslations } from './demo-translations.ts';
import { insertCategories } from './insert-categories.ts';
import { insertConfigurations, type Owned } from './insert-configurations.ts';
import { insertCoupons } from './insert-coupons.ts';
import { insertGroups } from './insert-groups.ts';
import { insertOffers } from './insert-offers.ts';
import { insertStock } from './insert-stock.ts';
import { insertTaxClasses } from './insert-tax-classes.ts';
import type { MenuContext } from './insert-tenant.ts';

/** Inserts the tenant's products once and what each restaurant offers of them. */
export async function insertMenu(context: MenuContext): Promise<void> {
  const { tx, tenant, pictures, restaurantIds } = context;
  const translate = demoEntryTranslations(context.texts);
  const tenantId = tenant.id;
  const imagePath = (picture?: SamplePicture) => {
    const url = picture && pictureUrl(tenantId, picture);
    return url && pictures.has(url) ? url : null;
  };
  const taxClassIds = await insertTaxClasses(context);
  const sampleProducts = tenant.categories.flatMap((category) => category.products);
  const productRows = await tx
    .insert(products)
    .values(
      sampleProducts.map(({ key, name, description, picture, taxClass, ...product }) => ({
        tenantId,
        externalId: demoId(key),
        name,
        description,
        translations: translate(name, description),
        imagePath: imagePath(picture),
        diets: [...(product.diets ?? [])],
        allergens: [...(product.allergens ?? [])],
        taxClassId: taxClass === undefined ? null : (taxClassIds.get(taxClass) ?? null),
      })),
    )
    .returning({ id: products.id, externalId: products.externalId });
  const productIds = new Map(productRows.map(({ id, externalId }) => [externalId, id]));

  const soldAt = new Map<number, ReadonlyMap<string, number>>();
  for (const restaurant of tenant.restaurants) {
    const restaurantId = restaurantIds.get(restaurant.key);
    if (restaurantId === undefined) continue;
    const offered = await insertOffered(context, restaurant, restaurantId, productIds);
    const owned = await insertGroups(context, restaurantId, offered);
    await insertConfigurations(context, [...offered.owned, ...owned]);
    const categoryIds = await insertCategories(
      context,
      restaurant,
      restaurantId,
      offered.ids,
      imagePath,
    );
    await insertOffers(context, { restaurantId, categoryIds, ids: offered.ids, imagePath });
    await insertStock(context, { restaurantId, ...offered });
    soldAt.set(restaurantId, offered.ids);
  }
  await insertCoupons(context, soldAt);
}

/** What this restaurant sells, with its prices; ids by the products' sample keys. */
async function insertOffered(
  { tx, tenant, now }: MenuContext,
  restaurant: SampleRestaurant,
  restaurantId: number,
  productIds: ReadonlyMap<string, number>,
) {
  const sold = tenant.categories
    .filter(({ notAt }) => !notAt?.includes(restaurant.key))
    .flatMap(({ products, prepUnits = 1 }) =>
      products.map((product) => ({ ...product, prepUnits: product.prepUnits ?? prepUnits })),
    )
    .filter(({ notAt }) => !notAt?.includes(restaurant.key));
  const keys = new Map<number, SampleProduct>();
  const values = sold.flatMap((product) => {
    const productId = productIds.get(demoId(product.key));
    if (productId === undefined) return [];
    keys.set(productId, product);
    return {
      tenantId: tenant.id,
      restaurantId,
      productId,
      price: product.storePrice ?? product.price,
      onlinePrice: product.price,
      unit: product.unit ?? '',
      isBestSeller: product.isBestSeller ?? false,
      isFresh: product.isFresh ?? false,
      prepMinutes: product.prepMinutes ?? 0,
      prepUnits: product.prepUnits,
      isAvailable: product.soldOut === undefined,
      unavailableUntil: backAt(product.soldOut, restaurant.timeZone, now),
      addedAt: now,
    };
  });
  const { id, productId } = restaurantProducts;
  const rows = await tx.insert(restaurantProducts).values(values).returning({ id, productId });
  const ids = new Map<string, number>();
  const owned: Owned[] = [];
  for (const row of rows) {
    const product = keys.get(row.productId);
    if (!product) continue;
    ids.set(product.key, row.id);
    const { configurations = [] } = product;
    owned.push({ owner: { restaurantProductId: row.id }, configurations });
  }
  return { sold, ids, owned };
}

function backAt(soldOut: SampleProduct['soldOut'], timeZone: string, now: Date): Date | null {
  if (soldOut === undefined || soldOut === true) return null;
  const back = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .add({ days: soldOut.backInDays })
    .withPlainTime(soldOut.at);
  return new Date(back.epochMilliseconds);
}
