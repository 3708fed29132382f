import type { Deps } from '../dependencies/deps.ts';
import { staffTableRoutes } from './staff-tables.ts';
import { staffTabRoutes } from './staff-tabs.ts';
import { tabSettingsRoutes } from './tab-settings.ts';

/**
 * What staff do about the tables of a restaurant: their plan and codes, and the tabs at them with
 * their settings.
 */
export const diningRoomRoutes = (deps: Deps) => ({
  ...staffTableRoutes(deps),
  ...staffTabRoutes(deps),
  ...tabSettingsRoutes(deps),
});
