import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { FieldGroup, SelectField } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { fieldsOf, type DishFields } from './dish-fields.ts';

/** The dish that is suggested with this one: what is ordered together, one that is chosen, or none. */
export function SuggestionField({ state, edited, dishKey }: DishFields) {
  const words = useDeskMessages().deskDish.suggestion;
  const { locale } = useStorefront();
  const { set, problem } = fieldsOf(state);
  const dishes = Object.entries(edited.menu.dishes)
    .filter(([key]) => key !== dishKey)
    .map(([value, { name }]) => ({ value, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <FieldGroup legend={words.legend}>
      <SelectField
        label={words.label}
        hint={words.hint}
        problem={problem('goes_well_with')}
        value={state.values.goes_well_with ?? ''}
        options={[
          { value: '', label: words.counted },
          { value: 'none', label: words.none },
          ...dishes,
        ]}
        onChange={({ target }) =>
          set('goes_well_with', target.value === '' ? undefined : target.value)
        }
      />
    </FieldGroup>
  );
}
