import { hoursOfCategories } from '#schemas/rules/menu-editing/hours-of-categories.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { OwnHours } from '../form/own-hours.tsx';
import { fieldsOf, type DishFields } from './dish-fields.ts';

/** When a dish is offered, within the hours of the categories that it stands in. */
export function DishHours({ state, edited }: DishFields) {
  const words = useDeskMessages().deskDishHours;
  const { set, problem } = fieldsOf(state);
  const { hours, category_ids: categories } = state.values;
  return (
    <OwnHours
      words={words}
      hours={hours}
      within={hoursOfCategories(edited.menu, categories)}
      problem={problem}
      onChange={(next) => set('hours', next)}
    />
  );
}
