import type { PaymentMethod } from '#schemas/api/orders.ts';
import type { PaymentGatewayConfig } from '#schemas/api/settings.ts';
import { isPhoneOrder } from '#src/stores/account-store.ts';
import { useAccount, useConfig } from '#src/stores/stores.tsx';

/**
 * Ways to pay that a gateway stands behind; card first, for it is the default (specification §9).
 * @param isCaller an order by telephone, where nobody's card number is spoken
 */
export function offeredPayments(
  { gateways }: Pick<PaymentGatewayConfig, 'gateways'>,
  isCaller = false,
): PaymentMethod[] {
  const methods: PaymentMethod[] = [];
  if (!isCaller && gateways.some((gateway) => gateway !== 'cash')) methods.push('card');
  if (gateways.includes('cash')) methods.push('cashOnDelivery');
  return methods;
}

/** The same for whoever orders in this browser. */
export function useOfferedPayments(): PaymentMethod[] {
  const config = useConfig(({ paymentConfig }) => paymentConfig);
  return offeredPayments(config, useAccount(isPhoneOrder));
}
