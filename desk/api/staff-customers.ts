import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#schemas/api/contract.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useEndExpiredSession } from './staff-session.ts';

export type CustomersAsked = {
  /** '': nothing in particular. */
  text: string;
  isBlockedOnly: boolean;
};

type OneCustomer = ReplyOf<'getCustomer'>['data'];

const listKey = (tenantId: number) => ['staff-customers', tenantId];
const oneKey = (tenantId: number, orderId: string) => ['staff-customer', tenantId, orderId];

/**
 * Customers, those who ordered last first, some at a time.
 * @param after the order after whose customer they begin; null: the newest
 */
export function useCustomers({ text, isBlockedOnly }: CustomersAsked, after: string | null) {
  const api = useApi();
  const end = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: [...listKey(tenantId), text, isBlockedOnly, after],
    queryFn: async ({ signal }) => {
      const query = {
        ...(text !== '' && { text }),
        ...(isBlockedOnly && { blocked: 'true' as const }),
        ...(after !== null && { after }),
      };
      try {
        return (await api.call('listCustomers', { query }, { signal })).data;
      } catch (failure) {
        end(failure);
        throw failure;
      }
    },
    staleTime: 0,
    networkMode: 'always',
  });
}

/** The customer of an order, with their last orders. */
export function useCustomer(orderId: string) {
  const api = useApi();
  const end = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: oneKey(tenantId, orderId),
    queryFn: async ({ signal }) => {
      try {
        return (await api.call('getCustomer', { params: { orderId } }, { signal })).data;
      } catch (failure) {
        end(failure);
        throw failure;
      }
    },
    staleTime: 0,
    networkMode: 'always',
  });
}

/** Blocks the customer of an order with a reason, or lets them order again (null). */
export function useBlockCustomer(orderId: string) {
  const api = useApi();
  const client = useQueryClient();
  const end = useEndExpiredSession();
  const { tenantId } = useStores();
  const params = { orderId };
  return useMutation({
    mutationKey: ['blockCustomer'],
    networkMode: 'always',
    mutationFn: async (reason: string | null) =>
      reason === null
        ? (await api.call('unblockCustomer', { params })).data
        : (await api.call('blockCustomer', { params, body: { reason } })).data,
    onSuccess: async (customer) => {
      client.setQueryData<OneCustomer>(
        oneKey(tenantId, orderId),
        (known) => known && { ...known, customer },
      );
      await client.invalidateQueries({ queryKey: listKey(tenantId) });
    },
    onError: (failure) => end(failure),
  });
}
