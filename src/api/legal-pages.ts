import { useQuery } from '@tanstack/react-query';
import type { LegalPageView } from '#schemas/api/legal-pages.ts';
import { language } from '#schemas/messages/en/language.ts';
import type { LegalPageName } from '#schemas/rules/legal/legal-texts.ts';
import { useRestaurant, useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';

/**
 * A legal page in the language of the page, as it is or (with a version) was. A page that was opened
 * by its address brings it along.
 */
export function useLegalPage(page: LegalPageName, version: number | null) {
  const api = useApi();
  const { tenantId, boot } = useStores();
  const restaurantId =
    useRestaurant(({ selected }) => selected?.restaurant.id) ?? boot.drawnRestaurantId;
  const { legal } = boot;
  const isBrought =
    legal?.page === page &&
    restaurantId === boot.drawnRestaurantId &&
    (version === null ? legal.is_present : legal.version === version);
  return useQuery({
    queryKey: ['legal', tenantId, page, version, restaurantId, language],
    queryFn: async ({ signal }): Promise<LegalPageView> => {
      const query = {
        language,
        ...(version !== null && { version }),
        ...(restaurantId !== null && { restaurant_id: String(restaurantId) }),
      };
      return (await api.call('getLegalPage', { params: { page }, query }, { signal })).data;
    },
    ...(isBrought && { initialData: legal }),
  });
}
