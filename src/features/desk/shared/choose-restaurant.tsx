import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useRestaurants } from '../../../api/restaurants.ts';
import css from './choose-restaurant.module.css';
import { useDesk } from './desk-context.ts';
import { useDeskMessages } from './use-desk-messages.ts';

/**
 * Asks whose page this is, where it is about one restaurant and several are looked at; a new
 * tenant has none yet.
 */
export function ChooseRestaurant() {
  const words = useDeskMessages().desk;
  const { restaurants, chooseRestaurant } = useDesk();
  const { state } = useRestaurants();
  if (state === 'ready' && restaurants.length === 0) {
    return (
      <div className={css.choose}>
        <p className={css.text}>{words.noRestaurant}</p>
      </div>
    );
  }
  return (
    <section className={css.choose} aria-label={words.chooseRestaurant}>
      <p className={css.text}>{words.chooseRestaurant}</p>
      <ul className={css.restaurants}>
        {restaurants.map(({ id, name }) => (
          <li key={id}>
            <ActionButton look="outline" onClick={() => chooseRestaurant(id)}>
              {name}
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
