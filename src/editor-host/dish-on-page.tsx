import { useState, useSyncExternalStore } from 'react';
import { DishDialog } from '../features/desk/menu/dish/dish-dialog.tsx';
import { useRestaurants } from '../api/restaurants.ts';
import type { StorefrontPorts } from './editor-ports.ts';
import type { OpenDish } from './ports/menu-port.ts';

export type DishOnPageProps = { ports: StorefrontPorts };

/** The form of the dish that was pressed on the page: the desk's own. */
export function DishOnPage({ ports }: DishOnPageProps) {
  const { menu, staff } = ports;
  const opened = useSyncExternalStore(menu.opened.subscribe, menu.opened.get);
  const who = useSyncExternalStore(staff.subscribe, staff.get);
  const { restaurants } = useRestaurants();
  /** Still there while it closes. */
  const [shown, setShown] = useState<OpenDish | null>(null);
  if (opened !== null && opened !== shown) setShown(opened);
  if (shown === null || who.status !== 'signedIn') return null;
  return (
    <DishDialog
      key={`${shown.restaurantId} ${shown.dishId}`}
      restaurantId={shown.restaurantId}
      dishKey={String(shown.dishId)}
      member={who.member}
      restaurants={restaurants.map(({ restaurant }) => restaurant)}
      isOpen={opened !== null}
      onClose={menu.close}
      onExited={() => setShown(null)}
    />
  );
}
