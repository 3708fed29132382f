import { Choice, FieldGroup, TextField } from '../../form/fields.tsx';
import form from '../../form/form.module.css';
import { problemAt } from '../../form/problem-at.ts';
import { SettingsForm } from '../../form/settings-form.tsx';
import { TextAreaField } from '../../form/text-area-field.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { CategoryField } from '../form/category-field.tsx';
import type { EntryFormProps } from '../form/entry-page.tsx';
import { PictureField } from '../pictures/picture-field.tsx';
import { HalfDishes } from './half-dishes.tsx';
import { HalfPrices } from './half-prices.tsx';
import { valueNames } from './half-set-values.ts';
import { useHalfSetForm, type SetHalfSet } from './use-half-set-form.ts';

/** All of a half-and-half that its restaurant decides, as one form with one Save. */
export function HalfSetForm(props: EntryFormProps) {
  const { edited } = props;
  const words = useDeskMessages().deskHalves;
  const state = useHalfSetForm(props);
  const { form: fields, values } = state;
  const { errors, isSubmitted } = fields.formState;
  const problem = (place: string) => problemAt(errors, place);
  const set: SetHalfSet = (key, value) =>
    fields.setValue(key, value, { shouldDirty: true, shouldValidate: isSubmitted });
  const names = valueNames(edited.menu, values);
  const { excluded_values: excluded } = values;
  return (
    <SettingsForm state={state} saved={words.saved}>
      <FieldGroup legend={words.about.legend}>
        <TextField
          label={words.about.name}
          placeholder={words.about.namePlaceholder}
          maxLength={120}
          problem={problem('name')}
          {...fields.register('name')}
        />
        <TextAreaField
          label={words.about.description}
          hint={words.about.descriptionHint}
          maxLength={2000}
          rows={3}
          problem={problem('description')}
          {...fields.register('description')}
        />
        <PictureField
          label={words.about.picture}
          value={values.image_url}
          problem={problem('image_url')}
          onChange={(address) => set('image_url', address)}
        />
        <CategoryField
          menu={edited.menu}
          value={values.category_id}
          problem={problem('category_id')}
          onChange={(key) => set('category_id', key)}
        />
      </FieldGroup>
      <HalfDishes
        menu={edited.menu}
        chosen={values.dish_ids}
        problem={problem('dish_ids')}
        onChange={(dishes) => set('dish_ids', dishes)}
      />
      <HalfPrices edited={edited} values={values} problem={problem} set={set} />
      <FieldGroup legend={words.excluded.legend} hint={words.excluded.hint}>
        {names.length === 0 && <p className={form.hint}>{words.excluded.none}</p>}
        {names.map((name) => (
          <Choice
            key={name}
            type="checkbox"
            label={name}
            isChecked={excluded.includes(name)}
            onChange={(isOn) =>
              set(
                'excluded_values',
                isOn ? [...excluded, name] : excluded.filter((one) => one !== name),
              )
            }
          />
        ))}
        <p className={form.problem}>{problem('excluded_values')}</p>
      </FieldGroup>
    </SettingsForm>
  );
}
