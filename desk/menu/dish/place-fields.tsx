import { Choice, FieldGroup, TextField } from '../../form/fields.tsx';
import form from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { fieldsOf, type DishFields } from './dish-fields.ts';
import css from './dish.module.css';

/** The categories that a dish stands in. */
export function CategoryFields({ state, edited }: DishFields) {
  const words = useDeskMessages().deskDish.categories;
  const { set, problem } = fieldsOf(state);
  const chosen = state.values.category_ids;
  const { category_ids: ids, categories } = edited.menu;
  return (
    <FieldGroup legend={words.legend} hint={words.hint}>
      {ids.length === 0 && <p className={form.hint}>{words.none}</p>}
      <div className={css.columns}>
        {ids.map((id) => (
          <Choice
            key={id}
            type="checkbox"
            label={categories[id]?.name ?? ''}
            isChecked={chosen.includes(id)}
            onChange={(isIn) =>
              // In the menu's order, so that taking one away and back is no change.
              set(
                'category_ids',
                ids.filter((one) => (one === id ? isIn : chosen.includes(one))),
              )
            }
          />
        ))}
      </div>
      <p className={form.problem}>{problem('category_ids')}</p>
    </FieldGroup>
  );
}

/** What a dish asks of the kitchen. */
export function KitchenFields({ state }: DishFields) {
  const words = useDeskMessages().deskDish.kitchen;
  const { problem } = fieldsOf(state);
  const { register } = state.form;
  const number = { type: 'number', inputMode: 'numeric', isShort: true, min: 0 } as const;
  return (
    <FieldGroup legend={words.legend}>
      <div className={css.pair}>
        <TextField
          {...number}
          label={words.minutes}
          hint={words.minutesHint}
          unit={words.minutesUnit}
          problem={problem('prep_minutes')}
          {...register('prep_minutes', { valueAsNumber: true })}
        />
        <TextField
          {...number}
          label={words.units}
          hint={words.unitsHint}
          problem={problem('prep_units')}
          {...register('prep_units', { valueAsNumber: true })}
        />
      </div>
    </FieldGroup>
  );
}
