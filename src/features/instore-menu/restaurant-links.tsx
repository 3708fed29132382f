import { useLocation } from 'react-router-dom';
import { restaurantQuery } from '#schemas/instore-menu-query.ts';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { paths } from '#ui/paths.ts';
import styles from './restaurant-links.module.css';
import { useInstoreMessages } from './use-instore-messages.ts';

/** The way to the menus of the other restaurants; none where there is one alone. */
export function RestaurantLinks({ shownId }: { shownId: number | null }) {
  const words = useInstoreMessages();
  const { search } = useLocation();
  const { restaurants } = useRestaurants();
  if (restaurants.length < 2) return null;
  const hrefOf = (id: number) => {
    const params = new URLSearchParams(search);
    params.set(restaurantQuery, String(id));
    return `${paths.instoreMenu}?${params}`;
  };
  return (
    <nav aria-label={words.restaurants}>
      <ul className={styles.list}>
        {restaurants.map(({ restaurant: { id, name } }) => (
          <li key={id}>
            <a
              className={styles.link}
              href={hrefOf(id)}
              aria-current={id === shownId ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
