import type { ModifierChoice } from '#schemas/api/cart-lines.ts';
import type { IndexedHalfSet, MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { OptionGroups } from '../choices/option-groups.tsx';
import { ChoiceRow, OptionFace } from '../choices/option-row.tsx';
import { optionPath, type ProblemOf } from '../choices/problem-keys.ts';
import { ValueChoices } from '../choices/value-choices.tsx';
import { withOnly, withTopping, type HalvesDraft, type Place } from './halves-draft.ts';
import type { HalfOption, HalvesGroup } from './halves-groups.ts';
import styles from './halves-option.module.css';
import { PlaceControl } from './place-control.tsx';
import { toppingCost, toppingShare } from './topping-cost.ts';
import { toppingValueCost } from './topping-value-cost.ts';

type HalvesOptionProps = {
  asked: HalvesGroup;
  option: HalfOption;
  draft: HalvesDraft;
  set: IndexedHalfSet;
  menu: MenuIndex;
  problemOf: ProblemOf;
  onChange(draft: HalvesDraft): void;
};

/** One option: chosen for the whole where it is asked once, else put on a half or the whole. */
export function HalvesOption(props: HalvesOptionProps) {
  const { asked, option, draft, set, menu, problemOf, onChange } = props;
  const { group } = asked;
  const { modifier, topping } = option;
  const { currency } = useStorefront();
  const face = {
    name: modifier.name,
    cost: toppingCost(set, { asked, option, draft, currency }),
    isSoldOut: !modifier.isAvailable,
  };
  const change = (choice: ModifierChoice) =>
    onChange({
      ...draft,
      toppings: draft.toppings.map((one) => (one === topping ? { ...one, choice } : one)),
    });
  const inner = {
    path: optionPath(`portions.${topping?.place === 'right' ? 1 : 0}.`, group.id, modifier.id),
    depth: 2,
    askedBy: modifier.name,
    problemOf,
  };
  return (
    <>
      {asked.isAskedOnce ? (
        <OnceRow {...props} face={face} />
      ) : (
        <div className={styles.row} data-quiet={face.isSoldOut || undefined}>
          <span className={styles.face}>
            <OptionFace {...face} />
          </span>
          {(!face.isSoldOut || topping) && (
            <PlaceControl
              name={modifier.name}
              places={option.places}
              place={topping?.place ?? null}
              full={fullPlaces(asked, topping?.place ?? null)}
              onChange={(place) => onChange(withTopping(draft, group, modifier, place))}
            />
          )}
        </div>
      )}
      {topping && modifier.configurations.length > 0 && (
        <ValueChoices
          {...inner}
          configurations={modifier.configurations}
          chosen={topping.choice.configurations}
          costOf={(value) => toppingValueCost(draft, menu, { topping, value })}
          onChange={(configurations) => change({ ...topping.choice, configurations })}
        />
      )}
      {topping && modifier.groups.length > 0 && (
        <OptionGroups
          {...inner}
          groups={modifier.groups}
          chosen={topping.choice.modifiers ?? []}
          shareOf={toppingShare(set, { asked, option, draft })}
          onChange={(modifiers) => change({ ...topping.choice, modifiers })}
        />
      )}
    </>
  );
}

function OnceRow({
  asked,
  option,
  draft,
  onChange,
  face,
}: HalvesOptionProps & { face: Parameters<typeof OptionFace>[0] }) {
  const { group, place, count } = asked;
  const { modifier, topping } = option;
  const where = option.places.length === 1 ? (option.places[0] ?? place) : place;
  const most = Math.max(count.left, count.right);
  const set = (isChecked: boolean) => {
    if (!isChecked) onChange(withTopping(draft, group, modifier, null));
    else if (group.max === 1) onChange(withOnly(draft, group, modifier, where));
    else onChange(withTopping(draft, group, modifier, where));
  };
  return (
    <ChoiceRow
      {...face}
      type={group.max === 1 && group.min === 1 ? 'radio' : 'checkbox'}
      group={`halves-${group.id}`}
      isChecked={topping !== undefined}
      isFull={group.max !== 1 && group.max !== null && most >= group.max}
      onChange={set}
    />
  );
}

/** Places that a group's maximum leaves no room on. */
function fullPlaces({ group, count }: HalvesGroup, present: Place | null): Place[] {
  const { max } = group;
  if (max === null) return [];
  const isFull = (side: 'left' | 'right') =>
    count[side] >= max && present !== side && present !== 'whole';
  const left = isFull('left');
  const right = isFull('right');
  return [
    ...(left ? (['left'] as const) : []),
    ...(right ? (['right'] as const) : []),
    ...(left || right ? (['whole'] as const) : []),
  ];
}
