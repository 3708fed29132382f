import type { ReactNode } from 'react';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { DeskContext, type Desk } from '#desk/shared/desk-context.ts';
import { drawInStorefront } from '../src/draw-in-storefront.tsx';
import { bootWith, glebe, newtown } from '../src/site-boot.ts';

type DeskDrawing = {
  fetch: typeof globalThis.fetch;
  desk?: Partial<Desk>;
  restaurants?: RestaurantWithImages[];
  /** Epoch ms. */
  now?: () => number;
};

/** Draws a part of the desk for an owner of two restaurants who looks at the first. */
export function drawAtDesk(node: ReactNode, { fetch, desk = {}, restaurants, now }: DeskDrawing) {
  const value: Desk = {
    member: {
      id: '00000000-0000-4000-8000-000000000009',
      name: 'Olive',
      email: 'olive@corner.test',
      role: 'owner',
      restaurant_id: null,
    },
    restaurants: [newtown.restaurant, glebe.restaurant],
    restaurantId: newtown.restaurant.id,
    chooseRestaurant: () => undefined,
    orders: [],
    ...desk,
  };
  const { menu } = bootWith();
  if (!menu) throw new Error('the sample boot has a menu');
  return drawInStorefront(<DeskContext value={value}>{node}</DeskContext>, {
    menu,
    fetch,
    ...(restaurants && { restaurants }),
    ...(now && { now }),
  });
}
