import type { Database } from '#server/db/client.ts';
import { areas, diningTables } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';

/** A table of the other small tenant, and every call about tables with its ids. */
export async function foreignTables(db: Database) {
  const place = { tenantId: small.otherTenant, restaurantId: small.otherRestaurant };
  // Like no number that another call is sent with.
  const id = 9_700_001;
  const [area] = await db
    .insert(areas)
    .values({ ...place, name: 'Oven', position: 0 })
    .returning();
  if (!area) throw new Error('an area was not written');
  const token = 'theirs-theirs-theirs-1';
  const box = { x: 0, y: 0, width: 6, height: 6 };
  await db.insert(diningTables).values({
    ...place,
    ...box,
    id,
    areaId: area.id,
    name: 'Oven',
    minParty: 1,
    maxParty: 4,
    token,
  });
  const tableId = String(id);
  const params = { restaurantId: String(small.otherRestaurant) };
  const plan = { areas: [{ id: area.id, name: 'Ours' }], tables: [], joins: [] };
  return {
    tableId,
    calls: {
      getTable: { params: { token } },
      getTablePlan: { params },
      setTablePlan: { params, headers: { 'if-match': '"0"' }, payload: plan },
      renewTableCode: { params: { tableId }, payload: {} },
    },
  };
}
