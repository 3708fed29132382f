import { dayMs } from '#schemas/rules/time/minute.ts';
import type { Handlers } from '../http/handler.ts';
import { groupBy } from '../caches/group-by.ts';
import { listExceptions, listRestaurantHours } from '../db/queries/restaurant-hours.ts';
import { listRestaurants } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { restaurantView } from '../domain/restaurant/restaurant-view.ts';

export const restaurantRoutes = ({ db, clock }: Deps): Handlers<'listRestaurants'> => ({
  listRestaurants: async ({ tenant, body }) => {
    const now = clock().getTime();
    const since = new Date(now - 2 * dayMs).toISOString().slice(0, 10);
    const [rows, hours, exceptions] = await Promise.all([
      listRestaurants(db, tenant.id, body.status),
      listRestaurantHours(db, tenant.id),
      listExceptions(db, tenant.id, { since }),
    ]);
    const hoursOf = groupBy(hours, ({ restaurantId }) => restaurantId);
    const exceptionsOf = groupBy(exceptions, ({ restaurantId }) => restaurantId);
    return rows.map((row) => {
      const openingRows = { hours: hoursOf.get(row.id), exceptions: exceptionsOf.get(row.id) };
      return restaurantView(row, openingRows, now);
    });
  },
});
