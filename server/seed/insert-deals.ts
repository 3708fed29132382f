import { dealComponentProducts, dealComponents, deals } from '../db/schema.ts';
import { conditionsOf } from './conditions-of.ts';
import { demoEntryTranslations } from './demo-translations.ts';
import type { OfferPlace } from './offer-place.ts';
import type { SeedContext } from './insert-tenant.ts';

/** Inserts the deals of one restaurant; a dish that it does not sell is left out. */
export async function insertDeals(
  { tx, tenant, now, texts }: SeedContext,
  { restaurantId, ids, imagePath }: OfferPlace,
): Promise<void> {
  const tenantId = tenant.id;
  const translate = demoEntryTranslations(texts);
  if (tenant.deals.length === 0) return;
  const rows = await tx
    .insert(deals)
    .values(
      tenant.deals.map(({ picture, conditions, components: _components, ...deal }, position) => ({
        ...deal,
        translations: translate(deal.name, deal.description),
        tenantId,
        restaurantId,
        imagePath: imagePath(picture),
        conditions: conditionsOf(conditions, now),
        position,
      })),
    )
    .returning({ id: deals.id, position: deals.position });
  const steps = rows.flatMap(({ id, position }) =>
    (tenant.deals[position]?.components ?? []).map((step, place) => ({
      ...step,
      dealId: id,
      position: place,
    })),
  );
  const stepRows = await tx
    .insert(dealComponents)
    .values(
      steps.map(({ dealId, name, role = 'buy', quantity, position }) => ({
        tenantId,
        dealId,
        name,
        translations: translate(name),
        role,
        quantity,
        position,
      })),
    )
    .returning({
      id: dealComponents.id,
      dealId: dealComponents.dealId,
      position: dealComponents.position,
    });
  const products = stepRows.flatMap(({ id, dealId, position }) => {
    const step = steps.find((one) => one.dealId === dealId && one.position === position);
    return (step?.products ?? []).flatMap((key, place) => {
      const restaurantProductId = ids.get(key);
      return restaurantProductId === undefined
        ? []
        : { tenantId, componentId: id, restaurantProductId, position: place };
    });
  });
  await tx.insert(dealComponentProducts).values(products);
}
