import { zodResolver } from '@hookform/resolvers/zod';
import { taxesBody, type Taxes, type TaxesBody } from '#schemas/api/staff-taxes.ts';
import type { DeskMessages } from '#schemas/messages/en-desk.ts';
import { useSaveTaxes } from '#desk/api/staff-taxes.ts';
import { useFormat } from '#ui/messages.tsx';
import { Choice, FieldGroup, SelectField } from '../../form/fields.tsx';
import { PercentField } from '../../form/percent-field.tsx';
import type { SavedSettings, SettingText } from '../../form/saved-settings.ts';
import { SettingsForm } from '../../form/settings-form.tsx';
import { useSettingsForm } from '../../form/use-settings-form.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { TaxClasses } from './tax-classes.tsx';

const resolver = zodResolver(taxesBody);

const savedOf = ({
  revision,
  currency: _currency,
  ...values
}: Taxes): SavedSettings<TaxesBody> => ({ values, revision });

/** Minor units that cash is rounded to, in the world's tills. */
const cashSteps = [1, 5, 10, 20, 50, 100];

type TaxesFormProps = {
  present: Taxes;
  /** Of the set-up: only what every business needs, and what follows when it is saved. */
  onSetUp?: () => void;
};

/** Taxes and cash rounding, as a form. */
export function TaxesForm({ present, onSetUp }: TaxesFormProps) {
  const messages = useDeskMessages();
  const words = messages.deskTaxes;
  const format = useFormat();
  const { save, reload } = useSaveTaxes();
  const stepText = (step: number) => (step === 1 ? words.exact : format.money(step));
  const state = useSettingsForm({
    name: 'taxes',
    present: savedOf(present),
    resolver,
    settings: textsOf(messages, stepText),
    save: async (body, revision) => savedOf(await save(body, revision)),
    reload: async () => {
      const now = await reload();
      return now && savedOf(now);
    },
    ...(onSetUp && { onSaved: onSetUp }),
  });
  const { form, values } = state;
  const { errors, isSubmitted } = form.formState;
  // What was refused is looked at again with each change.
  const change = { shouldDirty: true, shouldValidate: isSubmitted };
  const steps = [...new Set([...cashSteps, present.cash_step])].toSorted((a, b) => a - b);
  return (
    <SettingsForm
      state={state}
      saved={words.saved}
      {...(onSetUp && { action: messages.deskSetup.save })}
    >
      <FieldGroup legend={words.prices}>
        <Choice
          type="radio"
          label={words.included}
          hint={words.includedHint}
          isChecked={values.prices_include_tax}
          onChange={() => form.setValue('prices_include_tax', true, change)}
        />
        <Choice
          type="radio"
          label={words.excluded}
          hint={words.excludedHint}
          isChecked={!values.prices_include_tax}
          onChange={() => form.setValue('prices_include_tax', false, change)}
        />
      </FieldGroup>
      <FieldGroup legend={words.rates}>
        <PercentField
          label={words.standard}
          hint={words.standardHint}
          problem={errors.standard_rate?.message}
          value={values.standard_rate}
          onChange={(rate) => form.setValue('standard_rate', rate ?? Number.NaN, change)}
        />
      </FieldGroup>
      {!onSetUp && (
        <>
          <TaxClasses
            classes={values.classes}
            problem={errors.classes?.message}
            problemAt={(place, field) => {
              const found = errors.classes?.[place];
              if (field === 'name' || field === 'rate') return found?.[field]?.message;
              const own = values.classes[place]?.rates.findIndex((one) => one.order_type === field);
              return own === undefined ? undefined : found?.rates?.[own]?.rate?.message;
            }}
            onChange={(classes) => form.setValue('classes', classes, change)}
          />
          <FieldGroup legend={words.cash}>
            <SelectField
              label={words.cashStep}
              hint={words.cashHint}
              options={steps.map((step) => ({ value: String(step), label: stepText(step) }))}
              value={String(values.cash_step)}
              onChange={({ target }) => form.setValue('cash_step', Number(target.value), change)}
            />
          </FieldGroup>
        </>
      )}
    </SettingsForm>
  );
}

function textsOf(
  { deskTaxes: words }: DeskMessages,
  stepText: (step: number) => string,
): readonly SettingText<TaxesBody>[] {
  return [
    {
      key: 'prices_include_tax',
      label: words.prices,
      text: (values) => (values.prices_include_tax ? words.included : words.excluded),
    },
    {
      key: 'standard_rate',
      label: words.standard,
      text: (values) => `${values.standard_rate} %`,
    },
    {
      key: 'classes',
      label: words.classes,
      text: ({ classes }) =>
        classes
          .map(({ name, rate, rates }) => {
            const others = rates.map((one) => `${words.types[one.order_type]} ${one.rate} %`);
            return `${name} ${[`${rate} %`, ...others].join(', ')}`;
          })
          .join('; '),
    },
    { key: 'cash_step', label: words.cashStep, text: (values) => stepText(values.cash_step) },
  ];
}
