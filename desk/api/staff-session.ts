import {
  useMutation,
  useQuery,
  useQueryClient,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { CallOf } from '#schemas/api/contract.ts';
import type { StaffMember } from '#schemas/api/staff.ts';
import type { DeskSession } from '#schemas/api/staff-people.ts';
import { isRecord } from '#schemas/is-record.ts';
import { readCookie } from '#ui/stores/cookies.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { tenantValue } from '#ui/stores/tenant-value.ts';
import type { SafeStorage } from '#ui/stores/safe-storage.ts';
import { ApiFailure, isTokenRefused, useApi } from '#ui/api/client.ts';
import { dropStoredStaffOrders } from './stored-staff-orders.ts';

const sessionKey = (tenantId: number) => ['desk-session', tenantId];
/** After the server has forgotten a person, in ms: asked at the same instant it may not have yet. */
const forgetMargin = 500;

const sessionOf = (storage: SafeStorage, tenantId: number) =>
  tenantValue(storage, 'deskSession', tenantId);

/** What is stored of a session; a device that is not reached knows of nobody at it. */
const stored = (session: DeskSession) =>
  session.device === null ? session : { ...session, person: null, seconds_left: null };

/**
 * Who is at the desk in this browser; null: it is not signed in (requirements, Identity). Where the
 * server is not reached it is who was signed in last: the server still decides about every call.
 */
export function useDeskSession() {
  const api = useApi();
  const { tenantId, storage } = useStores();
  return useQuery<DeskSession | null>({
    queryKey: sessionKey(tenantId),
    queryFn: async ({ signal }) => {
      // Without its cookie there is no session to ask for.
      if (readCookie('XSRF-TOKEN') === null) return null;
      try {
        const { data: session } = await api.call('getDesk', {}, { signal });
        sessionOf(storage, tenantId).write({ tenantId, session: stored(session) });
        return session;
      } catch (failure) {
        if (isTokenRefused(failure)) return null;
        const known = sessionOf(storage, tenantId).read();
        const isUnreached = !(failure instanceof ApiFailure) || failure.status === 0;
        if (isUnreached && isStoredSession(known)) return known.session;
        throw failure;
      }
    },
    staleTime: Infinity,
    // A device forgets its person by itself, unless they did something meanwhile.
    refetchInterval: ({ state: { data } }) =>
      typeof data?.seconds_left === 'number' ? data.seconds_left * 1000 + forgetMargin : false,
    refetchIntervalInBackground: true,
  });
}

/** What the page does once a person is signed in by password. */
export function useStartStaffSession(): (person: StaffMember) => void {
  const client = useQueryClient();
  const { tenantId, storage } = useStores();
  return useCallback(
    (person) => {
      const session: DeskSession = { device: null, person, seconds_left: null };
      sessionOf(storage, tenantId).write({ tenantId, session });
      client.setQueryData<DeskSession>(sessionKey(tenantId), session);
      // What else is known of them, such as what they have to set up first.
      void client.invalidateQueries({ queryKey: sessionKey(tenantId) });
    },
    [client, storage, tenantId],
  );
}

/** Asks anew who is at the desk. */
export function useRefreshDeskSession(): () => void {
  const client = useQueryClient();
  const { tenantId } = useStores();
  return useCallback(
    () => void client.invalidateQueries({ queryKey: sessionKey(tenantId) }),
    [client, tenantId],
  );
}

/** Signs staff in by email and password. */
export function useStaffSignIn() {
  const api = useApi();
  const startSession = useStartStaffSession();
  const { tenantId } = useStores();
  return useMutation({
    mutationKey: ['staffSignIn'],
    networkMode: 'always',
    mutationFn: (account: { email: string; password: string; code?: string }) =>
      api.call('staffSignIn', { body: { tenant_id: tenantId, ...account } }),
    onSuccess: ({ data: person }) => startSession(person),
  });
}

/** Picks out what only a tenant's staff may read. */
const isOfStaff = (tenantId: number) => (query: Query) => {
  const [area, of] = query.queryKey;
  return typeof area === 'string' && area.startsWith('staff-') && of === tenantId;
};

/** Ends each query as soon as it begins. @returns lets them go on */
function holdQueries(client: QueryClient, predicate: (query: Query) => boolean): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'fetch' || !predicate(event.query))
      return;
    // Once it has begun: what is announced here has nothing yet that could be ended.
    queueMicrotask(() => void event.query.cancel({ revert: true }));
  });
}

/**
 * Ends the session; one that is over already is as good. Whoever signs in next in this browser
 * finds nothing of what was read before.
 */
