import { useCallback } from 'react';
import { storeOrderKey } from '#ui/api/order-key.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useKeyInAddress } from '../../../page/use-key-in-address.ts';

/**
 * Stores the signature of an order's link (rule R62) for the tab and takes it out of the address.
 * @returns true until that is done.
 */
export function useKeyFromAddress(orderId: string): boolean {
  const { tenantId } = useStores();
  return useKeyInAddress(
    useCallback((key) => storeOrderKey(tenantId, orderId, key), [orderId, tenantId]),
  );
}
