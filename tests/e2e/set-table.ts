import { and, eq, sql } from 'drizzle-orm';
import { areas, diningTables, restaurantHours, restaurantProducts } from '#server/db/schema.ts';
import { newTableToken } from '#server/identity/table-token.ts';
import { withDatabase } from './database.ts';

type Place = { tenantId: number; restaurantId: number };

/** A table 12 on the terrace, where guests are served at any hour. @returns its token */
export const setTable = (place: Place): Promise<string> =>
  withDatabase(async (db) => {
    await db
      .delete(restaurantHours)
      .where(
        and(
          eq(restaurantHours.tenantId, place.tenantId),
          eq(restaurantHours.restaurantId, place.restaurantId),
          eq(restaurantHours.orderType, 'dine_in'),
        ),
      );
    await db.insert(restaurantHours).values(
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        ...place,
        orderType: 'dine_in' as const,
        weekday,
        opens: '00:00',
        closes: '00:00',
      })),
    );
    // It costs a dollar more wherever else it is ordered.
    await db
      .update(restaurantProducts)
      .set({ onlinePrice: sql`${restaurantProducts.price} + 100` })
      .where(eq(restaurantProducts.tenantId, place.tenantId));
    const [area] = await db
      .insert(areas)
      .values({ ...place, name: 'Terrace', position: 0 })
      .returning({ id: areas.id });
    if (!area) throw new Error('The area was not added.');
    const token = newTableToken();
    const size = { x: 0, y: 0, width: 6, height: 6, minParty: 1, maxParty: 4 };
    await db.insert(diningTables).values({ ...place, ...size, areaId: area.id, name: '12', token });
    return token;
  });