export function useStaffSignOut() {
  const api = useApi();
  const client = useQueryClient();
  const endSession = useEndStaffSession();
  const { tenantId } = useStores();
  const predicate = isOfStaff(tenantId);
  return useMutation({
    mutationKey: ['staffSignOut'],
    networkMode: 'always',
    // What is still on its way would be refused, and say so.
    onMutate: () => client.cancelQueries({ predicate }),
    mutationFn: async () => {
      const goOn = holdQueries(client, predicate);
      try {
        await api.call('staffSignOut', {});
      } catch (failure) {
        if (!isTokenRefused(failure)) throw failure;
      } finally {
        goOn();
      }
    },
    // Still signed in: what was ended is asked for again.
    onError: () => client.invalidateQueries({ predicate }),
    onSuccess: () => {
      endSession();
      client.removeQueries({ predicate });
    },
  });
}

/** What the page does once the session is over: nothing of it is left on the device but what waits. */
export function useEndStaffSession(): () => void {
  const client = useQueryClient();
  const { tenantId, storage } = useStores();
  return useCallback(() => {
    sessionOf(storage, tenantId).remove();
    dropStoredStaffOrders(storage, tenantId);
    client.setQueryData<DeskSession | null>(sessionKey(tenantId), null);
    client.removeQueries({ queryKey: ['staff-orders', tenantId] });
  }, [client, storage, tenantId]);
}

/** Calls back each time that a call finds the session over, where a page has no desk around it. */
export function useFollowSessionEnd(onEnd: () => void): void {
  const client = useQueryClient();
  const { tenantId } = useStores();
  useEffect(() => {
    const [area, of] = sessionKey(tenantId);
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const { queryKey, state } = event.query;
      if (queryKey[0] === area && queryKey[1] === of && state.data === null) onEnd();
    });
  }, [client, tenantId, onEnd]);
}

/** What the page does once the server says that the device has forgotten its person. */
export function useForgetPerson(): () => void {
  const client = useQueryClient();
  const { tenantId } = useStores();
  return useCallback(
    () =>
      void client.setQueryData<DeskSession | null>(
        sessionKey(tenantId),
        (known) => known && { ...known, person: null, seconds_left: null },
      ),
    [client, tenantId],
  );
}

/**
 * Ends the session where a failed call says that it has expired.
 * @returns whether it did.
 */
export function useEndExpiredSession(): (failure: unknown) => boolean {
  const endSession = useEndStaffSession();
  return useCallback(
    (failure) => {
      const isOver = isTokenRefused(failure);
      if (isOver) endSession();
      return isOver;
    },
    [endSession],
  );
}

/** Gives back a call that is made outside of react-query, and ends a session that it finds expired. */
export function useWatchedCall(): <T>(call: Promise<T>) => Promise<T> {
  const endExpired = useEndExpiredSession();
  return useCallback(
    (call) =>
      call.catch((failure: unknown) => {
        endExpired(failure);
        throw failure;
      }),
    [endExpired],
  );
}

/** Identifies a person by their PIN, in place of who was there; nothing of it is stored. */
export function useIdentify() {
  return useDeskChange('identifyAtDesk', (pin: string) => ({ body: { pin } }));
}

/** Makes the device forget who is there. */
export function useLockDesk() {
  return useDeskChange('lockDesk', () => ({}));
}

/** Keeps this browser signed in as a device, and ends its session by password. */
export function useRegisterDevice() {
  return useDeskChange('registerDevice', (body: CallOf<'registerDevice'>['body']) => ({ body }));
}

/** A call that answers who is at the desk from now on. */
function useDeskChange<N extends 'identifyAtDesk' | 'lockDesk' | 'registerDevice', B = void>(
  name: N,
  callOf: (body: B) => CallOf<N>,
) {
  const api = useApi();
  const client = useQueryClient();
  const endExpired = useEndExpiredSession();
  const { tenantId, storage } = useStores();
  return useMutation({
    mutationKey: [name],
    networkMode: 'always',
    // Not for a while: a PIN is part of it.
    gcTime: 0,
    mutationFn: (body: B) => api.call(name, callOf(body)),
    onSuccess: async ({ data }) => {
      // An answer still on its way may be from before.
      await client.cancelQueries({ queryKey: sessionKey(tenantId) });
      sessionOf(storage, tenantId).write({ tenantId, session: stored(data) });
      client.setQueryData<DeskSession>(sessionKey(tenantId), data);
    },
    onError: (failure) => {
      if (endExpired(failure)) return undefined;
      if (!(failure instanceof ApiFailure && failure.code === 'not_a_device')) return undefined;
      // Somebody has signed in by password in another tab.
      return client.invalidateQueries({ queryKey: sessionKey(tenantId) });
    },
  });
}

function isStoredSession(value: unknown): value is { session: DeskSession } {
  if (!isRecord(value) || !isRecord(value.session)) return false;
  const { device, person } = value.session;
  return isRecord(device) || isRecord(person);
}
