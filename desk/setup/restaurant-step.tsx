import { useId } from 'react';
import type { RestaurantDetails, RestaurantDetailsBody } from '#schemas/api/staff-restaurants.ts';
import { useStaffRestaurants } from '#desk/api/staff-restaurants.ts';
import { useSetup } from '#desk/api/staff-setup.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { FieldGroup, TextField } from '../form/fields.tsx';
import { Loaded } from '../form/loaded.tsx';
import { SettingsForm } from '../form/settings-form.tsx';
import { RestaurantAddress } from '../settings/restaurants/restaurant-address.tsx';
import { TimeZoneList } from '../settings/restaurants/time-zone-list.tsx';
import { useRestaurantForm } from '../settings/restaurants/use-restaurant-form.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { restaurantOfStep } from './restaurant-of-step.ts';
import type { SetupStepProps } from './setup-places.ts';
import css from './setup.module.css';

/** The restaurant, where there are several the one that lacks something: what customers need of it, with the rest as it usually is. */
export function RestaurantStep({ onDone }: SetupStepProps) {
  const restaurants = useStaffRestaurants();
  const { data: setup } = useSetup();
  return (
    <Loaded query={restaurants}>
      {(list) => {
        const present = restaurantOfStep(list, setup, 'restaurant') ?? null;
        const key = list.length > 1 ? present?.id : undefined;
        return <RestaurantFields key={key} present={present} onDone={onDone} />;
      }}
    </Loaded>
  );
}

type RestaurantFieldsProps = SetupStepProps & { present: RestaurantDetails | null };

function RestaurantFields({ present, onDone }: RestaurantFieldsProps) {
  const { deskRestaurants, deskSetup: words } = useDeskMessages();
  const labels = deskRestaurants.fields;
  const id = useId();
  const name = useConfig(({ tenant }) => tenant.name);
  const state = useRestaurantForm({ present, beginning: { name }, onSaved: onDone });
  const { errors } = state.form.formState;
  const field = (key: keyof RestaurantDetailsBody) => ({
    problem: errors[key]?.message,
    ...state.form.register(key),
  });
  return (
    <SettingsForm state={state} saved={deskRestaurants.saved} action={words.save}>
      <FieldGroup legend={words.restaurant.legend}>
        <TextField
          label={labels.name}
          autoComplete="organization"
          autoCapitalize="words"
          maxLength={80}
          {...field('name')}
        />
        <RestaurantAddress state={state} restaurantId={present?.id ?? null} fillsIn="own" />
        <div className={css.pair}>
          <TextField
            label={labels.phone}
            hint={labels.phoneHint}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            {...field('phone')}
          />
          <TextField
            label={labels.timeZone}
            hint={words.restaurant.timeZoneHint}
            list={`${id}-zones`}
            {...field('time_zone')}
          />
        </div>
        <TimeZoneList id={`${id}-zones`} />
      </FieldGroup>
    </SettingsForm>
  );
}
