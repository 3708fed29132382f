import { useId } from 'react';
import { enHistory } from '#schemas/messages/en-history.ts';
import { useRestaurants } from '#ui/api/restaurants.ts';
import css from './order-history-page.module.css';
import { deliveryMethods } from './order-kinds.ts';
import type { useOrdersFilter } from './use-orders-filter.ts';

/** Which orders are shown: of a restaurant, where there are several, and of a kind. */
export function OrdersFilter({ filter }: { filter: ReturnType<typeof useOrdersFilter> }) {
  const words = enHistory.orderHistory;
  const { restaurants } = useRestaurants();
  const id = useId();
  return (
    <fieldset className={css.filters}>
      <legend className={css.legend}>{words.filters}</legend>
      {restaurants.length > 1 && (
        <div className={css.field}>
          <label htmlFor={`${id}-restaurant`}>{words.restaurant}</label>
          <select
            id={`${id}-restaurant`}
            className={css.select}
            value={filter.restaurantId ?? ''}
            onChange={({ target }) => filter.set('restaurant', target.value)}
          >
            <option value="">{words.everyRestaurant}</option>
            {restaurants.map(({ restaurant }) => (
              <option key={restaurant.id} value={restaurant.id}>
                {restaurant.name}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className={css.field}>
        <label htmlFor={`${id}-kind`}>{words.kind}</label>
        <select
          id={`${id}-kind`}
          className={css.select}
          value={filter.kind ?? ''}
          onChange={({ target }) => filter.set('kind', target.value)}
        >
          <option value="">{words.everyKind}</option>
          {deliveryMethods.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  );
}
