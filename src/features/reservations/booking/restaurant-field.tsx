import { useId } from 'react';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { reservations } from '#schemas/messages/en/reservations.ts';
import css from '../choice/choice.module.css';

type RestaurantFieldProps = {
  places: readonly RestaurantWithImages[];
  chosen: number;
  onChoose(restaurantId: number): void;
};

/** Where, of several restaurants: folded, for on a phone the times are what one came for. */
export function RestaurantField({ places, chosen, onChoose }: RestaurantFieldProps) {
  const { book: words } = reservations;
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.heading}>
        {words.restaurant}
      </label>
      <select
        id={id}
        className={css.input}
        value={chosen}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {places.map(({ restaurant }) => (
          <option key={restaurant.id} value={restaurant.id}>
            {restaurant.name}
          </option>
        ))}
      </select>
    </div>
  );
}
