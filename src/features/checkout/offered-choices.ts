import type { PaymentMethod } from '#schemas/api/orders.ts';
import type { PaymentGatewayConfig } from '#schemas/api/settings.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';

/**
 * Order types that this checkout takes: a table has its own (specification §2,
 * /dine-in-menu/checkout).
 */
const takenHere: readonly DeliveryMethod[] = ['pickup', 'delivery'];

/** Those of them that a restaurant offers. */
export function offeredMethods(orderTypes: readonly DeliveryMethod[]): DeliveryMethod[] {
  return takenHere.filter((method) => orderTypes.includes(method));
}

/**
 * Ways to pay that a gateway stands behind; card first, for it is the default (specification §9).
 */
export function offeredPayments(config: Pick<PaymentGatewayConfig, 'gateways'>): PaymentMethod[] {
  const has = (gateway: PaymentGatewayConfig['gateways'][number]) =>
    config.gateways.includes(gateway);
  const methods: PaymentMethod[] = [];
  if (has('stripe') || has('sandbox')) methods.push('card');
  if (has('cash')) methods.push('cashOnDelivery');
  return methods;
}
