import { FirstRestaurant } from '../first-restaurant.tsx';
import type { SetupStepProps } from '../setup-places.ts';
import { MenuImport } from './menu-import.tsx';

/** The step of the set-up that brings a menu into the first restaurant. */
export function MenuStep({ onDone }: SetupStepProps) {
  return (
    <FirstRestaurant>
      {({ id }) => <MenuImport key={id} restaurantId={id} onDone={onDone} />}
    </FirstRestaurant>
  );
}
