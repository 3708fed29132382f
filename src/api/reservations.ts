import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { CallOf } from '#schemas/api/contract.ts';
import type { OfferedDays, Reservation } from '#schemas/api/reservations.ts';
import { isRecord } from '#schemas/is-record.ts';
import { reservationHoldMs } from '#schemas/rules/reservation-hold.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { isLoggedIn, isPhoneOrder } from '#ui/stores/account-store.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { ApiFailure, useApi } from '#ui/api/client.ts';
import { ensureGuest } from '#ui/api/guests.ts';
import { useOrderOwner } from './own-orders.ts';
import { reservationKeyHeader } from './reservation-key.ts';

const timesKey = (tenantId: number) => ['reservationTimes', tenantId];
const oneKey = (tenantId: number, reservationId: string) => [
  'reservation',
  tenantId,
  reservationId,
];
const listKey = (tenantId: number) => ['ownReservations', tenantId];

export type TimesAsked = {
  restaurantId: number;
  party: number;
  areaId: number | null;
  /** The first local date. */
  from: string;
  /** 1 to 42. */
  days: number;
  /** What is to be changed, or is held already: its own table counts as free; null: none. */
  reservationId: string | null;
};

/**
 * When a party can be given a table, by days (rules R85 to R91). Others book meanwhile, so it is
 * asked for again every minute and whenever somebody comes back to the page; what is known of
 * another party stays in sight until the answer is there.
 *
 * @param asked null asks for nothing
 */
export function useReservationTimes(asked: TimesAsked | null) {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: [...timesKey(tenantId), asked],
    enabled: asked !== null,
    queryFn: async ({ signal }) => {
      if (!asked) throw new RangeError('No restaurant is chosen.');
      const query = {
        restaurant_id: String(asked.restaurantId),
        party: String(asked.party),
        from: asked.from,
        days: String(asked.days),
        ...(asked.areaId !== null && { area_id: String(asked.areaId) }),
        ...(asked.reservationId !== null && { reservation_id: asked.reservationId }),
      };
      return (await api.call('listReservationTimes', { query }, { signal })).data;
    },
    staleTime: minuteMs / 2,
    refetchInterval: minuteMs,
    refetchOnWindowFocus: true,
    placeholderData: (before, query) => {
      const shown = query?.queryKey[2];
      const isSame = isTimesAsked(shown) && isOfSameDays(shown, asked);
      return isSame ? before : undefined;
    },
  });
}

const isTimesAsked = (
  value: unknown,
): value is Pick<TimesAsked, 'restaurantId' | 'from' | 'days'> => isRecord(value);
const isOfSameDays = (
  one: Pick<TimesAsked, 'restaurantId' | 'from' | 'days'>,
  other: TimesAsked | null,
): boolean =>
  one.restaurantId === other?.restaurantId && one.from === other.from && one.days === other.days;

/** The nearest free times that a refusal brings (rule R88); null: it was refused for another reason. */
export function timesInstead(failure: Error | null): OfferedDays | null {
  if (!(failure instanceof ApiFailure) || failure.status !== 409) return null;
  const { body } = failure;
  return isRecord(body) && Array.isArray(body.days) ? body.days.filter(isOfferedDay) : null;
}

const isOfferedDay = (value: unknown): value is OfferedDays[number] =>
  isRecord(value) && typeof value.date === 'string' && Array.isArray(value.times);

/** What is held, and until when by the clock of this browser (epoch ms), which may be wrong. */
export type Hold = { reservation: Reservation; endsAt: number };

/** Holds a table for ten minutes, in place of what this customer holds already (rule R91). */
export function useHoldTable() {
  const api = useApi();
  const stores = useStores();
  const client = useQueryClient();
  const { tenantId, now } = stores;
  return useMutation<Hold, Error, CallOf<'holdTable'>['body']>({
    mutationKey: ['holdTable'],
    networkMode: 'always',
    mutationFn: async (body) => {
      await ensureGuest({ api, stores });
      const endsAt = now() + reservationHoldMs;
      const { data } = await api.call('holdTable', { body });
      return { reservation: data, endsAt };
    },
    onSuccess: ({ reservation }) => cacheReservation(client, tenantId, reservation),
    onError: () => client.invalidateQueries({ queryKey: timesKey(tenantId) }),
  });
}

