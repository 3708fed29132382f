import type { ReactNode } from 'react';
import type { RestaurantDetails } from '#schemas/api/staff-restaurants.ts';
import { useStaffRestaurants } from '#src/api/staff-restaurants.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { Loaded } from '../form/loaded.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { firstOpen } from './first-open.ts';
import { setupPath } from './setup-places.ts';
import css from './setup.module.css';

/** Draws a step about the first restaurant; where there is none yet, the way to that step. */
export function FirstRestaurant({
  children,
}: {
  children(restaurant: RestaurantDetails): ReactNode;
}) {
  const words = useDeskMessages().deskSetup.fulfilment;
  const restaurants = useStaffRestaurants();
  return (
    <Loaded query={restaurants}>
      {(list) => {
        const first = firstOpen(list);
        if (first) return children(first);
        return (
          <div className={css.needs}>
            <p>{words.needsRestaurant}</p>
            <ButtonLink href={setupPath('restaurant')}>{words.toRestaurant}</ButtonLink>
          </div>
        );
      }}
    </Loaded>
  );
}
