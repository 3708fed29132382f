import { MenuDialogs } from '../features/dish/menu-dialogs.tsx';
import { DealsPage } from '../features/dish/offers/deals-page.tsx';

/** Everything on offer, each with what it gives and when it holds. */
export function DealsScreen() {
  return (
    <>
      <DealsPage />
      <MenuDialogs />
    </>
  );
}
