import { zodResolver } from '@hookform/resolvers/zod';
import { useDeferredValue } from 'react';
import { loyaltyBody, type LoyaltyBody, type LoyaltySettings } from '#schemas/api/staff-loyalty.ts';
import type { DeskMessages } from '#schemas/messages/en-desk.ts';
import { useSaveLoyalty } from '#desk/api/staff-loyalty.ts';
import { Choice, FieldGroup, TextField } from '../../form/fields.tsx';
import { MoneyField } from '../../form/money-field.tsx';
import type { SavedSettings, SettingText } from '../../form/saved-settings.ts';
import { SettingsForm } from '../../form/settings-form.tsx';
import { useSettingsForm } from '../../form/use-settings-form.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { LoyaltyPreview } from './loyalty-preview.tsx';

const resolver = zodResolver(loyaltyBody);

const savedOf = ({
  revision,
  currency: _currency,
  ...values
}: LoyaltySettings): SavedSettings<LoyaltyBody> => ({ values, revision });

/** An amount as the form keeps it: '' where none is written. */
const amountText = (value: number): string => (Number.isNaN(value) ? '' : String(value));
const amountOf = (text: string): number => (text === '' ? Number.NaN : Number(text));
const wholeOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN);

/** The rules of points, as a form, with what they would have cost. */
export function LoyaltyForm({ present }: { present: LoyaltySettings }) {
  const messages = useDeskMessages();
  const words = messages.deskLoyalty;
  const { save, reload } = useSaveLoyalty();
  const state = useSettingsForm({
    name: 'loyalty',
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
  const { errors, isSubmitted } = form.formState;
  // What was refused is looked at again with each change.
  const change = { shouldDirty: true, shouldValidate: isSubmitted };
  const money = (name: 'unit' | 'point_value') => ({
    currency: present.currency,
    problem: errors[name]?.message,
    value: amountOf(values[name]),
    onChange: (value: number) => form.setValue(name, amountText(value), change),
  });
  const whole = (name: 'points_per_unit' | 'step' | 'minimum' | 'max_share') => ({
    isShort: true,
    inputMode: 'numeric' as const,
    maxLength: 9,
    problem: errors[name]?.message,
    value: Number.isNaN(values[name]) ? '' : String(values[name]),
    onChange: ({ target }: { target: { value: string } }) =>
      form.setValue(name, wholeOf(target.value), change),
  });
  return (
    <SettingsForm state={state} saved={words.saved}>
      <Choice
        type="checkbox"
        label={words.on}
        hint={words.onHint}
        isChecked={values.is_on}
        onChange={(isOn) => form.setValue('is_on', isOn, change)}
      />
      <FieldGroup legend={words.earning}>
        <TextField label={words.points} hint={words.pointsHint} {...whole('points_per_unit')} />
        <MoneyField label={words.unit} hint={words.unitHint} {...money('unit')} />
        <Choice
          type="checkbox"
          label={words.countsTax}
          hint={words.countsTaxHint}
          isChecked={values.counts_tax}
          onChange={(counts) => form.setValue('counts_tax', counts, change)}
        />
      </FieldGroup>
      <FieldGroup legend={words.redeeming} hint={words.stepHint}>
        <MoneyField label={words.value} hint={words.valueHint} {...money('point_value')} />
        <TextField label={words.minimum} unit={words.pointsUnit} {...whole('minimum')} />
        <TextField label={words.step} unit={words.pointsUnit} {...whole('step')} />
        <TextField
          label={words.share}
          hint={words.shareHint}
          unit={words.percent}
          {...whole('max_share')}
        />
      </FieldGroup>
      <FieldGroup legend={words.expiry}>
        <TextField
          isShort
          label={words.months}
          hint={words.monthsHint}
          unit={words.monthsUnit}
          inputMode="numeric"
          maxLength={3}
          problem={errors.expiry_months?.message}
          value={values.expiry_months === null ? '' : textOfWhole(values.expiry_months)}
          onChange={({ target }) =>
            form.setValue(
              'expiry_months',
              target.value === '' ? null : wholeOf(target.value),
              change,
            )
          }
        />
      </FieldGroup>
      <LoyaltyPreview values={useDeferredValue(values)} currency={present.currency} />
    </SettingsForm>
  );
}

const textOfWhole = (value: number): string => (Number.isNaN(value) ? '' : String(value));

function textsOf({ deskLoyalty: words }: DeskMessages): readonly SettingText<LoyaltyBody>[] {
  const whole = (key: 'points_per_unit' | 'step' | 'minimum', label: string) => ({
    key,
    label,
    text: (values: LoyaltyBody) => `${values[key]} ${words.pointsUnit}`,
  });
  return [
    { key: 'is_on', label: words.on, text: ({ is_on }) => words.isOn(is_on) },
    whole('points_per_unit', words.points),
    { key: 'unit', label: words.unit, text: ({ unit }) => unit },
    {
      key: 'counts_tax',
      label: words.countsTax,
      text: ({ counts_tax }) => words.isOn(counts_tax),
    },
    { key: 'point_value', label: words.value, text: ({ point_value }) => point_value },
    whole('minimum', words.minimum),
    whole('step', words.step),
    { key: 'max_share', label: words.share, text: ({ max_share }) => `${max_share} %` },
    {
      key: 'expiry_months',
      label: words.months,
      text: ({ expiry_months: months }) =>
        months === null ? words.never : `${months} ${words.monthsUnit}`,
    },
  ];
}
