import { notifyManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CallOf } from '#schemas/api/contract.ts';
import type { StaffOrder, StaffOrdersEvent } from '#schemas/api/staff.ts';
import { hourMs } from '#schemas/rules/time/minute.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { atMostEvery } from '#ui/api/at-most-every.ts';
import { useApi } from '#ui/api/client.ts';
import { followEvents, type StreamStatus } from '#ui/api/event-stream.ts';
import { refreshKitchen } from './staff-kitchen.ts';
import { mergeStaffOrders, replaceStaffOrder } from './staff-order-list.ts';
import { refreshReservations } from './staff-reservations.ts';
import { useEndExpiredSession } from './staff-session.ts';
import { refreshTabs } from './staff-tabs.ts';
import { storedStaffOrders } from './stored-staff-orders.ts';

/** How often, in ms, the orders are asked for where no stream brings them. */
const pollEvery = 10_000;
/** What ended so long ago stays in view (ms). */
const endedFor = 12 * hourMs;
/** How long a server may take for a step, the bank's answer included (ms). */
const answeredWithin = 20_000;
/** An evening's rush asks for the kitchen's counts and times no more often (ms). */
const kitchenEvery = 2_000;
/** The storage is not written for each of many that come at once (ms). */
const storedEvery = 1_000;

const ordersKey = (tenantId: number, restaurantId: number | null) => [
  'staff-orders',
  tenantId,
  restaurantId,
];

/**
 * The orders of a restaurant as they come and change: by a stream, also while nobody sees the page,
 * and by asking every 10 s where that is blocked. A page without network begins with what this member
 * saw last.
 * @param restaurantId null: all that the staff member works for
 * @param staffId whose board it is; null: nothing is stored
 */
export function useStaffOrders(restaurantId: number | null, staffId: string | null = null) {
  const api = useApi();
  const client = useQueryClient();
  const endExpired = useEndExpiredSession();
  const { tenantId, random, now, storage } = useStores();
  const [status, setStatus] = useState<StreamStatus | null>(null);
  const queryOf = (): CallOf<'listStaffOrders'>['query'] => ({
    ended_since: new Date(now() - endedFor).toISOString(),
    ...(restaurantId !== null && { restaurant_id: String(restaurantId) }),
  });
  const stored = useMemo(
    () => staffId && storedStaffOrders(storage, { tenantId, staffId, restaurantId }),
    [restaurantId, staffId, storage, tenantId],
  );
  const query = useQuery({
    queryKey: ordersKey(tenantId, restaurantId),
    initialData: () => (stored ? stored.read(now())?.orders : undefined),
    initialDataUpdatedAt: () => (stored ? stored.read(now())?.at : undefined),
    queryFn: async ({ signal }) => {
      try {
        return (await api.call('listStaffOrders', { query: queryOf() }, { signal })).data;
      } catch (failure) {
        endExpired(failure);
        throw failure;
      }
    },
    staleTime: 0,
    networkMode: 'always',
    refetchIntervalInBackground: true,
    refetchInterval: status === 'live' ? false : pollEvery,
  });

  useEffect(() => {
    const queryKey = ordersKey(tenantId, restaurantId);
    const kitchen = atMostEvery(kitchenEvery, () => void refreshKitchen(client, tenantId));
    const stop = followEvents({
      open: (_lastEventId, signal) => {
        const since = new Date(now() - endedFor).toISOString();
        const restaurant = restaurantId === null ? {} : { restaurant_id: restaurantId };
        const asked = { ended_since: since, ...restaurant };
        return api.follow('listStaffOrders', { query: asked }, signal);
      },
      onEvent: ({ data }) => {
        const event: StaffOrdersEvent = JSON.parse(data);
        if (event.type === 'kitchen') {
          void refreshKitchen(client, tenantId);
          return;
        }
        if (event.type === 'reservations') {
          void refreshReservations(client, tenantId);
          // Who is seated stands on the page of the tables too.
          void refreshTabs(client, tenantId);
          return;
        }
        if (event.type === 'tabs') {
          void refreshTabs(client, tenantId);
          void refreshReservations(client, tenantId);
          return;
        }
        // Counts and times may have changed with it, and what was missed while it was cut off.
        kitchen.call();
        // A reply still on its way is older.
        void client
          .cancelQueries({ queryKey })
          .then(() =>
            client.setQueryData<StaffOrder[]>(queryKey, (known = []) =>
              mergeStaffOrders(known, event),
            ),
          );
      },
      onStatus: (next) => {
        setStatus(next);
        // It may have ended because the session did, which only an answer tells.
        if (next === 'lost') void client.invalidateQueries({ queryKey });
      },
      random,
      whileHidden: true,
    });
    return () => {
      kitchen.stop();
      stop();
    };
  }, [api, client, now, random, restaurantId, tenantId]);

  const { data, dataUpdatedAt } = query;
  useEffect(() => {
    if (!data || !stored) return;
    const write = () => stored.write({ orders: data, at: dataUpdatedAt });
    const timer = setTimeout(write, storedEvery);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [data, dataUpdatedAt, stored]);

  return { ...query, isLive: status === 'live' };
}

/** What staff do about an order: a step, or an end with its reason (rule R56); or another time. */
export type StaffOrderCall = CallOf<'moveOrder'>['body'] | CallOf<'changeOrderTime'>['body'];

type SentCall = {
  /** Idempotency-Key: sent again, it changes nothing. */
  id: string;
  orderId: string;
  call: StaffOrderCall;
};

/**
 * Sends what staff did, though the page is left meanwhile, and settles once what the server answered
 * is shown. @throws ApiFailure
 */
export function useSendOrderCall(): (sent: SentCall) => Promise<void> {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  return useCallback(
    async ({ id, orderId, call }) => {
      const queryKey = ['staff-orders', tenantId];
      const input = { params: { orderId }, headers: { 'idempotency-key': id } };
      const options = { keepalive: true, timeout: answeredWithin };
      try {
        const { data: order } =
          'to' in call
            ? await api.call('moveOrder', { ...input, body: call }, options)
            : await api.call('changeOrderTime', { ...input, body: call }, options);
        // An answer still on its way may be from before.
        await client.cancelQueries({ queryKey });
        client.setQueriesData<StaffOrder[]>({ queryKey }, (known) =>
          known?.some((one) => one.id === order.id) ? replaceStaffOrder(known, order) : known,
        );
      } catch (failure) {
        void client.invalidateQueries({ queryKey });
        throw failure;
      }
      // After it, for it is drawn by the same schedule.
      await new Promise<void>((resolve) => notifyManager.schedule(() => resolve()));
    },
    [api, client, tenantId],
  );
}
