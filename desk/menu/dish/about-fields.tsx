import { Choice, FieldGroup, TextField } from '../../form/fields.tsx';
import { PictureField } from '../../form/picture-field.tsx';
import { TextAreaField } from '../../form/text-area-field.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { fieldsOf, type DishFields } from './dish-fields.ts';
import { LibraryButton } from './library-button.tsx';

/** What customers read of a dish. */
export function AboutFields({ state, edited, dishKey, isLocked }: DishFields) {
  const { deskDish, deskForms } = useDeskMessages();
  const words = deskDish.about;
  const { form, values } = state;
  const isShared = edited.shared_dish_ids.includes(dishKey);
  const hint = isLocked ? deskDish.sharedLocked : deskDish.sharedHint;
  const { set, problem } = fieldsOf(state);
  return (
    <FieldGroup legend={words.legend} {...(isShared && { hint })}>
      <TextField
        label={words.name}
        maxLength={120}
        readOnly={isLocked}
        problem={problem('name')}
        {...form.register('name')}
      />
      <TextAreaField
        label={words.description}
        hint={words.descriptionHint}
        rows={3}
        maxLength={2000}
        readOnly={isLocked}
        problem={problem('description')}
        {...form.register('description')}
      />
      <PictureField
        value={values.image_url ?? ''}
        hint={deskForms.picture.kinds}
        problem={problem('image_url')}
        disabled={isLocked}
        onChange={(url) => set('image_url', url === '' ? null : url)}
      >
        <LibraryButton value={values.image_url} onChoose={(url) => set('image_url', url)} />
      </PictureField>
      <TextField
        label={words.unit}
        hint={words.unitHint}
        maxLength={40}
        problem={problem('unit')}
        {...form.register('unit')}
      />
      <Choice
        type="checkbox"
        label={words.bestSeller}
        hint={words.bestSellerHint}
        isChecked={values.is_best_seller}
        onChange={(isOn) => set('is_best_seller', isOn)}
      />
      <Choice
        type="checkbox"
        label={words.fresh}
        isChecked={values.is_fresh}
        onChange={(isOn) => set('is_fresh', isOn)}
      />
    </FieldGroup>
  );
}
