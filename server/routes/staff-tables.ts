import { findDiningTable, setTableToken } from '../db/queries/dining-tables.ts';
import { findRestaurant, type Restaurant } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { restaurantNotFound } from '../errors/restaurant-not-found.ts';
import { unknownTable } from '../errors/unknown-table.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { newTableToken } from '../identity/table-token.ts';
import { setTablePlan, showTablePlan } from '../ordering/tables/table-plan.ts';
import { namedRevision } from '../publishing/named-revision.ts';

type OfRestaurant = 'getTablePlan' | 'setTablePlan';

/** The areas and tables of restaurants, and the codes on them. */
export const staffTableRoutes = ({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Handlers<OfRestaurant | 'renewTableCode'> => {
  const ownRestaurant = async (call: Call<OfRestaurant>): Promise<Restaurant> => {
    const { tenant, params } = call;
    const member = { tenantId: tenant.id, staff: requireStaff(call) };
    await requireOwnRestaurant(db, member, params.restaurantId);
    const restaurant = await findRestaurant(db, tenant.id, params.restaurantId);
    if (!restaurant) throw restaurantNotFound();
    return restaurant;
  };
  return {
    getTablePlan: async (call) => {
      const data = await showTablePlan(db, call.tenant, await ownRestaurant(call));
      call.setRevision(data.revision);
      return { data };
    },

    setTablePlan: async (call) => {
      const { tenant, body } = call;
      const { id: restaurantId } = await ownRestaurant(call);
      const write = { restaurantId, revision: namedRevision(call.headers), body, now: clock() };
      const data = await db.transaction((tx) => setTablePlan(tx, tenant, write));
      call.setRevision(data.revision);
      return { data };
    },

    renewTableCode: async (call) => {
      const { tenant, params } = call;
      const member = { tenantId: tenant.id, staff: requireStaff(call) };
      const table = await findDiningTable(db, tenant.id, params.tableId);
      if (!table) throw unknownTable();
      await requireOwnRestaurant(db, member, table.restaurantId);
      const token = newTableToken();
      if (!(await setTableToken(db, tenant.id, table.id, token))) throw unknownTable();
      return { data: { token } };
    },
  };
};
