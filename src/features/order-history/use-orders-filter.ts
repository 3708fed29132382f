import { useSearchParams } from 'react-router-dom';
import { deliveryMethods, type OrderKind } from './order-kinds.ts';

/** What the address asks for, so that it can be linked and comes back with the way back. */
export function useOrdersFilter() {
  const [params, setParams] = useSearchParams();
  const kind: OrderKind | null = deliveryMethods.find((one) => one === params.get('kind')) ?? null;
  const restaurant = Number(params.get('restaurant'));
  const restaurantId = Number.isSafeInteger(restaurant) && restaurant > 0 ? restaurant : null;
  const set = (name: 'kind' | 'restaurant', value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const clear = () => setParams({}, { replace: true, preventScrollReset: true });
  return { kind, restaurantId, set, clear, isFiltering: kind !== null || restaurantId !== null };
}
