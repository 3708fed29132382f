import type { FieldPath, FieldPathValue } from 'react-hook-form';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { problemAt } from '../../form/problem-at.ts';
import type { SettingsFormState } from '../../form/use-settings-form.ts';
import type { DishValues } from './dish-values.ts';

/** What each part of a dish's form works with. */
export type DishFields = {
  state: SettingsFormState<DishValues>;
  edited: EditedMenu;
  dishKey: string;
  /** Others share what customers read of it, and this person may not change that. */
  isLocked: boolean;
};

/** A field's setter, which checks again what was refused, and its problem. */
export function fieldsOf({ form }: SettingsFormState<DishValues>) {
  const { errors, isSubmitted } = form.formState;
  return {
    set: <K extends FieldPath<DishValues>>(key: K, value: FieldPathValue<DishValues, K>) => {
      form.setValue(key, value, { shouldDirty: true, shouldValidate: isSubmitted });
    },
    /** Such as of `choices.0.name`. */
    problem: (place: string) => problemAt(errors, place),
  };
}
