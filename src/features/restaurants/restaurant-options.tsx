import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { DishPicture } from '#variants/primitives/dish-picture.tsx';
import styles from './restaurant-options.module.css';
import { useRestaurantMessages } from './use-restaurant-messages.ts';

type RestaurantOptionsProps = {
  restaurants: readonly RestaurantWithImages[];
  pickedId: number | null;
  /** At most 15rem high, as in the initial dialog; otherwise 20rem (specification §2). */
  isLow: boolean;
  onPick(id: number): void;
};

/** The active restaurants as one group of radio buttons: image, name, street, city and phone. */
export function RestaurantOptions({
  restaurants,
  pickedId,
  isLow,
  onPick,
}: RestaurantOptionsProps) {
  const words = useRestaurantMessages().restaurants;
  return (
    <div className={styles.list} data-low={isLow} role="radiogroup" aria-label={words.list}>
      {restaurants.map(({ restaurant, address, attachment_paths: [image] }) => (
        <label key={restaurant.id} className={styles.option}>
          <input
            className={styles.input}
            type="radio"
            name="restaurant"
            checked={restaurant.id === pickedId}
            onChange={() => onPick(restaurant.id)}
          />
          <span className={styles.picture}>
            <DishPicture
              picture={image ? { src: image.upload_path, alt: '' } : null}
              name={restaurant.name}
              ratio="fill"
              sizes="64px"
            />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{restaurant.name}</span>
            <span className={styles.address}>
              <bdi>{[address.street_name, address.city].filter(Boolean).join(', ')}</bdi>
            </span>
            <span className={styles.address}>
              <span dir="ltr">{address.phone}</span>
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
