import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  DeliverySettings,
  DeliverySettingsBody,
  Suburb,
  SuburbImport,
} from '#schemas/api/staff-delivery.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useSettingsCalls } from '#ui/api/settings-calls.ts';
import { setupKey } from './staff-setup.ts';

const settingsKey = (tenantId: number, restaurantId: number) => [
  'delivery-settings',
  tenantId,
  restaurantId,
];

/** Where a restaurant delivers, read anew with each visit; nothing changes below an open form. */
export function useDeliverySettings(restaurantId: number) {
  const api = useApi();
  const { tenantId } = useStores();
  const params = { restaurantId: String(restaurantId) };
  return useQuery<DeliverySettings>({
    queryKey: settingsKey(tenantId, restaurantId),
    queryFn: async ({ signal }) =>
      (await api.call('getDeliverySettings', { params }, { signal })).data,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Saves it as a change of the revision that was seen. */
export function useSaveDeliverySettings(restaurantId: number) {
  const api = useApi();
  const { tenantId } = useStores();
  const params = { restaurantId: String(restaurantId) };
  return useSettingsCalls<DeliverySettings, DeliverySettingsBody>(
    settingsKey(tenantId, restaurantId),
    (body, revision) =>
      api.call('setDeliverySettings', { params, headers: { 'if-match': `"${revision}"` }, body }),
  );
}

type Tried = {
  settings: DeliverySettingsBody;
  address: Record<'line' | 'suburb' | 'city' | 'postcode', string>;
};

/** Which of these zones, saved or not, an address is in. */
export function useTryDelivery(restaurantId: number) {
  const api = useApi();
  return useMutation({
    mutationKey: ['tryDelivery'],
    networkMode: 'always',
    mutationFn: async (body: Tried) => {
      const params = { restaurantId: String(restaurantId) };
      return (await api.call('tryDelivery', { params, body })).data;
    },
  });
}

type LastSeen = Pick<Suburb, 'suburb' | 'postcode'>;
const beforeAll = (): LastSeen | null => null;

const suburbsKey = (tenantId: number) => ['suburbs', tenantId];

/** The suburbs that a tenant knows, page by page. */
export function useSuburbs(search: string) {
  const api = useApi();
  const { tenantId } = useStores();
  return useInfiniteQuery({
    queryKey: [...suburbsKey(tenantId), search],
    queryFn: async ({ pageParam, signal }) => {
      const after = pageParam && {
        after_suburb: pageParam.suburb,
        after_postcode: pageParam.postcode,
      };
      const query = { ...(search !== '' && { search }), ...after };
      return (await api.call('listSuburbs', { query }, { signal })).data;
    },
    initialPageParam: beforeAll(),
    getNextPageParam: ({ suburbs, has_more }) => (has_more ? (suburbs.at(-1) ?? null) : null),
    staleTime: 0,
  });
}

type SuburbFile = { text: string; replaces: boolean; isPreview: boolean };

/** What owners do to the list; it is read anew afterwards. */
export function useSuburbChanges() {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  const settled = {
    networkMode: 'always' as const,
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: setupKey(tenantId) });
      await client.invalidateQueries({ queryKey: suburbsKey(tenantId) });
    },
  };
  const add = useMutation({
    mutationKey: ['changeSuburb'],
    mutationFn: (body: Suburb) => api.call('changeSuburb', { body }),
    ...settled,
  });
  const remove = useMutation({
    mutationKey: ['removeSuburb'],
    mutationFn: ({ postcode, suburb }: Suburb) =>
      api.call('removeSuburb', { body: { postcode, suburb } }),
    ...settled,
  });
  const readFile = useMutation({
    mutationKey: ['importSuburbs'],
    mutationFn: async ({ text, replaces, isPreview }: SuburbFile): Promise<SuburbImport> => {
      const body = { text, replaces, is_preview: isPreview };
      return (await api.call('importSuburbs', { body })).data;
    },
    ...settled,
  });
  return { add, remove, readFile };
}
