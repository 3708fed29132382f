import type { FieldPath, FieldPathValue } from 'react-hook-form';
import type { EditedCombo } from '#schemas/api/menu-document.ts';
import { Choice, FieldGroup, TextField } from '../../form/fields.tsx';
import { MoneyField } from '../../form/money-field.tsx';
import { problemAt } from '../../form/problem-at.ts';
import { SettingsForm } from '../../form/settings-form.tsx';
import { TextAreaField } from '../../form/text-area-field.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { CategoryField } from '../form/category-field.tsx';
import type { EntryFormProps } from '../form/entry-page.tsx';
import { OwnHours } from '../form/own-hours.tsx';
import { PictureField } from '../pictures/picture-field.tsx';
import { ComboSaving } from './combo-saving.tsx';
import { StepList } from './step-list.tsx';
import { useComboForm } from './use-combo-form.ts';

/** All of a combo that its restaurant decides, as one form with one Save. */
export function ComboForm(props: EntryFormProps) {
  const { edited } = props;
  const words = useDeskMessages().deskCombos;
  const state = useComboForm(props);
  const { form, values } = state;
  const { errors, isSubmitted } = form.formState;
  const problem = (place: string) => problemAt(errors, place);
  const set = <K extends FieldPath<EditedCombo>>(key: K, value: FieldPathValue<EditedCombo, K>) =>
    form.setValue(key, value, { shouldDirty: true, shouldValidate: isSubmitted });
  const category =
    values.category_id === null ? undefined : edited.menu.categories[values.category_id];
  return (
    <SettingsForm state={state} saved={words.saved}>
      <FieldGroup legend={words.about.legend}>
        <TextField
          label={words.about.name}
          maxLength={120}
          problem={problem('name')}
          {...form.register('name')}
        />
        <TextAreaField
          label={words.about.description}
          hint={words.about.descriptionHint}
          maxLength={2000}
          rows={3}
          problem={problem('description')}
          {...form.register('description')}
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
      <FieldGroup legend={words.price.legend}>
        <MoneyField
          label={words.price.label}
          hint={words.price.hint}
          currency={edited.currency}
          problem={problem('price')}
          value={values.price}
          onChange={(price) => set('price', price)}
        />
        <ComboSaving edited={edited} combo={values} />
        <Choice
          type="checkbox"
          label={words.price.itemCoupons}
          hint={words.price.itemCouponsHint}
          isChecked={values.takes_item_coupons}
          onChange={(isOn) => set('takes_item_coupons', isOn)}
        />
      </FieldGroup>
      <StepList
        edited={edited}
        steps={values.steps}
        problem={problem}
        onChange={(steps) => set('steps', steps)}
      />
      <OwnHours
        words={words.hours}
        hours={values.hours}
        within={category?.hours ?? []}
        problem={problem}
        onChange={(hours) => set('hours', hours)}
      />
    </SettingsForm>
  );
}
