import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import type { Messages } from '#schemas/messages/en.ts';
import { openingDays, type OpeningDay } from '#schemas/rules/opening/opening-days.ts';
import { sameDays, type SameDays } from '#schemas/rules/opening/same-days.ts';
import type { DayHours, Place } from '#variants/sections/hours/props.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { openStateAt } from './open-state-at.ts';
import { localTimeFormat, type LocalTimeFormat } from './local-time-format.ts';

type Setting = { words: Messages['home']['hours']; locale: string };

/** Monday first, by any Monday: names of weekdays do not depend on the date. */
const dateOfWeekday = (weekday: number) => `2026-11-${15 + weekday}`;

/** A restaurant as a place to go to, at an instant (epoch ms): address, week, open or closed. */
export function placeOf(
  { restaurant, attachment_paths: [image], address, location, hours }: RestaurantWithImages,
  { words, locale }: Setting,
  now: number,
): Place {
  const say = localTimeFormat(locale);
  const today = localDateTime(now, restaurant.time_zone);
  const fortnight = openingDays(hours, today.date, 14);
  const inWords = (one: Pick<OpeningDay, 'ranges'>) =>
    one.ranges.map(({ opens, closes }) =>
      opens === closes ? words.allDay : words.range(say.time(opens), say.time(closes)),
    );
  const row = (one: OpeningDay, name: string): DayHours => ({
    day: name,
    times: inWords(one),
    isToday: one.date === today.date,
    note: one.note,
  });
  const isKnown = hours.week.length > 0 || hours.openings.length > 0;
  return {
    id: restaurant.id,
    name: restaurant.name,
    address: [
      address.street_name,
      [address.city, address.postcode].filter(Boolean).join(' '),
    ].filter(Boolean),
    phone: address.phone,
    picture: image ? { src: image.upload_path, alt: '' } : null,
    mapHref: mapHref(address, location),
    week: isKnown
      ? fortnight
          .slice(0, 7)
          .toSorted((a, b) => a.weekday - b.weekday)
          .map((one) => row(one, say.weekday(one.date, 'long')))
      : [],
    groups: isKnown
      ? sameDays(hours.week).map((group) => ({
          day: formatDays(group, words, say),
          times: inWords(group),
          // A day that differs is no day of the usual week.
          isToday:
            group.first <= today.weekday &&
            today.weekday <= group.last &&
            !fortnight[0]?.isException,
          note: '',
        }))
      : [],
    exceptions: fortnight.flatMap((one, index) =>
      one.isException ? [{ ...row(one, say.date(one.date)), isInWeek: index < 7 }] : [],
    ),
    now: isKnown
      ? openStateAt(hours.openings, { words, say, timeZone: restaurant.time_zone }, now)
      : null,
  };
}

function formatDays(
  { first, last }: SameDays,
  words: Setting['words'],
  say: LocalTimeFormat,
): string {
  if (first === 1 && last === 7) return words.everyDay;
  const name = (weekday: number) => say.weekday(dateOfWeekday(weekday), 'short');
  return first === last ? name(first) : words.range(name(first), name(last));
}

/** Every phone opens this in its map; the restaurant's own point where it is known. */
function mapHref(
  address: RestaurantWithImages['address'],
  location: RestaurantWithImages['location'],
): string {
  const place = location
    ? `${location.latitude},${location.longitude}`
    : [address.street_name, address.city, address.postcode].filter(Boolean).join(', ');
  return place
    ? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
    : '';
}
