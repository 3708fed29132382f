import { Fragment, type ReactNode } from 'react';
import type { RestaurantDetails } from '#schemas/api/staff-restaurants.ts';
import type { SetupStepName } from '#schemas/api/staff-setup.ts';
import { useStaffRestaurants } from '#desk/api/staff-restaurants.ts';
import { useSetup } from '#desk/api/staff-setup.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { Loaded } from '../form/loaded.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { restaurantOfStep } from './restaurant-of-step.ts';
import { setupPath } from './setup-places.ts';
import css from './setup.module.css';

type StepRestaurantProps = {
  step: SetupStepName;
  children(restaurant: RestaurantDetails): ReactNode;
};

/** Draws a step about the restaurant that lacks something; where there is none, the way to that step. */
export function StepRestaurant({ step, children }: StepRestaurantProps) {
  const words = useDeskMessages().deskSetup.fulfilment;
  const restaurants = useStaffRestaurants();
  const { data: setup } = useSetup();
  return (
    <Loaded query={restaurants}>
      {(list) => {
        const chosen = restaurantOfStep(list, setup, step);
        if (!chosen) {
          return (
            <div className={css.needs}>
              <p>{words.needsRestaurant}</p>
              <ButtonLink href={setupPath('restaurant')}>{words.toRestaurant}</ButtonLink>
            </div>
          );
        }
        return (
          <Fragment key={chosen.id}>
            {list.length > 1 && <p className={css.partHeading}>{chosen.name}</p>}
            {children(chosen)}
          </Fragment>
        );
      }}
    </Loaded>
  );
}
