import { Suspense, useState, useSyncExternalStore } from 'react';
import type { FormSubject, Readable, StaffState } from '#editor/core/ports.ts';
import { lazyPart, type LazyPart } from '#variants/lazy-part.tsx';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { useFollowSessionEnd } from '#desk/api/staff-session.ts';
import type { OnPageProps } from '#desk/on-page/form-dialog.tsx';
import type { StorefrontPorts } from './editor-ports.ts';
import type { OpenForm } from './ports/forms-port.ts';

export type FormOnPageProps = {
  ports: Pick<StorefrontPorts, 'forms' | 'expire'> & { staff: Readable<StaffState> };
};

/** The desk's own forms. */
const parts: Record<FormSubject['kind'], LazyPart<OnPageProps>> = {
  dish: lazyPart('desk/on-page/dish-on-page.tsx', () =>
    import('#desk/on-page/dish-on-page.tsx').then((it) => it.DishOnPage),
  ),
  hours: lazyPart('desk/on-page/hours-on-page.tsx', () =>
    import('#desk/on-page/hours-on-page.tsx').then((it) => it.HoursOnPage),
  ),
  restaurant: lazyPart('desk/on-page/restaurant-on-page.tsx', () =>
    import('#desk/on-page/restaurant-on-page.tsx').then((it) => it.RestaurantOnPage),
  ),
};

/** The form of what was pressed on the page, for whoever is signed in. */
export function FormOnPage({ ports }: FormOnPageProps) {
  const { forms, staff } = ports;
  const opened = useSyncExternalStore(forms.opened.subscribe, forms.opened.get);
  const who = useSyncExternalStore(staff.subscribe, staff.get);
  const { restaurants } = useRestaurants();
  /** Still there while it closes. */
  const [shown, setShown] = useState<OpenForm | null>(null);
  // The editor asks to sign in again; what was typed is in the form's draft.
  useFollowSessionEnd(ports.expire);
  if (opened !== null && opened !== shown) setShown(opened);
  const isIn = who.status === 'signedIn';
  if (opened === null && shown !== null && !isIn) setShown(null);
  if (shown === null || !isIn) return null;
  const { kind, id, restaurantId } = shown;
  const { Component: Form } = parts[kind];
  return (
    <Suspense fallback={null}>
      <Form
        key={`${kind} ${restaurantId} ${id}`}
        restaurantId={restaurantId}
        id={id}
        member={who.member}
        restaurants={restaurants.map(({ restaurant }) => restaurant)}
        isOpen={opened !== null}
        onClose={forms.close}
        onExited={() => setShown(null)}
      />
    </Suspense>
  );
}
