import type { SetupStepName } from '#schemas/api/staff-setup.ts';
import { lazyPart, type LazyPart } from '#variants/lazy-part.tsx';
import type { SetupStepProps } from './setup-places.ts';

/** What each step of the set-up is drawn by, in a chunk of its own. */
export const setupStepParts: Readonly<Record<SetupStepName, LazyPart<SetupStepProps>>> = {
  restaurant: lazyPart('desk/setup/restaurant-step.tsx', () =>
    import('./restaurant-step.tsx').then((it) => it.RestaurantStep),
  ),
  hours: lazyPart('desk/setup/hours/hours-step.tsx', () =>
    import('./hours/hours-step.tsx').then((it) => it.HoursStep),
  ),
  look: lazyPart('desk/setup/look/look-step.tsx', () =>
    import('./look/look-step.tsx').then((it) => it.LookStep),
  ),
  menu: lazyPart('desk/setup/menu/menu-step.tsx', () =>
    import('./menu/menu-step.tsx').then((it) => it.MenuStep),
  ),
  fulfilment: lazyPart('desk/setup/fulfilment/fulfilment-step.tsx', () =>
    import('./fulfilment/fulfilment-step.tsx').then((it) => it.FulfilmentStep),
  ),
  tax: lazyPart('desk/setup/tax-step.tsx', () => import('./tax-step.tsx').then((it) => it.TaxStep)),
  payment: lazyPart('desk/setup/payment/payment-step.tsx', () =>
    import('./payment/payment-step.tsx').then((it) => it.PaymentStep),
  ),
  test_order: lazyPart('desk/setup/test-order/test-order-step.tsx', () =>
    import('./test-order/test-order-step.tsx').then((it) => it.TestOrderStep),
  ),
};
