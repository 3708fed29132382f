import { giftDesigns } from '#schemas/api/gift-cards.ts';
import { firstLoyaltyRules } from '#schemas/rules/loyalty/loyalty-rules.ts';
import { currencyExponent } from '#schemas/money.ts';
import { leastCardMonths } from '#schemas/rules/gift-cards/card-expiry.ts';
import { pictureUrl } from '#schemas/samples/sample-picture.ts';
import type { SampleTenant } from '#schemas/samples/sample-tenant.ts';
import type { Database } from '../db/client.ts';
import {
  giftCardSettings,
  hosts,
  paymentSettings,
  restaurantHours,
  restaurantImages,
  restaurants,
  siteConfigs,
  tenants,
} from '../db/schema.ts';
import { withDemoTranslations, type DemoTexts } from './demo-translations.ts';

export type SeedContext = {
  tx: Database;
  tenant: SampleTenant;
  port: number;
  now: Date;
  /** Addresses of the pictures that exist. */
  pictures: ReadonlySet<string>;
  /** What its texts are in other languages; left out: nothing is translated. */
  texts?: DemoTexts;
};

/** With the restaurants' ids by their sample keys. */
export type MenuContext = SeedContext & { restaurantIds: ReadonlyMap<string, number> };

/**
 * Inserts a tenant with its hosts, settings, payment gateways and restaurants.
 * @returns the restaurants' ids by their sample keys, or null when the tenant was there already.
 */
export async function insertTenant(
  context: SeedContext,
): Promise<ReadonlyMap<string, number> | null> {
  const { tx, tenant, port, now } = context;
  const { id, name, currency, locale, taxPpm, taxInclusive, cashStep } = tenant;
  // Tenant 139 is what plain localhost shows; the others have a name in front.
  const host = id === 139 ? 'localhost' : (tenant.hosts[0] ?? 'localhost');
  const major = 10 ** currencyExponent(currency);
  const primaryOrigin = `http://${host}:${port}`;
  const inserted = await tx
    .insert(tenants)
    .values({
      id,
      name,
      currency,
      locale,
      taxPpm,
      taxInclusive,
      cashStep,
      loyalty: { ...firstLoyaltyRules(major), isOn: true },
      primaryOrigin,
      createdAt: now,
      openedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: tenants.id });
  if (inserted.length === 0) return null;

  await tx
    .insert(hosts)
    .values(tenant.hosts.map((host) => ({ host, tenantId: id })))
    .onConflictDoNothing();
  const document = withoutMissingPictures(
    withDemoTranslations(tenant, context.texts),
    context.pictures,
  );
  await tx.insert(siteConfigs).values({ tenantId: id, document, updatedAt: now });
  await tx.insert(paymentSettings).values([
    { tenantId: id, gateway: 'cash' },
    { tenantId: id, gateway: 'sandbox' },
  ]);
  await tx.insert(giftCardSettings).values({
    tenantId: id,
    isSold: true,
    amounts: [25, 50, 100].map((amount) => amount * major),
    lowest: 10 * major,
    highest: 500 * major,
    designs: giftDesigns,
    expiryMonths: leastCardMonths(locale),
  });
  return insertRestaurants(context);
}

async function insertRestaurants({ tx, tenant, pictures }: SeedContext) {
  const tenantId = tenant.id;
  const rows = await tx
    .insert(restaurants)
    .values(
      tenant.restaurants.map(
        (
          {
            key: _key,
            hours: _hours,
            picture: _picture,
            exceptions: _exceptions,
            zones: _zones,
            ...row
          },
          position,
        ) => ({
          ...row,
          orderTypes: [...row.orderTypes],
          tipPercents: [...(row.tipPercents ?? [])],
          tenantId,
          position,
        }),
      ),
    )
    .returning({ id: restaurants.id, position: restaurants.position });
  const idAt = new Map(rows.map(({ id, position }) => [position, id]));
  const ids = new Map(
    tenant.restaurants.flatMap(({ key }, position) => {
      const id = idAt.get(position);
      return id === undefined ? [] : [[key, id] as const];
    }),
  );

  const images: (typeof restaurantImages.$inferInsert)[] = [];
  const hours: (typeof restaurantHours.$inferInsert)[] = [];
  for (const restaurant of tenant.restaurants) {
    const restaurantId = ids.get(restaurant.key);
    if (restaurantId === undefined) continue;
    const uploadPath = restaurant.picture && pictureUrl(tenantId, restaurant.picture);
    if (uploadPath && pictures.has(uploadPath)) {
      images.push({ tenantId, restaurantId, position: 0, uploadPath });
    }
    for (const { weekdays, opens, closes, orderTypes } of restaurant.hours) {
      for (const orderType of orderTypes ?? restaurant.orderTypes) {
        const range = { tenantId, restaurantId, orderType, opens, closes };
        hours.push(...weekdays.map((weekday) => ({ ...range, weekday })));
      }
    }
  }
  await tx.insert(restaurantHours).values(hours);
  if (images.length > 0) await tx.insert(restaurantImages).values(images);
  return ids;
}

/** A picture that could not be made is no picture, rather than a broken one. */
function withoutMissingPictures(config: unknown, pictures: ReadonlySet<string>): unknown {
  return JSON.parse(JSON.stringify(config), (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('/media/') && !pictures.has(value) ? '' : value,
  );
}
