import { useRestaurants } from '#ui/api/restaurants.ts';
import { ContactPage } from '../features/contact/contact-page.tsx';
import { usePlaces } from '../features/restaurants/use-places.ts';

/** /contact (specification §2): every restaurant as it stands at this minute, and a form. */
export function ContactScreen() {
  const { restaurants, state } = useRestaurants();
  const bookable = restaurants.filter(({ restaurant }) => restaurant.takes_reservations);
  return (
    <ContactPage
      places={usePlaces()}
      bookable={new Set(bookable.map(({ restaurant }) => restaurant.id))}
      hasFailed={state === 'error'}
    />
  );
}
