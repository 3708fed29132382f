import { and, eq, inArray } from 'drizzle-orm';
import { categories, categoryHours, categoryProducts } from '../../db/schema.ts';
import { hoursColumns, type CategoryLine } from '../menu/menu-lines.ts';
import type { Change } from './plan-menu.ts';
import { incoming, isOneOf } from './sql-parts.ts';
import { inParts, type WriteContext } from './write-context.ts';

/** Writes categories, when they are offered, and which dishes stand in them. */
export async function writeCategories(
  context: WriteContext,
  changes: readonly Change<CategoryLine>[],
  dishIds: ReadonlyMap<string, number>,
): Promise<void> {
  const { tx, tenantId, restaurantId, ids } = context;
  const table = categories;
  const written = await inParts(context, 'categories', changes, (some) =>
    tx
      .insert(table)
      .values(
        some.map(({ externalId, after: { name, description, position, isListed } }) => ({
          tenantId,
          restaurantId,
          externalId: ids.ofRestaurant + externalId,
          name,
          description,
          position,
          isListed,
        })),
      )
      .onConflictDoUpdate({
        target: [table.tenantId, table.restaurantId, table.externalId],
        set: {
          name: incoming(table.name),
          description: incoming(table.description),
          position: incoming(table.position),
          isListed: incoming(table.isListed),
        },
      })
      .returning({ id: table.id, externalId: table.externalId }),
  );
  const categoryIds = new Map(written.map(({ id, externalId }) => [externalId, id]));
  const touched = changes.flatMap(({ externalId, after }) => {
    const categoryId = categoryIds.get(ids.ofRestaurant + externalId);
    return categoryId === undefined ? [] : [{ categoryId, line: after }];
  });
  await writeHours(context, touched);
  await writePlaces(context, touched, dishIds);
}

type Touched = { categoryId: number; line: CategoryLine };

async function writeHours(context: WriteContext, touched: readonly Touched[]): Promise<void> {
  const { tx, tenantId } = context;
  const table = categoryHours;
  await inParts(context, null, touched, async (some) => {
    const own = some.map(({ categoryId }) => categoryId);
    await tx.delete(table).where(and(eq(table.tenantId, tenantId), inArray(table.categoryId, own)));
    return [];
  });
  const rows = touched.flatMap(({ categoryId, line }) =>
    line.hours.map((word) => ({ tenantId, categoryId, ...hoursColumns(word) })),
  );
  await inParts(context, null, rows, (some) =>
    tx.insert(table).values(some).returning({ weekday: table.weekday }),
  );
}

/** Dishes that somebody put into such a category by hand stay in it. */
async function writePlaces(
  context: WriteContext,
  touched: readonly Touched[],
  dishIds: ReadonlyMap<string, number>,
): Promise<void> {
  const { tx, tenantId, imported } = context;
  const table = categoryProducts;
  const ofSource = [...imported.dishIds.values()];
  await inParts(context, null, touched, async (some) => {
    const own = some.map(({ categoryId }) => categoryId);
    await tx
      .delete(table)
      .where(
        and(
          eq(table.tenantId, tenantId),
          inArray(table.categoryId, own),
          isOneOf(table.restaurantProductId, ofSource),
        ),
      );
    return [];
  });
  const rows = touched.flatMap(({ categoryId, line }) =>
    line.dishes.flatMap((dish, position) => {
      const restaurantProductId = dishIds.get(dish);
      return restaurantProductId === undefined
        ? []
        : [{ tenantId, categoryId, restaurantProductId, position }];
    }),
  );
  await inParts(context, 'places on the menu', rows, (some) =>
    tx.insert(table).values(some).returning({ position: table.position }),
  );
}
