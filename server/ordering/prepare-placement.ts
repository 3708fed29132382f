import type { PaymentGatewayConfig } from '#schemas/api/settings.ts';
import { toMinor } from '#schemas/money.ts';
import { ApiError } from '../api-error.ts';
import type { MenuSnapshot } from '../caches/menu-snapshot.ts';
import type { Tenant } from '../context.ts';
import type { Deps } from '../deps.ts';
import type { Placement } from '../domain/check-placement.ts';
import { menuOf, requireRestaurant } from './load-cart.ts';
import { chosenSlot } from './offered-slots.ts';
import type { ChosenSlot } from './offered-slots.ts';

export type PlacementCall = {
  tenant: Tenant;
  guestId: string;
  /** Idempotency-Key (rule R51). */
  key: string;
  body: Placement;
};

/** What a placement reads before its transaction, for caches use connections of their own. */
export type Prepared = ChosenSlot & {
  snapshot: MenuSnapshot | null;
  menuVersion: number;
  gateways: PaymentGatewayConfig['gateways'];
  /** What the customer saw, in minor units. */
  expectedTotal: number;
};

/** @throws ApiError 404 for an unknown restaurant, 400 for a total that is no amount. */
export async function preparePlacement(
  deps: Deps,
  { tenant, body }: PlacementCall,
): Promise<Prepared> {
  const expectedTotal = amountOf(body.expected_total, tenant.currency);
  const restaurant = await requireRestaurant(deps, tenant.id, body.restaurant_id);
  const [snapshot, settings, chosen] = await Promise.all([
    menuOf(deps, restaurant),
    deps.settings.get(tenant.id),
    chosenSlot(deps, restaurant, {
      orderType: body.delivery_method,
      date: body.pickup_date,
      time: body.pickup_time,
    }),
  ]);
  const menuVersion = snapshot?.version ?? restaurant.menuVersion;
  return { ...chosen, snapshot, menuVersion, gateways: settings.payment.gateways, expectedTotal };
}

function amountOf(sent: number | string, currency: string): number {
  try {
    return toMinor(sent, currency);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    const message = 'must be an amount of money, such as 12.50';
    throw new ApiError(400, 'invalid_request', 'Please check expected_total: it is no amount.', {
      problems: [{ path: 'body.expected_total', code: 'invalid_amount', message }],
    });
  }
}
