import { useState } from 'react';
import type { RestaurantHours } from '#schemas/api/staff-hours.ts';
import { useRestaurantHours } from '#desk/api/staff-hours.ts';
import { paths } from '#ui/paths.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { Loaded } from '../../form/loaded.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import type { SetupStepProps } from '../setup-places.ts';
import css from '../setup.module.css';
import { StepRestaurant } from '../step-restaurant.tsx';
import { everydayOf } from './everyday-hours.ts';
import { HoursLine } from './hours-line.tsx';

/** When a restaurant is open: one line for all days, which can be refined later. */
export function HoursStep({ onDone }: SetupStepProps) {
  return (
    <StepRestaurant step="hours">
      {({ id }) => <HoursOf restaurantId={id} onDone={onDone} />}
    </StepRestaurant>
  );
}

type HoursOfProps = SetupStepProps & { restaurantId: number };

function HoursOf({ restaurantId, onDone }: HoursOfProps) {
  const hours = useRestaurantHours(restaurantId);
  return (
    <Loaded query={hours}>
      {(present) => <Hours restaurantId={restaurantId} present={present} onDone={onDone} />}
    </Loaded>
  );
}

function Hours({ present, onDone, ...line }: HoursOfProps & { present: RestaurantHours }) {
  const words = useDeskMessages().deskSetup;
  const { week, order_types: types } = present;
  const isVaried = week.length > 0 && everydayOf(week, types) === null;
  const [isReplacing, setIsReplacing] = useState(false);
  if (!isVaried || isReplacing) return <HoursLine {...line} present={present} onDone={onDone} />;
  return (
    <div className={css.needs}>
      <p>{words.hours.varied}</p>
      <div className={css.actions}>
        <ActionButton onClick={onDone}>{words.goOn}</ActionButton>
        <ButtonLink look="outline" href={paths.deskSettings('hours')}>
          {words.hours.change}
        </ButtonLink>
        <ActionButton look="outline" onClick={() => setIsReplacing(true)}>
          {words.hours.replace}
        </ActionButton>
      </div>
    </div>
  );
}
