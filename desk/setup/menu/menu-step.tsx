import { StepRestaurant } from '../step-restaurant.tsx';
import type { SetupStepProps } from '../setup-places.ts';
import { MenuImport } from './menu-import.tsx';

/** The step of the set-up that brings a menu into the first restaurant. */
export function MenuStep({ onDone }: SetupStepProps) {
  return (
    <StepRestaurant step="menu">
      {({ id }) => <MenuImport key={id} restaurantId={id} onDone={onDone} />}
    </StepRestaurant>
  );
}
