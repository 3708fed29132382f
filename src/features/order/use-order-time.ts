import type { Order } from '#schemas/api/orders.ts';
import { localDateAt } from '#src/features/checkout/local-time.ts';
import { useNameTime } from '#src/features/checkout/use-name-time.ts';
import { useStores } from '#src/stores/stores.tsx';

/** The time an order was promised for, at the restaurant: 'today, 6:30 pm'. */
export function useOrderTime() {
  const { now } = useStores();
  const nameTime = useNameTime();
  return ({ promised_at, time_zone }: Pick<Order, 'promised_at' | 'time_zone'>): string => {
    const instant = Date.parse(promised_at);
    const time = new Date(instant).toLocaleTimeString('sv-SE', {
      timeZone: time_zone,
      hour: '2-digit',
      minute: '2-digit',
    });
    return nameTime(localDateAt(instant, time_zone), time, localDateAt(now(), time_zone));
  };
}
