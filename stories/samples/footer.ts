import type { FooterProps } from '#variants/sections/footer/props.ts';
import type { SampleSite } from './sample-site.ts';

export function footerSample({ tenant, config, isEmpty }: SampleSite): FooterProps {
  const restaurants = tenant.restaurants.filter(({ status }) => status === 1);
  return {
    id: 'footer',
    config: config.footer,
    general: config.general,
    restaurants: (isEmpty ? [] : restaurants).map((restaurant, id) => ({
      id,
      name: restaurant.name,
      address: `${restaurant.streetName}, ${restaurant.city}`,
      phone: restaurant.phone,
    })),
    year: 2026,
  };
}
