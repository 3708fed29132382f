import { itemDialog } from '#ui/dish/plain/item-dialog-part.ts';
import { menuOverlays } from '../features/dish/menu-dialogs.tsx';
import { menuHost } from '../sections/menu-host-place.tsx';
// All of them together, not one after the other as they ask for each other.
import '#ui/dish/plain/item-dialog.tsx';
import '../features/dish/menu-overlays.tsx';
import '../sections/menu-host.tsx';

/** What a page that is of a dish is drawn by besides the menu. */
export const preloadDishPage = async (): Promise<void> =>
  void (await Promise.all([menuHost, menuOverlays, itemDialog].map((part) => part.preload())));
