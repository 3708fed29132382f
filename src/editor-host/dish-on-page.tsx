import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '#variants/lazy-part.tsx';
import type { DishDialogProps } from '../features/desk/menu/dish/dish-dialog.tsx';
import { useRestaurants } from '../api/restaurants.ts';
import { EditorBoundary } from './editor-boundary.tsx';
import type { StorefrontPorts } from './editor-ports.ts';
import type { OpenDish } from './ports/menu-port.ts';

const dishDialog = lazyPart<DishDialogProps>('src/features/desk/menu/dish/dish-dialog.tsx', () =>
  import('../features/desk/menu/dish/dish-dialog.tsx').then((it) => it.DishDialog),
);

/** The form of the dish that was pressed on the page; the desk's own, loaded when first needed. */
export function DishOnPage({ ports }: { ports: StorefrontPorts }) {
  const { menu, staff } = ports;
  const opened = useSyncExternalStore(menu.opened.subscribe, menu.opened.get);
  const who = useSyncExternalStore(staff.subscribe, staff.get);
  const { restaurants } = useRestaurants();
  /** Still there while it closes. */
  const [shown, setShown] = useState<OpenDish | null>(null);
  if (opened !== null && opened !== shown) setShown(opened);
  if (shown === null || who.status !== 'signedIn') return null;
  return (
    <EditorBoundary onBroken={menu.close}>
      <Suspense fallback={null}>
        <dishDialog.Component
          key={`${shown.restaurantId} ${shown.dishId}`}
          restaurantId={shown.restaurantId}
          dishKey={String(shown.dishId)}
          member={who.member}
          restaurants={restaurants.map(({ restaurant }) => restaurant)}
          isOpen={opened !== null}
          onClose={menu.close}
          onExited={() => setShown(null)}
        />
      </Suspense>
    </EditorBoundary>
  );
}
