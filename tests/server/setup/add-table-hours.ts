import type { Database } from '#server/db/client.ts';
import { restaurantHours } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';

/** Opens the tables of the small restaurant, every day from 10:00 to 22:00. */
export async function addTableHours(db: Database): Promise<void> {
  await db.insert(restaurantHours).values(
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      tenantId: small.tenant,
      restaurantId: small.restaurant,
      orderType: 'dine_in' as const,
      weekday,
      opens: '10:00',
      closes: '22:00',
    })),
  );
}
