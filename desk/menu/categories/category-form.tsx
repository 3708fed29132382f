import type { FieldPath, FieldPathValue } from 'react-hook-form';
import type { EditedCategory } from '#schemas/api/menu-document.ts';
import { FieldGroup, TextField } from '../../form/fields.tsx';
import { PictureField } from '../../form/picture-field.tsx';
import { problemAt } from '../../form/problem-at.ts';
import { SettingsForm } from '../../form/settings-form.tsx';
import { TextAreaField } from '../../form/text-area-field.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { CategoryDishes } from './category-dishes.tsx';
import { OfferedHours } from '../form/offered-hours.tsx';
import { useCategoryForm, type CategoryFormOptions } from './use-category-form.ts';

/** All of a category that its restaurant decides, as one form with one Save. */
export function CategoryForm(props: CategoryFormOptions) {
  const { edited, categoryKey } = props;
  const words = useDeskMessages().deskCategories;
  const state = useCategoryForm(props);
  const { form, values } = state;
  const { errors, isSubmitted } = form.formState;
  const problem = (place: string) => problemAt(errors, place);
  const set = <K extends FieldPath<EditedCategory>>(
    key: K,
    value: FieldPathValue<EditedCategory, K>,
  ) => {
    form.setValue(key, value, { shouldDirty: true, shouldValidate: isSubmitted });
  };
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
          value={values.image_url ?? ''}
          hint={words.about.pictureHint}
          problem={problem('image_url')}
          onChange={(address) => set('image_url', address === '' ? null : address)}
        />
      </FieldGroup>
      <OfferedHours
        hours={values.hours}
        problem={problem}
        onChange={(hours) => set('hours', hours)}
      />
      <CategoryDishes
        menu={edited.menu}
        categoryKey={categoryKey}
        chosen={values.dish_ids}
        problem={problem('dish_ids')}
        onChange={(dishes) => set('dish_ids', dishes)}
      />
    </SettingsForm>
  );
}
