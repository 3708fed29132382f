import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { useFormat } from '#ui/messages.tsx';
import { useDesk } from './desk-context.ts';

/** Says the day of an instant by the clock of the restaurant that is looked at, or of the first. */
export function useDayOf(): (instant: string) => string {
  const { restaurants, restaurantId } = useDesk();
  const near = restaurants.find(({ id }) => id === restaurantId) ?? restaurants[0];
  const zone = near?.time_zone ?? 'UTC';
  const { date } = useFormat();
  return (instant) => date(localDateTime(Date.parse(instant), zone).date);
}