export type Confirmation = CallOf<'confirmReservation'>['body'];

/**
 * Books what is held; sent again it is the same reservation (rule R92). A guest's details are known
 * from then on.
 */
export function useConfirmReservation(reservationId: string) {
  const api = useApi();
  const client = useQueryClient();
  const { account, tenantId } = useStores();
  return useMutation<Reservation, Error, Confirmation>({
    mutationKey: ['confirmReservation'],
    networkMode: 'always',
    mutationFn: async (body) =>
      (await api.call('confirmReservation', { params: { reservationId }, body })).data,
    onSuccess: async (reservation, { name, email, phone }) => {
      const state = account.getState();
      const isOwn = !isLoggedIn(state) && !isPhoneOrder(state);
      if (isOwn) state.updateGuestUser({ name, email, phone_no: phone });
      // An answer still on its way may be from before.
      await client.cancelQueries({ queryKey: oneKey(tenantId, reservationId) });
      cacheReservation(client, tenantId, reservation);
      forgetLists(client, tenantId);
    },
    onError: () => client.invalidateQueries({ queryKey: oneKey(tenantId, reservationId) }),
  });
}

/** A reservation of this customer, or one whose mail's link was opened; asked for again on focus. */
export function useReservation(reservationId: string | null) {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: oneKey(tenantId, reservationId ?? ''),
    enabled: reservationId !== null,
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => {
      const params = { reservationId: reservationId ?? '' };
      const headers = reservationKeyHeader(tenantId, params.reservationId);
      return (await api.call('getReservation', { params, headers }, { signal })).data;
    },
  });
}

/** One's own reservations: coming ones first, then past ones. */
export function useOwnReservations() {
  const api = useApi();
  const { tenantId } = useStores();
  const owner = useOrderOwner();
  return useQuery({
    queryKey: [...listKey(tenantId), owner],
    enabled: owner !== null,
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => (await api.call('listOwnReservations', {}, { signal })).data,
  });
}

/** Changes a reservation as it was seen; a change by somebody else meanwhile refuses it (412). */
export function useChangeReservation({ id: reservationId, revision }: Reservation) {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  return useMutation<Reservation, Error, CallOf<'changeReservation'>['body']>({
    mutationKey: ['changeReservation'],
    networkMode: 'always',
    mutationFn: async (body) => {
      const headers = {
        ...reservationKeyHeader(tenantId, reservationId),
        'if-match': `"${revision}"`,
      };
      const params = { reservationId };
      return (await api.call('changeReservation', { params, headers, body })).data;
    },
    ...afterChange(client, tenantId, reservationId),
  });
}

/** Cancels a reservation, which frees its table at once; again changes nothing (rule R92). */
export function useCancelReservation(reservationId: string) {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  return useMutation<Reservation, Error, void>({
    mutationKey: ['cancelReservation'],
    networkMode: 'always',
    mutationFn: async () => {
      const headers = reservationKeyHeader(tenantId, reservationId);
      const params = { reservationId };
      return (await api.call('cancelReservation', { params, headers, body: {} })).data;
    },
    ...afterChange(client, tenantId, reservationId),
  });
}

const afterChange = (client: QueryClient, tenantId: number, reservationId: string) => ({
  onSuccess: async (reservation: Reservation) => {
    await client.cancelQueries({ queryKey: oneKey(tenantId, reservationId) });
    cacheReservation(client, tenantId, reservation);
    forgetLists(client, tenantId);
  },
  onError: async () => {
    await client.invalidateQueries({ queryKey: oneKey(tenantId, reservationId) });
    forgetLists(client, tenantId);
  },
});

function cacheReservation(client: QueryClient, tenantId: number, reservation: Reservation): void {
  client.setQueryData(oneKey(tenantId, reservation.id), reservation);
}

/** What is free and what is one's own are others now. */
function forgetLists(client: QueryClient, tenantId: number): void {
  void client.invalidateQueries({ queryKey: listKey(tenantId) });
  void client.invalidateQueries({ queryKey: timesKey(tenantId) });
}
