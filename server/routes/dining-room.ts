import type { Deps } from '../dependencies/deps.ts';
import { staffTableRoutes } from './staff-tables.ts';
import { staffTabRoutes } from './staff-tabs.ts';

/** What staff do about the tables of a restaurant: their plan and codes, and the tabs at them. */
export const diningRoomRoutes = (deps: Deps) => ({
  ...staffTableRoutes(deps),
  ...staffTabRoutes(deps),
});
