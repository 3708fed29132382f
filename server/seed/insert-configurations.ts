import type { SampleConfiguration } from '#schemas/samples/sample-tenant.ts';
import { configurationAttributes, configurationValues } from '../db/schema.ts';
import { demoEntryTranslations } from './demo-translations.ts';
import type { SeedContext } from './insert-tenant.ts';

type Owner = { restaurantProductId: number } | { modifierId: number };

/** Configurations, such as sizes, and what they belong to. */
export type Owned = { owner: Owner; configurations: readonly SampleConfiguration[] };

const nameOf = (owner: Partial<Record<'restaurantProductId' | 'modifierId', number | null>>) =>
  `${owner.restaurantProductId ?? ''}/${owner.modifierId ?? ''}`;

export async function insertConfigurations(
  { tx, tenant, texts }: SeedContext,
  owned: readonly Owned[],
): Promise<void> {
  const tenantId = tenant.id;
  const translate = demoEntryTranslations(texts);
  const attributes = owned.flatMap(({ owner, configurations }) =>
    configurations.map(({ name, isRequired = true }, position) => ({
      ...owner,
      tenantId,
      displayName: name,
      translations: translate(name),
      isRequired,
      position,
    })),
  );
  const rows = await tx.insert(configurationAttributes).values(attributes).returning();
  const idOf = new Map(rows.map((row) => [`${nameOf(row)}/${row.displayName}`, row.id]));
  const values = owned.flatMap(({ owner, configurations }) =>
    configurations.flatMap((configuration) => {
      const attributeId = idOf.get(`${nameOf(owner)}/${configuration.name}`);
      if (attributeId === undefined) return [];
      return configuration.values.map(([displayValue, priceAdjustment], position) => ({
        tenantId,
        attributeId,
        displayValue,
        translations: translate(displayValue),
        priceAdjustment,
        position,
      }));
    }),
  );
  await tx.insert(configurationValues).values(values);
}
