import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOf } from '#schemas/api/contract.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { ApiFailure, useApi } from '#ui/api/client.ts';
import { useEndExpiredSession } from './staff-session.ts';

const peopleKey = (tenantId: number) => ['staff-people', tenantId];
const devicesKey = (tenantId: number) => ['desk-devices', tenantId];

/** The people whom the member of staff may change, those that are active first. */
export function usePeople() {
  const api = useApi();
  return useStaffList(peopleKey, (signal) => api.call('listPeople', {}, { signal }));
}

/** The devices that stay signed in at the member's restaurants. */
export function useDevices() {
  const api = useApi();
  return useStaffList(devicesKey, (signal) => api.call('listDevices', {}, { signal }));
}

/** Adds a person at the desk; again with the same name and PIN changes nothing. */
export function useAddPerson() {
  return usePeopleChange('addPerson', (body: CallOf<'addPerson'>['body']) => ({ body }));
}

export type PersonChange = CallOf<'changePerson'>['body'];

/** Renames a person, gives them another PIN, deactivates them or lets them back in. */
export function useChangePerson(personId: string) {
  return usePeopleChange('changePerson', (body: PersonChange) => ({ params: { personId }, body }));
}

/** Removes a person for good; one who is gone already is as good. */
export function useRemovePerson(personId: string) {
  const api = useApi();
  const settled = useSettled();
  return useMutation({
    mutationKey: ['removePerson'],
    networkMode: 'always',
    mutationFn: () =>
      api.call('removePerson', { params: { personId } }).catch((failure: unknown) => {
        const isGone = failure instanceof ApiFailure && failure.code === 'unknown_person';
        if (!isGone) throw failure;
      }),
    onSettled: settled,
  });
}

/** Turns somebody's second factor off who has lost it. */
export function useResetSecondFactor(personId: string) {
  const api = useApi();
  const settled = useSettled();
  return useMutation({
    mutationKey: ['resetSecondFactor'],
    networkMode: 'always',
    mutationFn: () => api.call('resetSecondFactor', { params: { personId } }),
    onSettled: settled,
  });
}

/** Signs a device out; one that is gone already is as good. */
export function useRevokeDevice(deviceId: string) {
  const api = useApi();
  const settled = useSettled();
  return useMutation({
    mutationKey: ['revokeDevice'],
    networkMode: 'always',
    mutationFn: () =>
      api.call('revokeDevice', { params: { deviceId } }).catch((failure: unknown) => {
        const isGone = failure instanceof ApiFailure && failure.code === 'unknown_device';
        if (!isGone) throw failure;
      }),
    onSettled: settled,
  });
}

function useStaffList<T>(
  keyOf: (tenantId: number) => unknown[],
  list: (signal: AbortSignal) => Promise<{ data: T[] }>,
) {
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: keyOf(tenantId),
    queryFn: async ({ signal }) => {
      try {
        return (await list(signal)).data;
      } catch (failure) {
        endExpired(failure);
        throw failure;
      }
    },
    staleTime: 0,
  });
}

function usePeopleChange<N extends 'addPerson' | 'changePerson', B>(
  name: N,
  callOf: (body: B) => CallOf<N>,
) {
  const api = useApi();
  const settled = useSettled();
  return useMutation({
    mutationKey: [name],
    networkMode: 'always',
    // Not for a while: a PIN may be part of it.
    gcTime: 0,
    mutationFn: (body: B) => api.call(name, callOf(body)),
    onSettled: settled,
  });
}

/** The lists as they are now; they are asked for also where a reply got lost on its way. */
function useSettled(): (done: unknown, failure: Error | null) => Promise<void> {
  const client = useQueryClient();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return async (_done, failure) => {
    if (endExpired(failure)) return;
    await Promise.all([
      client.invalidateQueries({ queryKey: peopleKey(tenantId) }),
      client.invalidateQueries({ queryKey: devicesKey(tenantId) }),
    ]);
  };
}
