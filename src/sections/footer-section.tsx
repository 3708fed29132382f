import { sectionPart } from '#variants/registry.ts';
import { useRestaurants } from '../api/restaurants.ts';
import { useConfig, useStores } from '../stores/stores.tsx';

/** Foot of every page, with the restaurants' addresses. */
export function FooterSection() {
  const config = useConfig((state) => state.config.footer);
  const general = useConfig((state) => state.config.general);
  const { boot } = useStores();
  const { restaurants } = useRestaurants();
  const { Component } = sectionPart('footer', config.variant);
  return (
    <Component
      id="footer"
      config={config}
      general={general}
      restaurants={restaurants.map(({ restaurant, address }) => ({
        id: restaurant.id,
        name: restaurant.name,
        address: [address.street_name, address.city].filter(Boolean).join(', '),
        phone: address.phone,
      }))}
      year={boot.year}
    />
  );
}
