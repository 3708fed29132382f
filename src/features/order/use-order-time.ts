import type { Order } from '#schemas/api/orders.ts';
import { localDateAt, localTimeAt } from '#src/features/checkout/local-time.ts';
import { useNameTime } from '#src/features/checkout/use-name-time.ts';
import { useStores } from '#src/stores/stores.tsx';

/** Says an instant by an order's restaurant's clock: 'today, 6:30 pm'. */
export function useTimeAt() {
  const { now } = useStores();
  const nameTime = useNameTime();
  return (instant: string, timeZone: string): string => {
    const at = Date.parse(instant);
    const day = localDateAt(at, timeZone);
    return nameTime(day, localTimeAt(at, timeZone), localDateAt(now(), timeZone));
  };
}

/** The time an order was promised for, at the restaurant: 'today, 6:30 pm'. */
export function useOrderTime() {
  const timeAt = useTimeAt();
  return ({ promised_at, time_zone }: Pick<Order, 'promised_at' | 'time_zone'>): string =>
    timeAt(promised_at, time_zone);
}
