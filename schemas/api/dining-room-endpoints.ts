import { staffTabEndpoints, staffTabPaymentEndpoints } from './staff-tabs.ts';
import { staffTableEndpoints } from './staff-tables.ts';
import { tabSettingsEndpoints } from './tab-settings.ts';

/** What staff do about the tables of a restaurant: their plan and codes, and the tabs at them. */
export const diningRoomEndpoints = {
  ...staffTableEndpoints,
  ...staffTabEndpoints,
  ...staffTabPaymentEndpoints,
  ...tabSettingsEndpoints,
};
