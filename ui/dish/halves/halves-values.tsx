import type { IndexedHalfSet, MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import { comma } from '#schemas/messages/en/language.ts';
import { useDishMessages } from '../choices/use-dish-messages.ts';
import { ChoiceGroup } from '../choices/choice-group.tsx';
import { ChoiceRow } from '../choices/option-row.tsx';
import { valueKey, type ProblemOf } from '../choices/problem-keys.ts';
import type { HalvesDraft } from './halves-draft.ts';
import { halvesValueCost } from './halves-value-cost.ts';
import { halvesAttributes, type HalvesAttribute } from './halves-groups.ts';

type HalvesValuesProps = {
  draft: HalvesDraft;
  set: IndexedHalfSet;
  menu: MenuIndex;
  problemOf: ProblemOf;
  onChange(draft: HalvesDraft): void;
};

/** Size, crust and the like, chosen once for the whole (rule R32). */
export function HalvesValues({ draft, set, menu, problemOf, onChange }: HalvesValuesProps) {
  const { halves, groupRules: words } = useDishMessages();
  return halvesAttributes(draft, set).map((attribute) => {
    const { name, isRequired, values } = attribute;
    const chosen = draft.values[name];
    const problem = keysOf(attribute)
      .map(problemOf)
      .find((one) => one !== null);
    return (
      <ChoiceGroup
        key={name}
        groupKey={name}
        name={name}
        rule={isRequired ? `${words.chooseExactly(1)}${comma}${halves.once}` : words.optional}
        isRequired={isRequired}
        isFilled={isRequired && chosen !== undefined}
        problem={problem ?? null}
      >
        {values.map((value) => (
          <ChoiceRow
            key={value.name}
            type="radio"
            group={`halves-${name}`}
            name={value.name}
            cost={halvesValueCost(draft, menu, { attribute: name, value })}
            isSoldOut={value.isSoldOut}
            isChecked={chosen === value.name}
            onChange={() => onChange({ ...draft, values: { ...draft.values, [name]: value.name } })}
          />
        ))}
      </ChoiceGroup>
    );
  });
}

const keysOf = ({ attributeIds }: HalvesAttribute): string[] =>
  attributeIds.flatMap((id) => [
    valueKey('portions.0.', id),
    valueKey('portions.1.', id),
    valueKey('', id),
  ]);
