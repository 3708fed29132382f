import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { storeOrderKey } from '#src/api/order-key.ts';
import { useStores } from '#src/stores/stores.tsx';
import { useIsHydrated } from '../../../page/hydration/use-is-hydrated.ts';

const name = 'key';

/**
 * Takes the signature of a link (rule R62) out of the address, where histories and whoever looks
 * over a shoulder would find it, and keeps it for the tab, so that a reload still opens the order.
 * @returns true until that is done.
 */
export function useKeyFromAddress(orderId: string): boolean {
  const { tenantId } = useStores();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const key = new URLSearchParams(search).get(name);

  useEffect(() => {
    if (key === null) return;
    if (key !== '') storeOrderKey(tenantId, orderId, key);
    const rest = new URLSearchParams(search);
    rest.delete(name);
    void navigate({ search: rest.toString(), hash }, { replace: true });
  }, [hash, key, navigate, orderId, search, tenantId]);

  // The server draws the page while it loads whether there is a key or not.
  return key !== null || !isHydrated;
}
