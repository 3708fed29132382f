import { MenuDialogs } from '../features/item/menu-dialogs.tsx';
import { DealsPage } from '../features/offers/deals-page.tsx';

/** Everything on offer, each with what it gives and when it holds. */
export function DealsScreen() {
  return (
    <>
      <DealsPage />
      <MenuDialogs />
    </>
  );
}
