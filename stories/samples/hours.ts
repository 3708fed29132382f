import { hoursSchema } from '#schemas/config/sections/hours.ts';
import type { HoursProps } from '#variants/sections/hours/props.ts';
import type { SampleSite } from './sample-site.ts';

export const hoursSample = ({ tenant, isEmpty }: SampleSite): HoursProps => ({
  id: 'hours',
  config: hoursSchema.parse({}),
  places: (isEmpty ? [] : tenant.restaurants).map((restaurant, id) => ({
    id,
    name: restaurant.name,
    address: [restaurant.streetName, restaurant.city],
    phone: restaurant.phone,
    mapHref: 'https://www.openstreetmap.org/',
    week: [],
    now: null,
  })),
});
