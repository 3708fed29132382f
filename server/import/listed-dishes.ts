import { and, eq, sql } from 'drizzle-orm';
import type { MenuPreview } from '#schemas/api/staff-menu-import.ts';
import type { Database } from '../db/client.ts';
import { products, restaurantProducts } from '../db/schema.ts';
import { sourceIds } from './menu/source-ids.ts';
import type { PlannedImport } from './plan-import.ts';
import { starterSource } from './starters/starter-menus.ts';

/** A dish on a restaurant's menu, and by what it came: the same kind of file, a starter menu, else. */
type ListedDish = { name: string; origin: 'same' | 'starter' | 'other' };

/** The dishes that are listed on a restaurant's menu. */
export async function readListedDishes(
  tx: Database,
  { tenantId, restaurantId, source }: { tenantId: number; restaurantId: number; source: string },
): Promise<ListedDish[]> {
  const isOf = (origin: string) =>
    sql<boolean>`starts_with(${products.externalId}, ${sourceIds(origin, restaurantId).ofTenant})`;
  const rows = await tx
    .select({ name: products.name, isSame: isOf(source), isStarter: isOf(starterSource) })
    .from(restaurantProducts)
    .innerJoin(
      products,
      and(
        eq(products.tenantId, restaurantProducts.tenantId),
        eq(products.id, restaurantProducts.productId),
      ),
    )
    .where(
      and(
        eq(restaurantProducts.tenantId, tenantId),
        eq(restaurantProducts.restaurantId, restaurantId),
        eq(restaurantProducts.isListed, true),
      ),
    );
  return rows.map(({ name, isSame, isStarter }) => ({
    name,
    origin: isStarter ? 'starter' : isSame ? 'same' : 'other',
  }));
}

const plain = (name: string): string => name.trim().toLocaleLowerCase();

/** Findings of dishes that come to the menu beside others that are called the same. */
export function sameNames(
  { target, plan }: Pick<PlannedImport, 'target' | 'plan'>,
  others: readonly string[],
): MenuPreview['findings'] {
  const known = new Set(others.map(plain));
  return plan.dishes.changes
    .filter(({ kind, after }) => kind === 'new' && known.has(plain(after.name)))
    .map(({ externalId, after }) => ({
      kind: 'on_menu_already',
      row: null,
      dish: after.name,
      detail: '',
      dish_id: `${target.source}:${externalId}`,
    }));
}
