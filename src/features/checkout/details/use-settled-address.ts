import { useCallback, useEffect } from 'react';
import { useCheckout, useStores } from '#ui/stores/stores.tsx';

/** So long after the last key an address is taken as written (ms). */
const pause = 450;

/**
 * Lets prices be asked for an address when its writer pauses, not with every key.
 * @returns takes it as written at once
 */
export function useSettledAddress(): () => void {
  const { checkout } = useStores();
  const written = useCheckout((state) => state.shippingDetails);
  const settle = useCallback(() => {
    const { shippingDetails, pricedAddress, update } = checkout.getState();
    if (shippingDetails !== pricedAddress) update({ pricedAddress: shippingDetails });
  }, [checkout]);
  useEffect(() => {
    if (written === null) return;
    const timer = setTimeout(settle, pause);
    return () => clearTimeout(timer);
  }, [written, settle]);
  return settle;
}
