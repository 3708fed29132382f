import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#schemas/api/contract.ts';
import { orderClaims as words } from '#schemas/messages/en/order-claims.ts';
import type { Profile } from '#schemas/api/user-profile.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { toast } from '#ui/toasts/toasts.ts';
import { useApi } from '#ui/api/client.ts';
import { useOwn } from './own-data.ts';

/** User who is signed in, with what they have set, and what they may claim. */
export const useProfile = () =>
  useOwn<Profile>('profile', (api, signal) => api.call('getProfile', {}, { signal }));

/** Takes what was ordered and booked as a guest; every list of it is asked for anew. */
export function useClaimOrders() {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  return useMutation<ReplyOf<'claimOrders'>['data']>({
    mutationKey: ['claimOrders'],
    networkMode: 'always',
    mutationFn: async () => (await api.call('claimOrders', { body: {} })).data,
    // The offer goes with what it offered, so its outcome is a toast.
    onSuccess: ({ claimed, claimed_reservations }) =>
      toast.success({ title: words.claimed(claimed, claimed_reservations) }),
    onSettled: () =>
      Promise.all(
        ['user', 'ownOrders', 'ownReservations', 'loyalty'].map((part) =>
          client.invalidateQueries({ queryKey: [part, tenantId] }),
        ),
      ),
  });
}
