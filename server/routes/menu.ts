import type { Handlers } from '../http/handler.ts';
import type { Deps } from '../dependencies/deps.ts';

export const menuRoutes = ({ menus }: Deps): Handlers<'getMenu'> => ({
  getMenu: async ({ tenant, query }) => {
    const { menu } = await menus.get(tenant.id, query.restaurant_id);
    return { data: menu };
  },
});
