import type { PaymentMethod } from '#schemas/api/orders.ts';
import type { PaymentGatewayConfig } from '#schemas/api/settings.ts';

/** Ways to pay that a gateway stands behind; card first, for it is the default (specification §9). */
export function offeredPayments(config: Pick<PaymentGatewayConfig, 'gateways'>): PaymentMethod[] {
  const has = (gateway: PaymentGatewayConfig['gateways'][number]) =>
    config.gateways.includes(gateway);
  const methods: PaymentMethod[] = [];
  if (has('stripe') || has('sandbox')) methods.push('card');
  if (has('cash')) methods.push('cashOnDelivery');
  return methods;
}
