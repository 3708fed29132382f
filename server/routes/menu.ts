import { contentIn } from '../caches/content-in-language.ts';
import type { Handlers } from '../http/handler.ts';
import type { Deps } from '../dependencies/deps.ts';

export const menuRoutes = ({ menus }: Deps): Handlers<'getMenu'> => ({
  getMenu: async ({ tenant, query, language }) => ({
    data: contentIn.menu(await menus.get(tenant.id, query.restaurant_id), language),
  }),
});
