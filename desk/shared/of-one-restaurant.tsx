import type { ComponentType } from 'react';
import { ChooseRestaurant } from './choose-restaurant.tsx';
import { useDesk } from './desk-context.ts';
import { useOneRestaurant } from './one-restaurant.ts';

type OfOneRestaurantProps = { Page: ComponentType<{ id: number; name: string }> };

/** A page about one restaurant, begun anew for each; where several are looked at, it asks for which. */
export function OfOneRestaurant({ Page }: OfOneRestaurantProps) {
  const { restaurants } = useDesk();
  const restaurantId = useOneRestaurant();
  const chosen = restaurants.find(({ id }) => id === restaurantId);
  if (!chosen) return <ChooseRestaurant />;
  return <Page key={chosen.id} id={chosen.id} name={chosen.name} />;
}
