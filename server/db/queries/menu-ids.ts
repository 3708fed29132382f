import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../client.ts';
import {
  comboComponents,
  combos,
  configurationAttributes,
  dealComponents,
  deals,
  modifiers,
  restaurantProducts,
} from '../schema.ts';

const tables = {
  restaurantProductIds: restaurantProducts,
  modifierIds: modifiers,
  attributeIds: configurationAttributes,
  comboIds: combos,
  comboComponentIds: comboComponents,
  dealIds: deals,
  dealComponentIds: dealComponents,
};

export type MenuIds = Record<keyof typeof tables, readonly number[]>;

/**
 * Whether every id stands somewhere in this tenant's menus, listed or not. An id that does not is
 * answered 404 whoever's it is, so that nothing is revealed about other tenants (rules R28, R95).
 */
export async function ownsMenuIds(
  db: Database,
  tenantId: number,
  requested: MenuIds,
): Promise<boolean> {
  const owns = async (table: (typeof tables)[keyof typeof tables], ids: readonly number[]) => {
    const distinct = [...new Set(ids)];
    if (distinct.length === 0) return true;
    const found = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.tenantId, tenantId), inArray(table.id, distinct)));
    return found.length === distinct.length;
  };
  const answers = await Promise.all([
    owns(tables.restaurantProductIds, requested.restaurantProductIds),
    owns(tables.modifierIds, requested.modifierIds),
    owns(tables.attributeIds, requested.attributeIds),
    owns(tables.comboIds, requested.comboIds),
    owns(tables.comboComponentIds, requested.comboComponentIds),
    owns(tables.dealIds, requested.dealIds),
    owns(tables.dealComponentIds, requested.dealComponentIds),
  ]);
  return answers.every(Boolean);
}
