import { useId } from 'react';
import type { RestaurantDetails, RestaurantDetailsBody } from '#schemas/api/staff-restaurants.ts';
import { deliveryMethod } from '#schemas/api/wire.ts';
import { Choice, FieldGroup, TextField } from '../../form/fields.tsx';
import css from '../../form/form.module.css';
import { PictureField } from '../../form/picture-field.tsx';
import { SettingsForm } from '../../form/settings-form.tsx';
import { useDesk } from '../../shared/desk-context.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { RestaurantAddress } from './restaurant-address.tsx';
import own from './restaurants.module.css';
import { TimeZoneList } from './time-zone-list.tsx';
import { useRestaurantForm } from './use-restaurant-form.ts';

type RestaurantFormProps = {
  /** null: a new one. */
  present: RestaurantDetails | null;
  /** How many there are. */
  places: number;
  onAdded?(restaurant: RestaurantDetails): void;
};

/** Who a restaurant is, where it is, and what it offers, as a form. */
export function RestaurantForm({ present, places, onAdded }: RestaurantFormProps) {
  const { deskRestaurants: words } = useDeskMessages();
  const labels = words.fields;
  const id = useId();
  const { restaurants } = useDesk();
  const state = useRestaurantForm({
    present,
    beginning: { position: places, ...zoneOf(restaurants[0]) },
    ...(onAdded && { onAdded }),
  });
  const { form, values } = state;
  const problem = (key: keyof RestaurantDetailsBody) => form.formState.errors[key]?.message;
  return (
    <SettingsForm state={state} saved={words.saved}>
      <FieldGroup legend={labels.who}>
        <TextField
          label={labels.name}
          maxLength={80}
          problem={problem('name')}
          {...form.register('name')}
        />
        <PictureField
          hint={labels.pictureHint}
          value={values.picture}
          problem={problem('picture')}
          onChange={(picture) => form.setValue('picture', picture, { shouldDirty: true })}
        />
      </FieldGroup>
      <FieldGroup legend={labels.where}>
        <RestaurantAddress state={state} restaurantId={present?.id ?? null} fillsIn="none" />
        <div className={own.pair}>
          <TextField
            label={labels.phone}
            type="tel"
            inputMode="tel"
            hint={labels.phoneHint}
            problem={problem('phone')}
            {...form.register('phone')}
          />
          <TextField
            label={labels.email}
            type="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            hint={labels.emailHint}
            problem={problem('email')}
            {...form.register('email', { setValueAs: (text: string) => text.trim() })}
          />
          <TextField
            label={labels.timeZone}
            list={`${id}-zones`}
            hint={labels.timeZoneHint}
            problem={problem('time_zone')}
            {...form.register('time_zone', { setValueAs: (text: string) => text.trim() })}
          />
          <TextField
            label={labels.taxNumber}
            hint={labels.taxNumberHint}
            problem={problem('tax_number')}
            {...form.register('tax_number')}
          />
        </div>
        <TimeZoneList id={`${id}-zones`} />
      </FieldGroup>
      <FieldGroup legend={labels.how} hint={labels.typesHint}>
        {deliveryMethod.options.map((type) => (
          <Choice
            key={type}
            type="checkbox"
            label={labels.types[type]}
            isChecked={values.order_types.includes(type)}
            onChange={(isOn) => {
              // In one order, so that a change undone is none.
              const next = deliveryMethod.options.filter((one) =>
                one === type ? isOn : values.order_types.includes(one),
              );
              form.setValue('order_types', next, { shouldDirty: true });
            }}
          />
        ))}
        <p className={css.problem} role="alert">
          {problem('order_types')}
        </p>
        <Choice
          type="checkbox"
          label={labels.online}
          hint={labels.onlineHint}
          isChecked={values.is_online_order_enabled}
          onChange={(isOn) => form.setValue('is_online_order_enabled', isOn, { shouldDirty: true })}
        />
        <TextField
          label={labels.position}
          hint={labels.positionHint}
          isShort
          type="number"
          inputMode="numeric"
          problem={problem('position')}
          {...form.register('position', { valueAsNumber: true })}
        />
      </FieldGroup>
    </SettingsForm>
  );
}

/** A further restaurant stands most often where the first one does. */
const zoneOf = (first?: { time_zone: string }) => first && { time_zone: first.time_zone };
