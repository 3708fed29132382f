import type { TablePlan, TablePlanBody } from '#schemas/api/staff-tables.ts';
import type { Database } from '../../db/client.ts';
import {
  findTablePlan,
  listWithRemoved,
  markTablesRemoved,
  putArea,
  putDiningTable,
  removeAreas,
  replaceTableJoins,
} from '../../db/queries/dining-tables.ts';
import { updateRestaurant } from '../../db/queries/restaurant-settings.ts';
import { lockRestaurant, type Restaurant } from '../../db/queries/restaurants.ts';
import { restaurantNotFound } from '../../errors/restaurant-not-found.ts';
import { newTableToken } from '../../identity/table-token.ts';
import { requireRevision, revisionOf, risenRevision } from '../restaurant/settings-revision.ts';
import { requireUnusedTables } from './table-use.ts';

const page = 'tables';

type Tenant = { id: number; primaryOrigin: string; locale: string };

/** Areas, tables and joins of a restaurant, as staff read them. */
export async function showTablePlan(
  db: Database,
  { primaryOrigin }: Tenant,
  { tenantId, id, settingsRevisions }: Restaurant,
): Promise<TablePlan> {
  const { areas, tables, joins } = await findTablePlan(db, tenantId, id);
  return {
    areas: areas.map((area) => ({ id: area.id, name: area.name })),
    tables: tables.map((table) => ({
      id: table.id,
      area_id: table.areaId,
      name: table.name,
      min_party: table.minParty,
      max_party: table.maxParty,
      is_bookable: table.isBookable,
      x: table.x,
      y: table.y,
      width: table.width,
      height: table.height,
      is_round: table.isRound,
      token: table.token,
    })),
    joins: joins.map(({ tableIds, minParty, maxParty }) => ({
      table_ids: tableIds,
      min_party: minParty,
      max_party: maxParty,
    })),
    code_address: `${primaryOrigin}/dine-in-menu?table=`,
    revision: revisionOf(settingsRevisions, page),
  };
}

type Write = {
  restaurantId: number;
  /** The one that it was made from; null: none that there ever was. */
  revision: number | null;
  body: TablePlanBody;
  now: Date;
};

/**
 * Sets areas, tables and joins as a whole. What is not named is taken off the plan; named again, it
 * comes back as it was, its QR code with it. An id of another restaurant names something new.
 * @throws ApiError 404; 409 where a table that goes is in use; 412 with the present plan.
 */
export async function setTablePlan(
  tx: Database,
  tenant: Tenant,
  { restaurantId, revision, body, now }: Write,
): Promise<TablePlan> {
  const row = await lockRestaurant(tx, tenant.id, restaurantId);
  if (!row) throw restaurantNotFound();
  requireRevision(await showTablePlan(tx, tenant, row), revision);
  const stored = await listWithRemoved(tx, tenant.id, restaurantId);
  const place = { tenantId: tenant.id, restaurantId };

  const knownAreas = new Set(stored.areas.map(({ id }) => id));
  const areaIds = new Map<number | string, number>();
  for (const [position, { id, name }] of body.areas.entries()) {
    areaIds.set(id, await putArea(tx, place, known(id, knownAreas), { name, position }));
  }

  const knownTables = new Set(stored.tables.map(({ id }) => id));
  const tableIds = new Map<number | string, number>();
  for (const table of body.tables) {
    const values = {
      areaId: idAmong(areaIds, table.area_id),
      name: table.name,
      minParty: table.min_party,
      maxParty: table.max_party,
      isBookable: table.is_bookable,
      x: table.x,
      y: table.y,
      width: table.width,
      height: table.height,
      isRound: table.is_round,
    };
    const id = known(table.id, knownTables);
    tableIds.set(table.id, await putDiningTable(tx, place, id, values, newTableToken));
  }
  const joins = body.joins.map((join) => ({
    tableIds: join.table_ids.map((id) => idAmong(tableIds, id)),
    minParty: join.min_party,
    maxParty: join.max_party,
  }));
  await replaceTableJoins(tx, place, joins);

  const staying = new Set(tableIds.values());
  const going = stored.tables.filter(({ id, isRemoved }) => !isRemoved && !staying.has(id));
  // Marked before they are looked at: a reservation that is being made waits for the mark, by the
  // trigger `reservation_tables_on_plan`.
  await markTablesRemoved(
    tx,
    tenant.id,
    going.map(({ id }) => id),
  );
  await requireUnusedTables(tx, { ...row, locale: tenant.locale }, going, now);
  const stayingAreas = new Set(areaIds.values());
  const goingAreas = stored.areas.filter(({ id }) => !stayingAreas.has(id));
  await removeAreas(
    tx,
    tenant.id,
    goingAreas.map(({ id }) => id),
  );

  const settingsRevisions = risenRevision(row.settingsRevisions, page);
  const changed = await updateRestaurant(tx, tenant.id, restaurantId, { settingsRevisions });
  if (!changed) throw restaurantNotFound();
  return showTablePlan(tx, tenant, changed);
}

/** The id of what is stored; null: it is new. */
const known = (id: number | string, ids: ReadonlySet<number>): number | null =>
  typeof id === 'number' && ids.has(id) ? id : null;

function idAmong(ids: ReadonlyMap<number | string, number>, id: number | string): number {
  const found = ids.get(id);
  if (found === undefined) throw new Error(`the plan names ${id}, which its schema refuses`);
  return found;
}
