import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useStores } from '#ui/stores/stores.tsx';
import { ApiFailure, useApi } from '#ui/api/client.ts';
import { useEndExpiredSession } from './staff-session.ts';

const domainsKey = (tenantId: number) => ['staff-domains', tenantId];

/** The domains of the tenant's site. */
export function useDomains() {
  const api = useApi();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: domainsKey(tenantId),
    queryFn: async ({ signal }) => {
      try {
        return (await api.call('listDomains', {}, { signal })).data;
      } catch (failure) {
        endExpired(failure);
        throw failure;
      }
    },
    staleTime: 0,
    networkMode: 'always',
  });
}

/** Adds a domain, or one anew that was not proved in time. */
export function useAddDomain() {
  const api = useApi();
  return useDomainChange(
    'addDomain',
    async (domain: string) => (await api.call('addDomain', { body: { domain } })).data,
  );
}

/** Looks for the proof of a domain, and whether it leads here. */
export function useCheckDomain() {
  const api = useApi();
  return useDomainChange(
    'checkDomain',
    async (domain: string) => (await api.call('checkDomain', { params: { domain } })).data,
  );
}

type Primary = {
  domain: string;
  /** Also where it is not seen to lead here. */
  unseen: boolean;
};

/** Makes a domain the one in links and mails. */
export function useMakeDomainPrimary() {
  const api = useApi();
  return useDomainChange(
    'makeDomainPrimary',
    async ({ domain, unseen }: Primary) =>
      (await api.call('makeDomainPrimary', { params: { domain }, body: { unseen } })).data,
  );
}

/** Takes a domain away; one that is gone already is as good. */
export function useRemoveDomain() {
  const api = useApi();
  return useDomainChange('removeDomain', async (domain: string) => {
    try {
      await api.call('removeDomain', { params: { domain } });
    } catch (failure) {
      if (!(failure instanceof ApiFailure && failure.code === 'unknown_domain')) throw failure;
    }
  });
}

/** The list is asked for anew also where a reply got lost on its way. */
function useDomainChange<V, D>(name: string, mutationFn: (asked: V) => Promise<D>) {
  const client = useQueryClient();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return useMutation({
    mutationKey: [name],
    networkMode: 'always',
    mutationFn,
    onSettled: async (_done, failure: Error | null) => {
      if (endExpired(failure)) return;
      await client.invalidateQueries({ queryKey: domainsKey(tenantId) });
    },
  });
}
