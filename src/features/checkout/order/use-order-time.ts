import type { Order } from '#schemas/api/orders.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { useFormat } from '#ui/messages.tsx';
import { useTimeLabel } from '../time/use-time-label.ts';
import { useStores } from '#ui/stores/stores.tsx';

/** Says an instant by a restaurant's clock: '6:30 pm', and its day where that is not today. */
export function useTimeAt() {
  const { now } = useStores();
  const nameTime = useTimeLabel();
  const format = useFormat();
  return (instant: string, timeZone: string): string => {
    const { date, time } = localDateTime(Date.parse(instant), timeZone);
    const today = localDateTime(now(), timeZone).date;
    return date === today ? format.time(time) : nameTime(date, time, today);
  };
}

/** The time an order was promised for, at the restaurant: 'today, 6:30 pm'. */
export function useOrderTime() {
  const { now } = useStores();
  const nameTime = useTimeLabel();
  return ({ promised_at, time_zone }: Pick<Order, 'promised_at' | 'time_zone'>): string => {
    const { date, time } = localDateTime(Date.parse(promised_at), time_zone);
    return nameTime(date, time, localDateTime(now(), time_zone).date);
  };
}
