import { and, asc, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../client.ts';
import {
  comboChoices,
  comboComponents,
  combos,
  dealComponentProducts,
  dealComponents,
  deals,
  halfSetProducts,
  halfSets,
} from '../schema.ts';

/** Every row of one restaurant's combos, halves and active deals, in the order they are shown in. */
export type MenuOfferRows = Awaited<ReturnType<typeof readMenuOffers>>;

type OfRestaurant = { tenantId: PgColumn; restaurantId: PgColumn };
type Listed = OfRestaurant & { isListed: PgColumn };

export async function readMenuOffers(db: Database, tenantId: number, restaurantId: number) {
  const mine = (table: OfRestaurant) =>
    and(eq(table.tenantId, tenantId), eq(table.restaurantId, restaurantId));
  const listed = (table: Listed) => and(mine(table), eq(table.isListed, true));
  const listedSteps = and(listed(combos), eq(comboComponents.isListed, true));
  const activeDeals = and(mine(deals), eq(deals.isActive, true));
  const [listedCombos, steps, choices, sets, setDishes, dealRows, dealSteps, dealDishes] =
    await Promise.all([
      db.select().from(combos).where(listed(combos)).orderBy(asc(combos.position), asc(combos.id)),
      db
        .select({ component: comboComponents })
        .from(comboComponents)
        .innerJoin(combos, sameTenant(comboComponents, combos, comboComponents.comboId))
        .where(listedSteps)
        .orderBy(asc(comboComponents.position), asc(comboComponents.id)),
      db
        .select({ choice: comboChoices })
        .from(comboChoices)
        .innerJoin(
          comboComponents,
          sameTenant(comboChoices, comboComponents, comboChoices.componentId),
        )
        .innerJoin(combos, sameTenant(comboComponents, combos, comboComponents.comboId))
        .where(listedSteps)
        .orderBy(asc(comboChoices.position), asc(comboChoices.restaurantProductId)),
      db
        .select()
        .from(halfSets)
        .where(listed(halfSets))
        .orderBy(asc(halfSets.position), asc(halfSets.id)),
      db
        .select({ placed: halfSetProducts })
        .from(halfSetProducts)
        .innerJoin(halfSets, sameTenant(halfSetProducts, halfSets, halfSetProducts.halfSetId))
        .where(listed(halfSets))
        .orderBy(asc(halfSetProducts.position), asc(halfSetProducts.restaurantProductId)),
      db.select().from(deals).where(activeDeals).orderBy(asc(deals.position), asc(deals.id)),
      db
        .select({ component: dealComponents })
        .from(dealComponents)
        .innerJoin(deals, sameTenant(dealComponents, deals, dealComponents.dealId))
        .where(activeDeals)
        .orderBy(asc(dealComponents.position), asc(dealComponents.id)),
      db
        .select({ placed: dealComponentProducts })
        .from(dealComponentProducts)
        .innerJoin(
          dealComponents,
          sameTenant(dealComponentProducts, dealComponents, dealComponentProducts.componentId),
        )
        .innerJoin(deals, sameTenant(dealComponents, deals, dealComponents.dealId))
        .where(activeDeals)
        .orderBy(
          asc(dealComponentProducts.position),
          asc(dealComponentProducts.restaurantProductId),
        ),
    ]);
  return {
    combos: listedCombos,
    comboComponents: steps,
    comboChoices: choices,
    halfSets: sets,
    halfSetProducts: setDishes,
    deals: dealRows,
    dealComponents: dealSteps,
    dealComponentProducts: dealDishes,
  };
}

/** A row joined with what it belongs to, within its tenant. */
const sameTenant = (
  row: { tenantId: PgColumn },
  owner: { tenantId: PgColumn; id: PgColumn },
  reference: PgColumn,
) => and(eq(owner.tenantId, row.tenantId), eq(owner.id, reference));
