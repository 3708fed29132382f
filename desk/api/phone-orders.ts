import { useMutation } from '@tanstack/react-query';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';

type PhoneOrder = {
  place: RestaurantWithImages;
  /** Of guests without a phone, on whose tab it is written; absent: for somebody on the telephone. */
  tabId?: string;
};

/** Begins an order for somebody on the telephone, or for a table, in this browser. */
export function useStartPhoneOrder() {
  const api = useApi();
  const { account, checkout, restaurant, now } = useStores();
  return useMutation({
    mutationKey: ['startPhoneOrder'],
    networkMode: 'always',
    mutationFn: async ({ place, tabId }: PhoneOrder) => {
      const ofTab = tabId !== undefined && { tab_id: tabId };
      const body = { restaurant_id: place.restaurant.id, ...ofTab };
      const { data } = await api.call('startPhoneOrder', { body });
      const ownTab = tabId !== undefined && { tabId };
      const guest = { guestId: data.guest_id, token: data.guest_token, ...ownTab };
      return { place, guest, tableToken: data.table_token };
    },
    onSuccess: ({ place, guest, tableToken }) => {
      restaurant.getState().choose(place);
      account.getState().startPhoneOrder(guest);
      checkout.getState().reset();
      if (tableToken !== null) {
        checkout.getState().update({ tableId: tableToken, tableSeenAt: now() });
      }
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
