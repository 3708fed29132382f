import { zodResolver } from '@hookform/resolvers/zod';
import {
  restaurantTimesBody,
  type RestaurantTimes,
  type RestaurantTimesBody,
} from '#schemas/api/staff-hours.ts';
import type { DeskMessages } from '#schemas/messages/en-desk.ts';
import { useSaveRestaurantTimes } from '#desk/api/staff-hours.ts';
import { Choice, FieldGroup, TextField } from '../../form/fields.tsx';
import type { SavedSettings, SettingText } from '../../form/saved-settings.ts';
import { SettingsForm } from '../../form/settings-form.tsx';
import { useSettingsForm } from '../../form/use-settings-form.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';

type TimesFormProps = { restaurantId: number; present: RestaurantTimes };
type NumberKey = {
  [K in keyof RestaurantTimesBody]: RestaurantTimesBody[K] extends boolean ? never : K;
}[keyof RestaurantTimesBody];
type LimitKey = 'last_order_minutes' | 'capacity_orders' | 'capacity_units';

const resolver = zodResolver(restaurantTimesBody);
/** What a limit begins with when it is turned on. */
const usual: Record<LimitKey, number> = {
  last_order_minutes: 15,
  capacity_orders: 8,
  capacity_units: 40,
};

const savedOf = ({ revision, ...values }: RestaurantTimes): SavedSettings<RestaurantTimesBody> => ({
  values,
  revision,
});

/** Lead times, times on offer and capacity, as a form. */
export function TimesForm({ restaurantId, present }: TimesFormProps) {
  const messages = useDeskMessages();
  const words = messages.deskTimes;
  const { save, reload } = useSaveRestaurantTimes(restaurantId);
  const state = useSettingsForm({
    name: `times ${restaurantId}`,
    present: savedOf(present),
    resolver,
    settings: textsOf(messages),
    save: async (body, revision) => savedOf(await save(body, revision)),
    reload: async () => {
      const now = await reload();
      return now && savedOf(now);
    },
  });
  const { form, values } = state;
  const number = (key: NumberKey, label: string, more: { unit?: string; hint?: string } = {}) => (
    <TextField
      label={label}
      isShort
      type="number"
      inputMode="numeric"
      problem={form.formState.errors[key]?.message}
      {...more}
      {...form.register(key, { valueAsNumber: true })}
    />
  );
  const limit = (key: LimitKey, labels: { on: string; hint?: string }) => (
    <Choice
      type="checkbox"
      label={labels.on}
      {...(labels.hint !== undefined && { hint: labels.hint })}
      isChecked={values[key] !== null}
      onChange={(isOn) => form.setValue(key, isOn ? usual[key] : null, { shouldDirty: true })}
    />
  );
  const { minutes: unit } = words;
  return (
    <SettingsForm state={state} saved={words.saved}>
      <FieldGroup legend={words.kitchen}>
        {number('lead_minutes', words.lead, { unit })}
        {number('delivery_minutes', words.delivery, { unit })}
        <Choice
          type="checkbox"
          label={words.startsAtOpening}
          hint={words.startsAtOpeningHint}
          isChecked={values.starts_at_opening}
          onChange={(isOn) => form.setValue('starts_at_opening', isOn, { shouldDirty: true })}
        />
      </FieldGroup>
      <FieldGroup legend={words.offer}>
        {number('slot_minutes', words.slot, { unit })}
        {number('days_ahead', words.daysAhead, {
          unit: words.daysUnit,
          hint: words.daysAheadHint,
        })}
        {limit('last_order_minutes', { on: words.lastOrderOn })}
        {values.last_order_minutes !== null &&
          number('last_order_minutes', words.lastOrder, { unit })}
        <Choice
          type="checkbox"
          label={words.afterClose}
          isChecked={values.fulfils_after_close}
          onChange={(isOn) => form.setValue('fulfils_after_close', isOn, { shouldDirty: true })}
        />
      </FieldGroup>
      <FieldGroup legend={words.capacity} hint={words.capacityHint}>
        {number('capacity_window_minutes', words.window, { unit })}
        {limit('capacity_orders', { on: words.ordersOn })}
        {values.capacity_orders !== null && number('capacity_orders', words.orders)}
        {limit('capacity_units', { on: words.unitsOn, hint: words.unitsOnHint })}
        {values.capacity_units !== null && number('capacity_units', words.units)}
      </FieldGroup>
      <FieldGroup legend={words.waiting}>
        {number('hold_minutes', words.hold, { unit })}
        {number('cancel_minutes', words.cancel, { unit, hint: words.cancelHint })}
      </FieldGroup>
    </SettingsForm>
  );
}

function textsOf({
  deskTimes: words,
  deskForms: { conflict },
}: DeskMessages): readonly SettingText<RestaurantTimesBody>[] {
  const of = (key: keyof RestaurantTimesBody, label: string) => ({
    key,
    label,
    text: (values: RestaurantTimesBody) => {
      const value = values[key];
      if (typeof value === 'boolean') return value ? conflict.yes : conflict.no;
      return value === null ? conflict.no : String(value);
    },
  });
  return [
    of('lead_minutes', words.lead),
    of('delivery_minutes', words.delivery),
    of('starts_at_opening', words.startsAtOpening),
    of('slot_minutes', words.slot),
    of('days_ahead', words.daysAhead),
    of('last_order_minutes', words.lastOrder),
    of('fulfils_after_close', words.afterClose),
    of('capacity_window_minutes', words.window),
    of('capacity_orders', words.orders),
    of('capacity_units', words.units),
    of('hold_minutes', words.hold),
    of('cancel_minutes', words.cancel),
  ];
}
