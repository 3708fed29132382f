import { findTableByToken } from '../db/queries/dining-tables.ts';
import type { Deps } from '../dependencies/deps.ts';
import { unknownTable } from '../errors/unknown-table.ts';
import type { Handlers } from '../http/handler.ts';

/** What the QR code of a table leads to (rule R80). */
export const diningTableRoutes = ({ db }: Pick<Deps, 'db'>): Handlers<'getTable'> => ({
  getTable: async ({ tenant, params }) => {
    const found = await findTableByToken(db, tenant.id, params.token);
    if (!found) throw unknownTable();
    const { table, area } = found;
    return { data: { restaurant_id: table.restaurantId, name: table.name, area } };
  },
});
