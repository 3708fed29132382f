import type { Offered } from '#schemas/rules/check-choices.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { groupRule } from './group-words.ts';
import { chosenIn, withValue, type ItemDraft } from './item-draft.ts';
import { ModifierOption } from './modifier-option.tsx';
import { ValueChoices } from './value-choices.tsx';

type ItemChoicesProps = {
  offered: Offered;
  draft: ItemDraft;
  problemOf(group: string): string | null;
  onChange(draft: ItemDraft): void;
};

/** A dish's own configurations, then its modifier groups, as the menu orders them. */
export function ItemChoices({ offered, draft, problemOf, onChange }: ItemChoicesProps) {
  const words = useStorefront().messages.menu;
  return (
    <>
      {offered.product.configurations.map((configuration) => {
        const { attribute, is_required } = configuration;
        const key = `configurations.${attribute.id}`;
        const chosen = draft.values[attribute.id];
        return (
          <ChoiceGroup
            key={key}
            groupKey={key}
            name={attribute.display_name}
            rule={is_required ? words.chooseExactly(1) : words.optional}
            isRequired={is_required}
            isFilled={is_required && chosen !== undefined}
            problem={problemOf(key)}
          >
            <ValueChoices
              configuration={configuration}
              group={key}
              chosen={chosen}
              onChoose={(valueId) => onChange(withValue(draft, attribute.id, valueId))}
            />
          </ChoiceGroup>
        );
      })}
      {offered.groups.map((group) => {
        const key = `modifier_groups.${group.id}`;
        return (
          <ChoiceGroup
            key={key}
            groupKey={key}
            name={group.name}
            rule={groupRule(group, words)}
            isRequired={group.min > 0}
            isFilled={group.min > 0 && chosenIn(group, draft) >= group.min}
            problem={problemOf(key)}
          >
            {group.modifiers.map((modifier) => (
              <ModifierOption
                key={modifier.id}
                modifier={modifier}
                group={group}
                draft={draft}
                onChange={onChange}
              />
            ))}
          </ChoiceGroup>
        );
      })}
    </>
  );
}
