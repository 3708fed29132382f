import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { tableQuery } from '#schemas/table-query.ts';
import { useDiningTable } from '../../api/dining-tables.ts';
import { isMissing } from '#ui/api/orders.ts';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import { useReplaceAddress } from '#ui/page/use-replace-address.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useOwnTable, type OwnTable } from '../checkout/frame/use-own-table.ts';
import { useChooseRestaurant } from '../restaurants/use-choose-restaurant.ts';

/**
 * The table whose code has just been scanned, by the token that the address has from it; else the
 * remembered one. A token that is known chooses the restaurant and goes out of the address: a link
 * that is passed on, or a page that is opened again another day, sits at no table.
 */
export function useScannedTable(): OwnTable {
  const { search, hash } = useLocation();
  const replaceAddress = useReplaceAddress();
  const { checkout, restaurant, now } = useStores();
  const { restaurants, state } = useRestaurants();
  const { choose } = useChooseRestaurant();
  const isHydrated = useIsHydrated();
  const inAddress = new URLSearchParams(search).get(tableQuery);
  const token = isHydrated ? inAddress || null : null;
  const own = useOwnTable(token === null);
  const { data, error, refetch } = useDiningTable(token);
  const place = data && restaurants.find(({ restaurant: { id } }) => id === data.restaurant_id);
  const isUnknown = isMissing(error) || (data !== undefined && !place && state === 'ready');

  useEffect(() => {
    if (token === null) return;
    const { tableId, update } = checkout.getState();
    // Whoever scanned a code that is gone sits at the table of before no more.
    if (isUnknown && tableId !== null) update({ tableId: null, tableSeenAt: null });
    if (isUnknown || !place) return;
    const { selected } = restaurant.getState();
    if (selected?.restaurant.id !== place.restaurant.id) choose(place);
    update({ tableId: token, tableSeenAt: now() });
    const rest = new URLSearchParams(search);
    rest.delete(tableQuery);
    replaceAddress({ search: rest.toString(), hash }, { preventScrollReset: true });
  });

  if (token === null) return own;
  if (isUnknown) return { kind: 'unknown' };
  return error && !data ? { kind: 'failed', again: () => void refetch() } : { kind: 'loading' };
}
