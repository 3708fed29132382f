import { useRestaurants } from '../api/restaurants.ts';
import { ContactPage } from '../features/contact/contact-page.tsx';
import { usePlaces } from '../features/restaurants/use-places.ts';

/** /contact (specification §2): every restaurant as it stands at this minute, and a form. */
export function ContactScreen() {
  const { state } = useRestaurants();
  return <ContactPage places={usePlaces()} hasFailed={state === 'error'} />;
}
