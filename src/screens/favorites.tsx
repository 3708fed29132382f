import { MenuDialogs } from '../features/dish/menu-dialogs.tsx';
import { FavouritesPage } from '../features/favourites/favourites-page.tsx';

/** /favorites (specification §2): the dishes that a user keeps; a guest is asked to log in. */
export function FavoritesScreen() {
  return (
    <>
      <FavouritesPage />
      <MenuDialogs />
    </>
  );
}
