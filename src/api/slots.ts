import { useQuery } from '@tanstack/react-query';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useCartKey } from '#ui/api/cart-key.ts';
import { useApi } from '#ui/api/client.ts';

/** Times go by while a form is filled in, so they are asked for again every minute. */
const freshFor = minuteMs;

/**
 * Times at which a restaurant can fulfil the cart as it is meant now: the order type, the minutes
 * on the road to its address, and the notice and weight of its dishes count (rules R19, R21). The
 * times before stay while those of another purpose are on their way.
 * @param restaurantId null asks for none
 * @param cartVersion of the cart that the times are for
 */
export function useSlots(restaurantId: number | null, cartVersion: number | null) {
  const api = useApi();
  const { tenantId } = useStores();
  const { query: cart } = useCartKey();
  const orderType = cart?.delivery_method ?? 'pickup';
  const query = {
    tenant_id: String(tenantId),
    restaurant_id: String(restaurantId),
    order_type: orderType,
    ...(cart?.guest_id !== undefined && { guest_id: cart.guest_id }),
    ...(cart?.user_id !== undefined && { user_id: cart.user_id }),
    ...(cart?.postcode !== undefined && { postcode: cart.postcode }),
    ...(cart?.suburb !== undefined && { suburb: cart.suburb }),
  };
  return useQuery({
    queryKey: ['slots', query, cartVersion],
    enabled: restaurantId !== null,
    queryFn: async () => (await api.call('getSlots', { query })).data,
    staleTime: freshFor,
    refetchInterval: freshFor,
    refetchOnWindowFocus: true,
    placeholderData: (before) =>
      before?.restaurant_id === restaurantId && before.order_type === orderType
        ? before
        : undefined,
  });
}
