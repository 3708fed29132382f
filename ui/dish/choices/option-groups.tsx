import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { countOf } from '../../menu-model/choices.ts';
import { groupRuleText } from './group-rule-text.ts';
import { ModifierOption } from './modifier-option.tsx';
import type { OptionGroupsProps } from './option-groups-props.ts';
import { groupKey } from './problem-keys.ts';
import { useDishMessages } from './use-dish-messages.ts';

/** Modifier groups of a dish, or those an option asks in turn, as the menu orders them. */
export function OptionGroups(props: OptionGroupsProps) {
  const { groups, chosen, path, depth = 1, askedBy, problemOf, shareOf, onChange } = props;
  const { currency, locale } = useStorefront();
  const words = useDishMessages().groupRules;
  return groups.map((group) => {
    const key = groupKey(path, group.id);
    return (
      <ChoiceGroup
        key={key}
        groupKey={key}
        name={group.name}
        askedBy={askedBy}
        depth={depth}
        rule={groupRuleText(group, words, { currency, locale })}
        isRequired={group.min > 0}
        isFilled={group.min > 0 && countOf(group, chosen).units >= group.min}
        problem={problemOf(key)}
      >
        {group.modifiers.map((modifier) => (
          <ModifierOption
            key={modifier.id}
            modifier={modifier}
            group={group}
            chosen={chosen}
            path={path}
            depth={depth}
            problemOf={problemOf}
            shareOf={shareOf}
            onChange={onChange}
            renderGroups={(inner) => <OptionGroups {...inner} />}
          />
        ))}
      </ChoiceGroup>
    );
  });
}
