import { useMutation } from '@tanstack/react-query';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { useStores } from '#src/stores/stores.tsx';
import { useApi } from './client.ts';

/** Begins an order for somebody on the telephone at a restaurant, in this browser. */
export function useStartPhoneOrder() {
  const api = useApi();
  const { account, checkout, restaurant } = useStores();
  return useMutation({
    mutationKey: ['startPhoneOrder'],
    networkMode: 'always',
    mutationFn: async (place: RestaurantWithImages) => {
      const body = { restaurant_id: place.restaurant.id };
      const { data } = await api.call('startPhoneOrder', { body });
      return { place, guest: { guestId: data.guest_id, token: data.guest_token } };
    },
    onSuccess: ({ place, guest }) => {
      restaurant.getState().choose(place);
      account.getState().startPhoneOrder(guest);
      checkout.getState().reset();
    },
  });
}

/** Ends it: whoever orders next in this browser is another guest. */
export function useEndPhoneOrder(): () => void {
  const { account, checkout } = useStores();
  return () => {
    checkout.getState().reset();
    account.getState().clearGuest();
  };
}
