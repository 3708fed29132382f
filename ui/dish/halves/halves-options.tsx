import type { IndexedHalfSet, MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import { comma } from '#schemas/messages/en/language.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDishMessages } from '../choices/use-dish-messages.ts';
import { ChoiceGroup } from '../choices/choice-group.tsx';
import { groupRuleText } from '../choices/group-rule-text.ts';
import { groupKey, type ProblemOf } from '../choices/problem-keys.ts';
import { groupNamed, type HalvesDraft } from './halves-draft.ts';
import { halvesGroups, type HalvesGroup } from './halves-groups.ts';
import { HalvesOption } from './halves-option.tsx';

type HalvesOptionsProps = {
  draft: HalvesDraft;
  set: IndexedHalfSet;
  menu: MenuIndex;
  problemOf: ProblemOf;
  onChange(draft: HalvesDraft): void;
};

/** Options of both dishes, those they share asked together. */
export function HalvesOptions({ draft, set, menu, problemOf, onChange }: HalvesOptionsProps) {
  const { currency, locale } = useStorefront();
  const { halves, groupRules: words } = useDishMessages();
  return halvesGroups(draft).map((asked) => {
    const { group, place, count } = asked;
    const problem = keysOf(asked, draft)
      .map(problemOf)
      .find((one) => one !== null);
    const least = place === 'whole' ? Math.min(count.left, count.right) : count[place];
    const rule = groupRuleText(group, words, { currency, locale });
    return (
      <ChoiceGroup
        key={group.name}
        groupKey={group.name}
        name={group.name}
        askedBy={place === 'whole' ? undefined : halves[place]}
        rule={asked.isAskedOnce && place === 'whole' ? `${rule}${comma}${halves.once}` : rule}
        isRequired={group.min > 0}
        isFilled={group.min > 0 && least >= group.min}
        problem={problem ?? null}
      >
        {asked.options.map((option) => (
          <HalvesOption
            key={option.modifier.name}
            asked={asked}
            option={option}
            draft={draft}
            set={set}
            menu={menu}
            problemOf={problemOf}
            onChange={onChange}
          />
        ))}
      </ChoiceGroup>
    );
  });
}

/** Wherever a problem of a shared group may stand: of a half, of the line, or of the plain dish. */
const keysOf = ({ group }: HalvesGroup, draft: HalvesDraft): string[] =>
  [groupNamed(draft.left, group.name), groupNamed(draft.right, group.name)].flatMap((own, index) =>
    own ? [groupKey(`portions.${index}.`, own.id), groupKey('', own.id)] : [],
  );
