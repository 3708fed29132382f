import { InstoreMenuPage } from '../features/instore-menu/instore-menu-page.tsx';

/** /instore-menu (specification §2): the menu for reading in the restaurant, and as a menu board. */
export function InstoreMenuScreen() {
  return <InstoreMenuPage />;
}
