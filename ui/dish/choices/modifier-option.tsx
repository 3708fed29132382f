import type { ReactNode } from 'react';
import type { ModifierChoice } from '#schemas/api/cart-lines.ts';
import type { IndexedGroup, IndexedModifier } from '#schemas/rules/menu/menu-index.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { QuantityStepper } from '../../elements/quantity-stepper.tsx';
import { countOf, quantityOf, withChoice, withOption } from '../../menu-model/choices.ts';
import { innerValueCost } from './inner-value-cost.ts';
import { optionCost, type OptionCost } from './option-cost.ts';
import { ChoiceRow, CountRow } from './option-row.tsx';
import type { OptionGroupsProps } from './option-groups-props.ts';
import { groupKey, optionPath, type ProblemOf } from './problem-keys.ts';
import { ValueChoices } from './value-choices.tsx';

type ModifierOptionProps = {
  modifier: IndexedModifier;
  group: IndexedGroup;
  chosen: readonly ModifierChoice[];
  path: string;
  depth: number;
  problemOf: ProblemOf;
  /** What is charged of an amount, where it is not all of it. */
  shareOf?: ((amount: number) => number) | undefined;
  onChange(chosen: ModifierChoice[]): void;
  /** Draws the groups that it asks in turn. */
  renderGroups(inner: OptionGroupsProps): ReactNode;
};

/**
 * One option of a group: a radio where exactly one is asked, a stepper where it can be had more
 * than once, else a checkbox; once chosen, what it asks in turn opens below it.
 */
export function ModifierOption(props: ModifierOptionProps) {
  const { modifier, group, chosen, path, depth, problemOf, shareOf, onChange, renderGroups } =
    props;
  const { messages, currency } = useStorefront();
  const choice = chosen.find(({ modifier_id }) => modifier_id === modifier.id);
  const quantity = quantityOf(chosen, modifier.id);
  const { units, kinds } = countOf(group, chosen);
  const isNewKindBarred =
    quantity === 0 && group.maxDistinct !== null && kinds >= group.maxDistinct;
  const room = isNewKindBarred ? 0 : (group.max ?? Infinity) - units;
  const set = (to: number) => onChange(withOption(chosen, group, modifier, to));
  const charged = (cost: OptionCost) =>
    typeof cost === 'number' && shareOf ? shareOf(cost) : cost;
  const face = {
    name: modifier.name,
    cost: charged(optionCost(group, modifier, chosen, currency)),
    isSoldOut: !modifier.isAvailable,
  };
  const inner = {
    path: optionPath(path, group.id, modifier.id),
    depth: depth + 1,
    problemOf,
    shareOf,
  };
  return (
    <>
      {modifier.maxQuantity > 1 && group.max !== 1 ? (
        <CountRow {...face}>
          {/* What sold out since it was chosen can still be taken off. */}
          {(!face.isSoldOut || quantity > 0) && (
            <QuantityStepper
              value={quantity}
              min={0}
              max={face.isSoldOut ? quantity : Math.min(modifier.maxQuantity, quantity + room)}
              label={modifier.name}
              fewerLabel={messages.menu.fewer(modifier.name)}
              moreLabel={messages.menu.another(modifier.name)}
              onChange={set}
            />
          )}
        </CountRow>
      ) : (
        <ChoiceRow
          {...face}
          type={group.max === 1 && group.min === 1 ? 'radio' : 'checkbox'}
          group={groupKey(path, group.id)}
          isChecked={quantity > 0}
          isFull={room <= 0 && group.max !== 1}
          onChange={(isChecked) => set(isChecked ? 1 : 0)}
        />
      )}
      {choice && modifier.configurations.length > 0 && (
        <ValueChoices
          {...inner}
          askedBy={modifier.name}
          configurations={modifier.configurations}
          chosen={choice.configurations}
          costOf={(value) => charged(innerValueCost(group, { chosen, choice, value, currency }))}
          onChange={(configurations) => onChange(withChoice(chosen, { ...choice, configurations }))}
        />
      )}
      {choice &&
        modifier.groups.length > 0 &&
        renderGroups({
          ...inner,
          askedBy: modifier.name,
          groups: modifier.groups,
          chosen: choice.modifiers ?? [],
          onChange: (modifiers) => onChange(withChoice(chosen, { ...choice, modifiers })),
        })}
    </>
  );
}
