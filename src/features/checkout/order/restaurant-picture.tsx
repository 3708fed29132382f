import type { Order } from '#schemas/api/orders.ts';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { DishPicture } from '#variants/primitives/dish-picture.tsx';

/** The restaurant's own picture, filling its frame; a plate where it has none or left the list. */
export function RestaurantPicture({ restaurant: { id, name } }: Pick<Order, 'restaurant'>) {
  const { restaurants } = useRestaurants();
  const image = restaurants.find(({ restaurant }) => restaurant.id === id)?.attachment_paths[0];
  return (
    <DishPicture
      picture={image ? { src: image.upload_path, alt: '' } : null}
      name={name}
      ratio="fill"
      sizes="(min-width: 960px) 520px, 100vw"
    />
  );
}
