import { contactRoutes } from './contact-routes.ts';
import type { Route } from './customer-routes.ts';
import { diningTableRoutes } from './dining-table-routes.ts';
import { legalRoutes } from './legal-routes.ts';
import { reservationRoutes } from './reservation-routes.ts';
import { reservationSettingsRoutes, staffReservationRoutes } from './staff-reservation-routes.ts';
import { staffTabPaymentRoutes, staffTabRoutes, tabSettingsRoutes } from './staff-tab-routes.ts';
import { staffTableRoutes } from './staff-table-routes.ts';
import { heldCardRoutes, tableCallRoutes, tabPaymentRoutes, tabRoutes } from './tab-routes.ts';
import { visitRoutes } from './visit-routes.ts';

/** Method and path of the calls of further screens, which the editor makes none of. */
export const furtherRoutes = {
  ...diningTableRoutes,
  ...reservationRoutes,
  ...contactRoutes,
  ...legalRoutes,
  ...staffTableRoutes,
  ...staffTabRoutes,
  ...staffTabPaymentRoutes,
  ...tabSettingsRoutes,
  ...tabRoutes,
  ...tabPaymentRoutes,
  ...heldCardRoutes,
  ...tableCallRoutes,
  ...reservationSettingsRoutes,
  ...staffReservationRoutes,
  ...visitRoutes,
} as const satisfies Record<string, Route>;
