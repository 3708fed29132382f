import { sectionPart } from '#variants/registry.ts';
import { useRestaurants } from '../api/restaurants.ts';
import type { OutletProps } from './outlet-props.ts';

/** Opening hours and the way there, for each restaurant. */
export function HoursSection({ id, config }: OutletProps<'hours'>) {
  const { restaurants } = useRestaurants();
  if (restaurants.length === 0) return null;
  const { Component } = sectionPart('hours', config.variant);
  return (
    <Component
      id={id}
      config={config}
      places={restaurants.map(({ restaurant, address }) => ({
        id: restaurant.id,
        name: restaurant.name,
        address: [address.street_name, address.city, address.postcode].filter(Boolean),
        phone: address.phone,
        mapHref: '',
        week: [],
        now: null,
      }))}
    />
  );
}
