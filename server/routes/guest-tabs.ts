import type { Deps } from '../dependencies/deps.ts';
import { tabPaymentRoutes } from './tab-payments.ts';
import { tabRoutes } from './tabs.ts';

/** What guests do about their tab, and what they pay of it. */
export const guestTabRoutes = (deps: Deps) => ({
  ...tabRoutes(deps),
  ...tabPaymentRoutes(deps),
});
