import type { Order } from '#schemas/api/orders.ts';
import { useFormat } from '../../../messages.tsx';
import { localDateAt, localTimeAt } from '../time/local-time.ts';
import { useNameTime } from '../time/use-name-time.ts';
import { useStores } from '#src/stores/stores.tsx';

/** Says an instant by a restaurant's clock: '6:30 pm', and its day where that is not today. */
export function useTimeAt() {
  const { now } = useStores();
  const nameTime = useNameTime();
  const format = useFormat();
  return (instant: string, timeZone: string): string => {
    const at = Date.parse(instant);
    const [day, today] = [localDateAt(at, timeZone), localDateAt(now(), timeZone)];
    const time = localTimeAt(at, timeZone);
    return day === today ? format.time(time) : nameTime(day, time, today);
  };
}

/** The time an order was promised for, at the restaurant: 'today, 6:30 pm'. */
export function useOrderTime() {
  const { now } = useStores();
  const nameTime = useNameTime();
  return ({ promised_at, time_zone }: Pick<Order, 'promised_at' | 'time_zone'>): string => {
    const at = Date.parse(promised_at);
    const day = localDateAt(at, time_zone);
    return nameTime(day, localTimeAt(at, time_zone), localDateAt(now(), time_zone));
  };
}
