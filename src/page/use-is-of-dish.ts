import { useStores } from '#ui/stores/stores.tsx';

/**
 * Whether the server drew this page with a dish open over the menu; stays so for as long as the page
 * is not loaded anew. What draws that dish was loaded before the page hydrated.
 */
export const useIsOfDish = (): boolean => useStores().boot.productId !== undefined;
