import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { CallOf } from '#schemas/api/contract.ts';
import type { Order } from '#schemas/api/orders.ts';
import { hasMoneyOnItsWay, isOrderFollowed } from '#schemas/rules/is-order-followed.ts';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useCartKey } from './cart-key.ts';
import { ApiFailure, useApi } from './client.ts';
import { orderKeyHeader } from './order-key.ts';
import { useRefetchCart } from './use-cart-change.ts';

/** How often, in ms, a running order is asked for where no stream brings its events. */
const pollEvery = 10_000;
/** The same of one that is over, of which money may still go back. */
const pollOverEvery = 60_000;

function pollIntervalOf(order: Order, now: number): number | false {
  if (!isOrderOver(order.status) || hasMoneyOnItsWay(order)) return pollEvery;
  return isOrderFollowed(order, now) ? pollOverEvery : false;
}

export const orderQueryKey = (tenantId: number, orderId: string) => ['order', tenantId, orderId];

/**
 * An order, by the token that placed it or by the key of its link; asked for again on focus and
 * every 10 s until nothing can change, or there is nothing to see; once it is over every minute.
 * @param isLive its events come by a stream, so nothing is asked for.
 */
export function useOrder(orderId: string | null, { isLive = false } = {}) {
  const api = useApi();
  const { now, tenantId } = useStores();
  return useQuery({
    queryKey: orderQueryKey(tenantId, orderId ?? ''),
    enabled: orderId !== null,
    queryFn: async ({ signal }) => {
      const { data } = await api.call(
        'getOrder',
        {
          params: { orderId: orderId ?? '' },
          headers: orderKeyHeader(tenantId, orderId ?? ''),
        },
        { signal },
      );
      return data;
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data, error } }) => {
      if (isLive || isMissing(error)) return false;
      return data ? pollIntervalOf(data, now()) : pollEvery;
    },
  });
}

/** The order does not exist, or does not belong to who asks (rule R62). */
export const isMissing = (failure: unknown): boolean =>
  failure instanceof ApiFailure && [400, 401, 404].includes(failure.status);

/** Keeps an order that a call has just answered, so that the next screen draws it at once. */
export function cacheOrder(client: QueryClient, tenantId: number, order: Order): void {
  client.setQueryData(orderQueryKey(tenantId, order.id), order);
}

/** Cancels it while that is allowed (rule R73); everything that comes of it is the server's. */
export function useCancelOrder(orderId: string) {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  const key = orderQueryKey(tenantId, orderId);
  return useMutation({
    mutationKey: ['cancelOrder'],
    networkMode: 'always',
    mutationFn: (reason: string) =>
      api.call('cancelOrder', {
        params: { orderId },
        headers: orderKeyHeader(tenantId, orderId),
        body: { reason },
      }),
    onSuccess: async ({ data }) => {
      // An answer still on its way may be from before.
      await client.cancelQueries({ queryKey: key });
      cacheOrder(client, tenantId, data);
    },
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Changes its tip while that is possible (rule R16), once for each key however often it is sent. */
export function useChangeOwnTip(orderId: string) {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  const queryKey = orderQueryKey(tenantId, orderId);
  return useMutation({
    mutationKey: ['changeOwnTip'],
    networkMode: 'always',
    mutationFn: ({ body, key }: { body: CallOf<'changeOwnTip'>['body']; key: string }) =>
      api.call('changeOwnTip', {
        params: { orderId },
        headers: { ...orderKeyHeader(tenantId, orderId), 'idempotency-key': key },
        body,
      }),
    onSuccess: async ({ data }) => {
      await client.cancelQueries({ queryKey });
      cacheOrder(client, tenantId, data);
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

/** Puts its lines into the cart again; the reply names what was left out and why. */
export function useReorder(orderId: string) {
  const api = useApi();
  const { key } = useCartKey();
  const refetchCart = useRefetchCart();
  return useMutation({
    mutationKey: ['reorder'],
    networkMode: 'always',
    mutationFn: () => {
      const { pickup_date, pickup_time } = key[3];
      const query = { pickup_date, pickup_time };
      return api.call('reorder', { params: { orderId }, query, body: {} });
    },
    onSuccess: refetchCart,
  });
}
