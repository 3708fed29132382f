import { useQuery } from '@tanstack/react-query';
import type { Cart } from '#schemas/api/cart.ts';
import { useCartPurpose } from '#ui/api/cart-purpose.ts';
import { useApi } from '#ui/api/client.ts';
import { usePageState, useStores } from '#ui/stores/stores.tsx';

export type DeliveryTerms = { quote: Terms; postcode: string };
type Terms = Pick<
  NonNullable<Cart['delivery']>,
  'charge' | 'minimum' | 'missing_to_minimum' | 'minutes' | 'error' | 'error_code'
>;

/**
 * What delivery to the draft's address costs: as the cart says, for its fee depends on what is in
 * it, else as a first order would pay; null while it is picked up, and where no address is known.
 */
export function useDeliveryTerms(restaurantId: number): DeliveryTerms | null {
  const api = useApi();
  const { tenantId } = useStores();
  const { postcode, suburb, city, address } = useCartPurpose();
  const ofCart = usePageState(({ cartSummary }) =>
    cartSummary && cartSummary.count > 0 ? cartSummary.delivery : null,
  );
  const query = {
    tenant_id: String(tenantId),
    restaurant_id: String(restaurantId),
    postcode: postcode ?? '',
    ...(suburb !== undefined && { suburb }),
    ...(city !== undefined && { city }),
    ...(address !== undefined && { address }),
  };
  const { data } = useQuery({
    queryKey: ['deliveryTerms', query],
    enabled: postcode !== undefined && ofCart === null,
    queryFn: async ({ signal }) => (await api.call('quoteDelivery', { query }, { signal })).data,
  });
  const quote = ofCart ?? data;
  return postcode !== undefined && quote ? { quote, postcode } : null;
}
