import type { FooterProps } from '#variants/sections/footer/props.ts';
import { hoursSample } from './hours.ts';
import type { SampleSite } from './sample-site.ts';

export function footerSample(site: SampleSite): FooterProps {
  const { tenant, config, isEmpty } = site;
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
    places: hoursSample(site).places.filter((_, index) => tenant.restaurants[index]?.status === 1),
    newsletter: { state: 'idle', onSubscribe: async () => undefined },
    languages: isEmpty
      ? []
      : [
          { tag: 'en', name: 'English', href: '/en', isCurrent: true },
          { tag: 'es', name: 'Español', href: '/es', isCurrent: false },
          { tag: 'ar', name: 'العربية', href: '/ar', isCurrent: false },
        ],
    year: 2026,
  };
}
