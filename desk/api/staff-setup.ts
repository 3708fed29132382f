import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MarkableSetupStep, Setup } from '#schemas/api/staff-setup.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { ApiFailure, useApi } from '#ui/api/client.ts';
import { useEndExpiredSession } from './staff-session.ts';

/** Of what is read anew wherever something is stored that the set-up is read off. */
export const setupKey = (tenantId: number) => ['staff-setup', tenantId];

/** What is known of a set-up under way is asked for anew after so long (ms). */
const staleAfter = 30_000;

/** How far the site's set-up is. @param isEnabled only owners may ask. */
export function useSetup(isEnabled = true) {
  const api = useApi();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery<Setup>({
    queryKey: setupKey(tenantId),
    queryFn: async ({ signal }) => {
      try {
        return (await api.call('getSetup', {}, { signal })).data;
      } catch (failure) {
        endExpired(failure);
        throw failure;
      }
    },
    enabled: isEnabled,
    // Offline too it fails, and whoever waits for it goes on.
    networkMode: 'always',
    // Meanwhile another owner, or the other device, may have gone on.
    refetchOnWindowFocus: true,
    // A site that is open stays so.
    staleTime: ({ state }) => (state.data?.opened_at ? Infinity : staleAfter),
  });
}

/**
 * Has the set-up read anew: a step stored something that it is read off.
 * @returns it; undefined: it could not be read.
 */
export function useRefreshSetup(): () => Promise<Setup | undefined> {
  const client = useQueryClient();
  const { tenantId } = useStores();
  return async () => {
    const queryKey = setupKey(tenantId);
    await client.refetchQueries({ queryKey });
    const state = client.getQueryState<Setup>(queryKey);
    return state?.status === 'success' ? state.data : undefined;
  };
}

/** What an owner does to the set-up itself. */
export type SetupChange =
  | { kind: 'mark'; step: MarkableSetupStep; mark: 'confirmed' | 'skipped' | null }
  /** @param key the same for one press, however often it is sent. */
  | { kind: 'place test order'; key: string }
  | { kind: 'remove test order'; orderId: string }
  | { kind: 'open'; keepsEditor: boolean };

/** Changes it; each reply is the set-up as it is then. */
export function useChangeSetup() {
  const api = useApi();
  const client = useQueryClient();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  const queryKey = setupKey(tenantId);
  return useMutation<Setup, Error, SetupChange>({
    mutationKey: ['changeSetup'],
    networkMode: 'always',
    mutationFn: async (change) => {
      if (change.kind === 'mark') {
        const { step, mark } = change;
        return (await api.call('markSetupStep', { body: { step, mark } })).data;
      }
      if (change.kind === 'place test order') {
        const headers = { 'idempotency-key': change.key };
        return (await api.call('placeTestOrder', { headers, body: {} })).data;
      }
      if (change.kind === 'remove test order') {
        const { orderId } = change;
        return (await api.call('removeTestOrder', { params: { orderId } })).data;
      }
      const body = { keep_editor: change.keepsEditor };
      return (await api.call('openSite', { body })).data;
    },
    onSuccess: async (data) => {
      // An answer still on its way may be from before.
      await client.cancelQueries({ queryKey });
      client.setQueryData<Setup>(queryKey, data);
    },
    onError: async (failure) => {
      if (!(failure instanceof ApiFailure)) return;
      endExpired(failure);
      // Something is missing, or gone, that this page still shows otherwise.
      if ([404, 409].includes(failure.status)) await client.refetchQueries({ queryKey });
    },
  });
}
