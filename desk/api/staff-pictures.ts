import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';

const picturesKey = (tenantId: number) => ['staff-pictures', tenantId];

/** Every picture of the tenant, with where it is used. */
export function usePictures() {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: picturesKey(tenantId),
    queryFn: async ({ signal }) => (await api.call('listPictures', {}, { signal })).data.pictures,
    networkMode: 'always',
  });
}

/** Reads them anew: one was stored, or is used elsewhere now. */
export function useRefreshPictures(): () => void {
  const client = useQueryClient();
  const { tenantId } = useStores();
  return () => void client.invalidateQueries({ queryKey: picturesKey(tenantId) });
}
