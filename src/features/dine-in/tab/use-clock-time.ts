import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { useFormat } from '#ui/messages.tsx';
import { useRestaurant } from '#ui/stores/stores.tsx';

/** Says an instant by the restaurant's clock: '7:03 pm'. */
export function useClockTime(): (instant: string) => string {
  const zone = useRestaurant(({ selected }) => selected?.restaurant.time_zone) ?? 'UTC';
  const { time } = useFormat();
  return (instant) => time(localDateTime(Date.parse(instant), zone).time);
}
