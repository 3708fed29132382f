import { useQueryClient } from '@tanstack/react-query';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { restaurantsKey, useRestaurants } from '#ui/api/restaurants.ts';
import { useStores } from '#ui/stores/stores.tsx';
import css from './choose-restaurant.module.css';
import { useDesk } from './desk-context.ts';
import { useDeskMessages } from './use-desk-messages.ts';

/**
 * Asks whose page this is, where it is about one restaurant and several are looked at; a new
 * tenant has none yet.
 */
export function ChooseRestaurant() {
  const { desk: words, deskForms } = useDeskMessages();
  const client = useQueryClient();
  const { tenantId } = useStores();
  const { restaurants, chooseRestaurant } = useDesk();
  const { state } = useRestaurants();
  if (state === 'ready' && restaurants.length === 0) {
    return (
      <div className={css.choose}>
        <p className={css.text}>{words.noRestaurant}</p>
      </div>
    );
  }
  if (state !== 'ready') {
    const retry = () => client.refetchQueries({ queryKey: restaurantsKey(tenantId) });
    return state === 'loading' ? (
      <p className={css.choose} aria-busy="true">
        {words.loadingPage}
      </p>
    ) : (
      <div role="alert" className={css.choose}>
        <p className={css.text}>{words.restaurantsFailed}</p>
        <div>
          <ActionButton onClick={() => void retry()}>{deskForms.again}</ActionButton>
        </div>
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
