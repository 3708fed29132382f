import { contactRoutes } from './contact-routes.ts';
import type { Route } from './customer-routes.ts';
import { diningTableRoutes } from './dining-table-routes.ts';
import { reservationRoutes } from './reservation-routes.ts';
import { reservationSettingsRoutes, staffReservationRoutes } from './staff-reservation-routes.ts';
import { staffTabPaymentRoutes, staffTabRoutes } from './staff-tab-routes.ts';
import { staffTableRoutes } from './staff-table-routes.ts';
import { tableCallRoutes, tabPaymentRoutes, tabRoutes } from './tab-routes.ts';

/** Method and path of the calls of further screens, which the editor makes none of. */
export const furtherRoutes = {
  ...diningTableRoutes,
  ...reservationRoutes,
  ...contactRoutes,
  ...staffTableRoutes,
  ...staffTabRoutes,
  ...staffTabPaymentRoutes,
  ...tabRoutes,
  ...tabPaymentRoutes,
  ...tableCallRoutes,
  ...reservationSettingsRoutes,
  ...staffReservationRoutes,
} as const satisfies Record<string, Route>;
