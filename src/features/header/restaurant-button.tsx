import ChevronDown from 'lucide-react/icons/chevron-down';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { useRestaurant, useStores } from '#ui/stores/stores.tsx';
import styles from './restaurant-button.module.css';

/** Shows the chosen restaurant and opens 'Select a Restaurant' (specification §2). */
export function RestaurantButton({ business }: { business: string }) {
  const { header } = useStorefront().messages.shell;
  const { restaurant } = useStores();
  const { restaurants } = useRestaurants();
  // The only restaurant is about to be selected by itself: its name may stand here from the start.
  const only = restaurants.length === 1 ? restaurants[0] : undefined;
  const chosen = useRestaurant((state) => (state.selected ?? only)?.restaurant.name);
  const isPicking = useRestaurant((state) => state.isPicking);
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-expanded={isPicking}
      onClick={() => restaurant.getState().setPicking(true)}
    >
      {/* On phones the business's own name has its only place here. */}
      <span className={styles.business}>{business}</span>
      <span className={styles.label}>{header.ourRestaurant}</span>
      <span className={styles.chosen}>
        <span className={styles.name}>{chosen ? placeOf(chosen, business) : header.choose}</span>
        <ChevronDown className={styles.chevron} aria-hidden="true" size={16} />
      </span>
      {chosen && <VisuallyHidden>{header.change}</VisuallyHidden>}
    </button>
  );
}

/** 'Northcote' of 'Forno Pomo Northcote': the business's own name already stands beside it. */
function placeOf(restaurant: string, business: string): string {
  const rest = restaurant.startsWith(business) ? restaurant.slice(business.length) : '';
  return rest.replace(/^[\s,·–-]+/, '') || restaurant;
}
