import { useQuery } from '@tanstack/react-query';
import type { UserAddress, UserAddressInput } from '#schemas/api/user-addresses.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { ignoring, useOwn, useOwnChange } from './own-data.ts';

/** One's addresses, the default first. */
export const useUserAddresses = () =>
  useOwn<UserAddress[]>('addresses', (api, signal) =>
    api.call('listUserAddresses', {}, { signal }),
  );

/** Adds an address, or writes one anew. */
export const useSaveAddress = () =>
  useOwnChange(
    'saveAddress',
    'addresses',
    (api, { id, ...body }: UserAddressInput & { id: string | null }) =>
      id === null
        ? api.call('addUserAddress', { body })
        : api.call('changeUserAddress', { params: { addressId: id }, body }),
  );

/** Removes an address; one that is gone already is as good. */
export const useRemoveAddress = () =>
  useOwnChange<string, void>('removeAddress', 'addresses', (api, addressId) =>
    ignoring('unknown_user_address', api.call('removeUserAddress', { params: { addressId } })),
  );

/** Makes an address the one that a checkout begins with. */
export const useMakeAddressDefault = () =>
  useOwnChange('makeAddressDefault', 'addresses', (api, addressId: string) =>
    api.call('makeAddressDefault', { params: { addressId }, body: {} }),
  );

/** So many addresses are looked up for a restaurant; a lookup counts much with the server. */
const mostLookups = 8;

/**
 * Why a restaurant does not deliver to addresses, by their ids; one that it delivers to, and one of
 * which nothing is known, is not in it.
 */
export function useUndeliverable(
  restaurantId: number,
  addresses: readonly UserAddress[],
): ReadonlyMap<string, string> {
  const api = useApi();
  const { tenantId } = useStores();
  const asked = addresses.slice(0, mostLookups);
  const queries = asked.map(({ postcode, suburb, city, formattedAddress }) => ({
    tenant_id: String(tenantId),
    restaurant_id: String(restaurantId),
    postcode,
    suburb,
    city,
    address: formattedAddress,
  }));
  // One query for all: what asks many at once would come with the first page.
  const { data: reasons } = useQuery({
    queryKey: ['quoteDelivery', queries],
    queryFn: ({ signal }) =>
      Promise.all(
        queries.map(async (query) => {
          // Of an address of which nothing is known nothing is said.
          const reply = await api.call('quoteDelivery', { query }, { signal }).catch(() => null);
          return reply?.data.error ?? null;
        }),
      ),
  });
  return new Map(
    asked.flatMap(({ id }, index): [string, string][] => {
      const reason = reasons?.[index];
      return reason ? [[id, reason]] : [];
    }),
  );
}
