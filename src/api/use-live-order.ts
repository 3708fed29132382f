import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Order } from '#schemas/api/orders.ts';
import { isOrderFollowed } from '#schemas/rules/is-order-followed.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { followEvents } from '#ui/api/event-stream.ts';
import { orderKeyHeader } from '#ui/api/order-key.ts';
import { orderQueryKey, useOrder } from '#ui/api/orders.ts';

/**
 * An order as it changes, its refunds after it was handed over too: by a stream that writes into its
 * query, or by polling where that is blocked. The server ends the stream of one that is over.
 */
export function useLiveOrder(orderId: string) {
  const api = useApi();
  const client = useQueryClient();
  const { now, tenantId, random } = useStores();
  const [isLive, setLive] = useState(false);
  const query = useOrder(orderId, { isLive });
  const isKnown = query.data !== undefined;

  useEffect(() => {
    const queryKey = orderQueryKey(tenantId, orderId);
    const order = client.getQueryData<Order>(queryKey);
    if (!isKnown || !order || !isOrderFollowed(order, now())) return;
    return followEvents({
      open: (lastEventId, signal) =>
        api.follow(
          'getOrder',
          {
            params: { orderId },
            headers: {
              ...orderKeyHeader(tenantId, orderId),
              ...(lastEventId !== null && { 'last-event-id': lastEventId }),
            },
          },
          signal,
        ),
      onEvent: ({ data }) => {
        const order: Order = JSON.parse(data);
        // A reply still on its way is older.
        void client
          .cancelQueries({ queryKey })
          .then(() =>
            client.setQueryData<Order>(queryKey, (known) =>
              known && newestOf(known) > newestOf(order) ? known : order,
            ),
          );
      },
      onStatus: (status) => setLive(status === 'live'),
      random,
    });
  }, [api, client, isKnown, now, orderId, random, tenantId]);

  return query;
}

const newestOf = ({ events }: Order): number => events.at(-1)?.id ?? 0;
