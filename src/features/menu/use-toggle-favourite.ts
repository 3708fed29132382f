import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import type { FavouriteDish } from '../../api/change-favourites.ts';
import { useApi } from '#ui/api/client.ts';
import { reloadForNewBuild } from '#ui/page/new-build/reload-for-new-build.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { toast } from '#ui/toasts/toasts.ts';

/** The heart: keeps a dish or lets it go, by code that comes when one is pressed. */
export function useToggleFavourite(): (dish: FavouriteDish) => void {
  const api = useApi();
  const stores = useStores();
  const client = useQueryClient();
  const words = useStorefront().messages.menu;
  return useCallback(
    (dish) =>
      void import('../../api/change-favourites.ts').then(
        ({ toggleFavourite }) => toggleFavourite({ api, stores, client }, dish),
        async (failure: unknown) => {
          if (await reloadForNewBuild(failure)) return;
          toast.error({ title: words.notOpenedTitle, description: words.notOpened });
        },
      ),
    [api, stores, client, words],
  );
}
