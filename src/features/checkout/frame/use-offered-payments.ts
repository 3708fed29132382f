import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PaymentMethod } from '#schemas/api/orders.ts';
import type { PaymentGatewayConfig } from '#schemas/api/settings.ts';
import type { ApiFailure } from '#ui/api/client.ts';
import { isPhoneOrder } from '#ui/stores/account-store.ts';
import { useAccount, useConfig, useStores } from '#ui/stores/stores.tsx';

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

/** The same for whoever orders in this browser, without cash once the server refused theirs. */
export function useOfferedPayments(): PaymentMethod[] {
  const config = useConfig(({ paymentConfig }) => paymentConfig);
  const offered = offeredPayments(config, useAccount(isPhoneOrder));
  const isCardOnly = useCardOnly() !== null;
  return isCardOnly ? offered.filter((method) => method === 'card') : offered;
}

const cardOnlyKey = (tenantId: number) => ['card-only', tenantId];

/** Why the server takes no cash from this customer (rule R61), in its words; null: it takes it. */
export function useCardOnly(): string | null {
  const { tenantId } = useStores();
  // Of this page alone: the restaurant may forgive them, and a page that is loaded anew asks.
  const { data } = useQuery<string | null>({
    queryKey: cardOnlyKey(tenantId),
    queryFn: skipToken,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return data ?? null;
}

/** Remembers a refusal of cash, so that it is not offered again. */
export function useNoteCardOnly(): (failure: ApiFailure) => void {
  const client = useQueryClient();
  const { tenantId } = useStores();
  return ({ problems }) => {
    const refusal = problems.find(({ code }) => code === 'card_only');
    if (refusal) client.setQueryData(cardOnlyKey(tenantId), refusal.message);
  };
}
