import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import {
  restaurantDetailsBody,
  type RestaurantDetails,
  type RestaurantDetailsBody,
} from '#schemas/api/staff-restaurants.ts';
import { deliveryMethod } from '#schemas/api/wire.ts';
import type { DeskMessages } from '#schemas/messages/en-desk.ts';
import { useSaveRestaurant } from '#src/api/staff-restaurants.ts';
import { AddressLine } from '#src/features/address/address-line.tsx';
import { Choice, FieldGroup, TextField } from '../../form/fields.tsx';
import css from '../../form/form.module.css';
import type { SavedSettings, SettingText } from '../../form/saved-settings.ts';
import { SettingsForm } from '../../form/settings-form.tsx';
import { useSettingsForm } from '../../form/use-settings-form.ts';
import { useDesk } from '../../shared/desk-context.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { PictureField } from './picture-field.tsx';
import own from './restaurants.module.css';

type RestaurantFormProps = {
  /** null: a new one. */
  present: RestaurantDetails | null;
  /** How many there are. */
  places: number;
  onAdded(restaurant: RestaurantDetails): void;
};

const resolver = zodResolver(restaurantDetailsBody);

const savedOf = ({
  id: _id,
  is_open: _isOpen,
  open_orders: _openOrders,
  revision,
  ...values
}: RestaurantDetails): SavedSettings<RestaurantDetailsBody> => ({ values, revision });

/** Who a restaurant is, where it is, and what it offers, as a form. */
export function RestaurantForm({ present, places, onAdded }: RestaurantFormProps) {
  const messages = useDeskMessages();
  const words = messages.deskRestaurants;
  const labels = words.fields;
  const id = useId();
  const { restaurants } = useDesk();
  const { save, reload } = useSaveRestaurant(present?.id ?? null);
  const state = useSettingsForm({
    name: `restaurant ${present?.id ?? 'new'}`,
    present: present ? savedOf(present) : emptyRestaurant(places, restaurants[0]?.time_zone),
    resolver,
    settings: textsOf(messages),
    save: async (body, revision) => {
      const saved = await save(body, revision);
      if (!present) onAdded(saved);
      return savedOf(saved);
    },
    reload: async () => {
      const now = await reload();
      return now && savedOf(now);
    },
  });
  const { form, values } = state;
  const problem = (key: keyof RestaurantDetailsBody) => form.formState.errors[key]?.message;
  const put = (key: 'street_name' | 'postcode' | 'city', text: string) =>
    form.setValue(key, text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const types = deliveryMethod.options.filter(
    // Nobody can order at a table yet; where it stands already it can be taken away.
    (type) => type !== 'dine_in' || present?.order_types.includes('dine_in'),
  );
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
          value={values.picture}
          problem={problem('picture')}
          onChange={(picture) => form.setValue('picture', picture, { shouldDirty: true })}
        />
      </FieldGroup>
      <FieldGroup legend={labels.where}>
        <AddressLine
          // A new one is likely near the others.
          restaurantId={present?.id ?? restaurants[0]?.id ?? 0}
          value={values.street_name}
          words={messages.addressSuggestions}
          onType={(text) => put('street_name', text)}
          onChoose={({ formattedAddress, postcode, city }, line) => {
            if (form.getValues('street_name') !== line) return;
            put('street_name', formattedAddress);
            put('postcode', postcode);
            put('city', city);
          }}
        >
          {(line) => <TextField label={labels.street} problem={problem('street_name')} {...line} />}
        </AddressLine>
        <div className={own.pair}>
          <TextField
            label={labels.postcode}
            problem={problem('postcode')}
            {...form.register('postcode')}
          />
          <TextField label={labels.city} problem={problem('city')} {...form.register('city')} />
          <TextField
            label={labels.phone}
            type="tel"
            hint={labels.phoneHint}
            problem={problem('phone')}
            {...form.register('phone')}
          />
          <TextField
            label={labels.email}
            type="email"
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
        <datalist id={`${id}-zones`}>
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone}>
              {zone}
            </option>
          ))}
        </datalist>
      </FieldGroup>
      <FieldGroup legend={labels.how} hint={labels.typesHint}>
        {types.map((type) => (
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

function emptyRestaurant(
  position: number,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): SavedSettings<RestaurantDetailsBody> {
  return {
    revision: 0,
    values: {
      name: '',
      street_name: '',
      city: '',
      postcode: '',
      phone: '',
      email: '',
      time_zone: timeZone,
      tax_number: '',
      picture: '',
      order_types: ['pickup'],
      is_online_order_enabled: true,
      position,
    },
  };
}

function textsOf({
  deskRestaurants: { fields },
  deskForms: { conflict },
}: DeskMessages): readonly SettingText<RestaurantDetailsBody>[] {
  return [
    { key: 'name', label: fields.name, text: ({ name }) => name },
    { key: 'picture', label: fields.picture, text: ({ picture }) => picture },
    { key: 'street_name', label: fields.street, text: (values) => values.street_name },
    { key: 'postcode', label: fields.postcode, text: ({ postcode }) => postcode },
    { key: 'city', label: fields.city, text: ({ city }) => city },
    { key: 'phone', label: fields.phone, text: ({ phone }) => phone },
    { key: 'email', label: fields.email, text: ({ email }) => email },
    { key: 'time_zone', label: fields.timeZone, text: (values) => values.time_zone },
    { key: 'tax_number', label: fields.taxNumber, text: (values) => values.tax_number },
    {
      key: 'order_types',
      label: fields.how,
      text: (values) => values.order_types.map((type) => fields.types[type]).join(', '),
    },
    {
      key: 'is_online_order_enabled',
      label: fields.online,
      text: (values) => (values.is_online_order_enabled ? conflict.yes : conflict.no),
    },
    { key: 'position', label: fields.position, text: ({ position }) => String(position) },
  ];
}
