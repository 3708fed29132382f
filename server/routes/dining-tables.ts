import { sentenceIn } from '#schemas/messages/sentence.ts';
import { findTableByToken } from '../db/queries/dining-tables.ts';
import { findRestaurant } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { tableRefusal } from '../domain/restaurant/table-refusal.ts';
import { failureTexts } from '#schemas/messages/failure-texts.ts';
import { unknownTable } from '../errors/unknown-table.ts';
import type { Handlers } from '../http/handler.ts';
import { chosenSlot } from '../ordering/restaurant/offered-slots.ts';

/** What the QR code of a table leads to (rule R80). */
export const diningTableRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Handlers<'getTable'> => ({
  getTable: async ({ tenant, params, language }) => {
    const found = await findTableByToken(deps.db, tenant.id, params.token);
    const restaurant =
      found && (await findRestaurant(deps.db, tenant.id, found.table.restaurantId));
    if (!restaurant) throw unknownTable();
    const { table, area } = found;
    const { locale } = tenant;
    const asap = { orderType: 'dine_in', date: null, time: null, locale } as const;
    const { isOpen } = await chosenSlot(deps, restaurant, asap);
    const refusal = tableRefusal(restaurant, { isOpen, now: deps.clock() });
    return {
      data: {
        restaurant_id: restaurant.id,
        name: table.name,
        area,
        refusal: refusal && sentenceIn(failureTexts[language], refusal.message),
      },
    };
  },
});
