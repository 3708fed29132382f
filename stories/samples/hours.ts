import type { SampleTenant } from '#schemas/samples/sample-tenant.ts';
import type { DayHours, HoursProps, Place } from '#variants/sections/hours/props.ts';
import type { SampleSite } from './sample-site.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const day = (name: string, times: readonly string[], isToday = false): DayHours => ({
  day: name,
  times,
  isToday,
  note: '',
});

/** Split hours, a closed day, a late one, and a day that differs this week. */
const lunch = '11:30 am – 2:30 pm';
const dinner = '5 pm – 9:30 pm';
const week: readonly DayHours[] = days.map((name, index) => {
  if (index === 0) return day(name, []);
  if (index === 4) return day(name, [lunch, '5 pm – 1 am'], true);
  if (index === 6) return { ...day(name, ['9 am – 3 pm']), note: 'The oven gets its service' };
  return day(name, [lunch, dinner]);
});
const groups: readonly DayHours[] = [
  day('Mon', []),
  day('Tue – Thu', [lunch, dinner]),
  day('Fri', [lunch, '5 pm – 1 am'], true),
  day('Sat – Sun', [lunch, dinner]),
];
const exceptions: Place['exceptions'] = [
  { ...day('Sun 22 Nov', ['9 am – 3 pm']), note: 'The oven gets its service', isInWeek: true },
  { ...day('Tue 1 Dec', []), note: 'Stocktake', isInWeek: false },
];

const doors: readonly Place['now'][] = [
  { isOpen: true, words: 'Open until 1 am' },
  { isOpen: false, words: 'Closed, opens tomorrow at 11:30 am' },
];

const placeOf = (restaurant: SampleTenant['restaurants'][number], id: number): Place => ({
  id,
  name: restaurant.name,
  address: [restaurant.streetName, `${restaurant.city} ${restaurant.postcode ?? ''}`.trim()],
  phone: restaurant.phone ?? '',
  picture: null,
  mapHref: `https://www.google.com/maps/dir/?api=1&destination=${restaurant.latitude},${restaurant.longitude}`,
  week: id === 3 ? [] : week,
  groups: id === 3 ? [] : groups,
  exceptions: id === 0 ? exceptions : [],
  now: id === 3 ? null : (doors[id % 2] ?? null),
});

export const hoursSample = ({ tenant, isEmpty, section }: SampleSite): HoursProps => ({
  id: 'hours',
  config: section('hours'),
  places: (isEmpty ? [] : tenant.restaurants).map(placeOf),
});
