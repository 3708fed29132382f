import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { useDrawnRestaurant } from '#ui/menu-model/use-drawn-restaurant.ts';
import { useFormat } from '#ui/messages.tsx';

/** Says the day of an instant by the restaurant's clock. */
export function useDayOf(): (instant: string) => string {
  const zone = useDrawnRestaurant()?.restaurant.time_zone ?? 'UTC';
  const { date } = useFormat();
  return (instant) => date(localDateTime(Date.parse(instant), zone).date);
}
