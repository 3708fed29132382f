import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import type { MenuSaved } from '#desk/api/staff-menu.ts';
import { FieldGroup } from '../../form/fields.tsx';
import { SettingsForm } from '../../form/settings-form.tsx';
import { useDesk } from '../../shared/desk-context.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { ChoicesField } from '../form/choices-field.tsx';
import { MarksField } from '../form/marks-field.tsx';
import { usedMarks } from '../form/used-marks.ts';
import { AboutFields } from './about-fields.tsx';
import { fieldsOf, type DishFields } from './dish-fields.ts';
import { DishHours } from './dish-hours.tsx';
import { DishTranslations } from './dish-translations.tsx';
import type { DishValues } from './dish-values.ts';
import { GroupFields } from './group-fields.tsx';
import { CategoryFields, KitchenFields } from './place-fields.tsx';
import { SuggestionField } from './suggestion-field.tsx';
import { PriceFields } from './price-fields.tsx';
import { useDishForm } from './use-dish-form.ts';

type DishFormProps = {
  restaurantId: number;
  edited: EditedMenu;
  dishKey: string;
  /** What a new one begins with, and what its draft is called. */
  beginning?: { values: DishValues; draft: string };
  onSaved(saved: MenuSaved, values: DishValues): void;
};

/** All of a dish that its restaurant decides, as one form with one Save. */
export function DishForm(props: DishFormProps) {
  const { edited, dishKey } = props;
  const words = useDeskMessages().deskDish;
  const { member } = useDesk();
  const state = useDishForm(props);
  const isShared = edited.shared_dish_ids.includes(dishKey);
  const isLocked = isShared && member.role !== 'owner';
  const fields: DishFields = { state, edited, dishKey, isLocked };
  const { set, problem } = fieldsOf(state);
  return (
    <SettingsForm state={state} saved={words.saved}>
      <AboutFields {...fields} />
      <DishTranslations {...fields} />
      <PriceFields {...fields} />
      <CategoryFields {...fields} />
      <DishHours {...fields} />
      <ChoicesField
        choices={state.values.choices}
        currency={edited.currency}
        problem={problem}
        onChange={(choices) => set('choices', choices)}
      />
      <GroupFields {...fields} />
      <FieldGroup legend={words.marks.legend}>
        {(['diets', 'allergens'] as const).map((kind) => (
          <MarksField
            key={kind}
            label={words.marks[kind]}
            hint={words.marks[`${kind}Hint`]}
            problem={problem(kind)}
            words={state.values[kind]}
            used={usedMarks(edited.menu, kind)}
            disabled={isLocked}
            onChange={(next) => set(kind, next)}
          />
        ))}
      </FieldGroup>
      <SuggestionField {...fields} />
      <KitchenFields {...fields} />
    </SettingsForm>
  );
}
