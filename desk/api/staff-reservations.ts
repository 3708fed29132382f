import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import type { CallOf, ReplyOf } from '#schemas/api/contract.ts';
import {
  reservationWarning,
  staffReservation,
  type ReservationWarning,
  type StaffReservation,
} from '#schemas/api/staff-reservations.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { ApiFailure, useApi } from '#ui/api/client.ts';
import { useEndExpiredSession } from './staff-session.ts';

export type DayPlan = ReplyOf<'listDayReservations'>['data'];
export type AddReservationBody = CallOf<'addReservation'>['body'];
export type ChangeReservationBody = CallOf<'changeStaffReservation'>['body'];
export type ReservationStep = CallOf<'moveReservation'>['body']['to'];

/** How often, in ms, a day is asked for where no event brings its changes. */
const askEvery = 30_000;

const daysKey = (tenantId: number) => ['day-reservations', tenantId];

/** Asks anew for the days that are shown: a reservation of some restaurant has changed. */
export const refreshReservations = (client: QueryClient, tenantId: number): Promise<void> =>
  client.invalidateQueries({ queryKey: daysKey(tenantId) });

/**
 * The reservations of a business day, as they change: by the desk's stream of events, and by asking
 * every 30 s and when the page is looked at again.
 * @param date local; null: today's
 */
export function useDayReservations(restaurantId: number, date: string | null) {
  const api = useApi();
  const { tenantId } = useStores();
  const endExpired = useEndExpiredSession();
  const params = { restaurantId: String(restaurantId) };
  return useQuery<DayPlan>({
    queryKey: [...daysKey(tenantId), restaurantId, date],
    queryFn: async ({ signal }) => {
      try {
        const query = date === null ? {} : { date };
        return (await api.call('listDayReservations', { params, query }, { signal })).data;
      } catch (failure) {
        endExpired(failure);
        throw failure;
      }
    },
    staleTime: 0,
    networkMode: 'always',
    refetchInterval: askEvery,
    refetchOnWindowFocus: 'always',
  });
}

/**
 * A call that writes a reservation: its reply is shown at once. What is stale (412) brings the present
 * one, which is shown too.
 */
function useReservationCall<V>(
  name: string,
  call: (input: V) => Promise<{ data: StaffReservation }>,
) {
  const client = useQueryClient();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  const show = (reservation: StaffReservation) =>
    client.setQueriesData<DayPlan>(
      { queryKey: daysKey(tenantId) },
      (day) => day && { ...day, reservations: withReservation(day, reservation) },
    );
  return useMutation({
    mutationKey: [name],
    networkMode: 'always',
    mutationFn: async (input: V) => (await call(input)).data,
    onSuccess: (reservation) => {
      show(reservation);
      void refreshReservations(client, tenantId);
    },
    onError: (failure) => {
      if (!(failure instanceof ApiFailure)) return;
      endExpired(failure);
      const present = staleReservation.safeParse(failure.body);
      if (present.success) show(present.data.data);
      if (failure.status > 0) void refreshReservations(client, tenantId);
    },
  });
}

const staleReservation = z.object({ data: staffReservation });
const refusedWarnings = z.object({ warnings: z.array(reservationWarning) });

/** What a refused call warned of; null: it was refused for something else. */
export function warningsOf(failure: Error | null): ReservationWarning[] | null {
  if (!(failure instanceof ApiFailure) || failure.code !== 'reservation_warnings') return null;
  const read = refusedWarnings.safeParse(failure.body);
  return read.success ? read.data.warnings : null;
}

/** One of a day takes its new place among the others; one of another day or restaurant is none. */
function withReservation(day: DayPlan, changed: StaffReservation): StaffReservation[] {
  const isKnown = day.reservations.some(({ id }) => id === changed.id);
  if (!isKnown) return day.reservations;
  return day.reservations.map((one) => (one.id === changed.id ? changed : one));
}

/** Makes a reservation for somebody who called, or seats a party that came. */
export function useAddReservation(restaurantId: number) {
  const api = useApi();
  const params = { restaurantId: String(restaurantId) };
  return useReservationCall(
    'addReservation',
    ({ body, key }: { body: AddReservationBody; key: string }) =>
      api.call('addReservation', { params, headers: { 'idempotency-key': key }, body }),
  );
}

type Change = { reservation: StaffReservation; body: ChangeReservationBody };

/** Changes a reservation as it was seen. */
export function useChangeReservation() {
  const api = useApi();
  return useReservationCall('changeStaffReservation', ({ reservation, body }: Change) =>
    api.call('changeStaffReservation', {
      params: { reservationId: reservation.id },
      headers: { 'if-match': `"${reservation.revision}"` },
      body,
    }),
  );
}

/** Seats a party, ends its stay, or says that it did not come. */
export function useMoveReservation() {
  const api = useApi();
  return useReservationCall('moveReservation', ({ id, to }: { id: string; to: ReservationStep }) =>
    api.call('moveReservation', { params: { reservationId: id }, body: { to } }),
  );
}
