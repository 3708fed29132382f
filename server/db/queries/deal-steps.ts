import { and, eq, inArray } from 'drizzle-orm';
import type { EntryTranslations } from '#schemas/api/entry-translations.ts';
import type { Database } from '../client.ts';
import { dealComponentProducts, dealComponents } from '../schema.ts';
import type { DealStepRow } from './offer-settings.ts';

export type DealStepWrite = Omit<DealStepRow, 'id' | 'translations'> & {
  /** null, or none of this deal's: a new one. */
  id: number | null;
  /** Left out: as they were before. */
  translations?: EntryTranslations;
};

/**
 * Makes these the steps of a deal, in this order; call it under the deal's lock. A step that stays
 * keeps its id, by which carts name it.
 */
export async function replaceDealSteps(
  tx: Database,
  { tenantId, dealId }: { tenantId: number; dealId: number },
  steps: readonly DealStepWrite[],
): Promise<void> {
  const ofDeal = and(eq(dealComponents.tenantId, tenantId), eq(dealComponents.dealId, dealId));
  const rows = await tx.select({ id: dealComponents.id }).from(dealComponents).where(ofDeal);
  const known = new Set(rows.map(({ id }) => id));
  const kept = new Set(steps.map(({ id }) => id));
  const gone = [...known].filter((id) => !kept.has(id));
  if (gone.length > 0) {
    await tx.delete(dealComponents).where(and(ofDeal, inArray(dealComponents.id, gone)));
  }
  for (const [position, { id, dishIds, ...step }] of steps.entries()) {
    const row = { ...step, position };
    const [written] =
      id !== null && known.has(id)
        ? await tx
            .update(dealComponents)
            .set(row)
            .where(and(ofDeal, eq(dealComponents.id, id)))
            .returning({ id: dealComponents.id })
        : await tx
            .insert(dealComponents)
            .values({ ...row, tenantId, dealId })
            .returning({ id: dealComponents.id });
    if (!written) throw new Error('a step of a deal was not written');
    const componentId = written.id;
    await tx
      .delete(dealComponentProducts)
      .where(
        and(
          eq(dealComponentProducts.tenantId, tenantId),
          eq(dealComponentProducts.componentId, componentId),
        ),
      );
    if (dishIds.length === 0) continue;
    await tx.insert(dealComponentProducts).values(
      dishIds.map((restaurantProductId, place) => ({
        tenantId,
        componentId,
        restaurantProductId,
        position: place,
      })),
    );
  }
}
