import type { Deps } from '../dependencies/deps.ts';
import { heldCardRoutes } from './held-cards.ts';
import { tabPaymentRoutes } from './tab-payments.ts';
import { tabRoutes } from './tabs.ts';

/** What guests do about their tab, what they pay of it, and the card that they leave there. */
export const guestTabRoutes = (deps: Deps) => ({
  ...tabRoutes(deps),
  ...tabPaymentRoutes(deps),
  ...heldCardRoutes(deps),
});
