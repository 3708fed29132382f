import { useMutation } from '@tanstack/react-query';
import { useApi } from '#ui/api/client.ts';
import { useShowTab } from './tab-payments.ts';

/** Takes the card back that the guest left at their table. */
export function useReleaseHeldCard(tabId: string) {
  const api = useApi();
  const show = useShowTab(tabId);
  return useMutation({
    mutationKey: ['releaseHeldCard'],
    networkMode: 'always',
    mutationFn: async () => (await api.call('releaseHeldCard', { params: { tabId } })).data,
    onSuccess: show,
    // It may be charged already: the tab says so.
    onError: () => show(null),
  });
}
