import { useReservationTimes } from '#src/api/reservations.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { hasFailed } from '#ui/api/has-failed.ts';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { useNow } from '#ui/page/use-now.ts';
import { stripDays, stripStart } from './calendar-days.ts';
import { type DatedTime, freeTimes, isSameInstant, nearestTimes } from './offered-times.ts';
import type { TableChoice } from './table-choice.ts';

/** So many free times of other days are named on a day that has none. */
const mostElsewhere = 4;

/**
 * What a restaurant offers for a choice: the row of days around it, the day in sight, and what became
 * of the chosen time. The one place where the pages of choosing get their data from.
 *
 * @param reservationId what is changed, or held already: its own table is free to it
 */
export function useOffer(
  place: RestaurantWithImages,
  choice: TableChoice,
  reservationId: string | null = null,
) {
  const { time_zone: zone } = place.restaurant;
  const today = localDateTime(useNow(), zone).date;
  const wanted =
    choice.date ??
    (choice.instant === null ? null : localDateTime(Date.parse(choice.instant), zone).date);
  const asked = {
    restaurantId: place.restaurant.id,
    party: choice.party,
    areaId: choice.areaId,
    from: stripStart(today, wanted),
    days: stripDays,
    reservationId,
  };
  const query = useReservationTimes(asked);
  const { data } = query;
  const isOld = query.isPlaceholderData;
  const days = data?.days;
  const free = days ? freeTimes(days) : [];
  const date = wanted ?? free[0]?.date ?? days?.[0]?.date ?? today;
  const ofDay = days?.find((day) => day.date === date)?.times ?? [];
  const found = ofDay.find(({ instant }) => isSameInstant(instant, choice.instant));
  const chosen: DatedTime | null = found ? { ...found, date } : null;
  const noon = `${date}T12:00:00Z`;
  return {
    asked,
    today,
    /** undefined until the first answer is there. */
    offer: data,
    isOld,
    hasFailed: hasFailed(query),
    /** An address may name an area that the restaurant has no more. */
    isAreaGone: query.error instanceof ApiFailure && query.error.code === 'unknown_area',
    refetch: query.refetch,
    /** The local date whose times are in sight. */
    date,
    ofDay,
    /** What is chosen, whether it is still free or not; null: nothing, or it is not offered any more. */
    chosen,
    elsewhere: days ? nearestTimes(days, noon, mostElsewhere) : [],
    isTooLarge: data !== undefined && choice.party > data.largest_party,
  };
}
export type Offer = ReturnType<typeof useOffer>;
