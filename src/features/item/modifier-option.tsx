import type { MenuModifier, ModifierGroup } from '#schemas/api/menu.ts';
import { toMinor } from '#schemas/money.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { QuantityStepper } from '../cart/quantity-stepper.tsx';
import { chosenIn, withOption, withOptionValue, type ItemDraft } from './item-draft.ts';
import styles from './modifier-option.module.css';
import { ChoiceRow, CountRow } from './option-row.tsx';
import { ValueChoices } from './value-choices.tsx';

export type ModifierOptionProps = {
  modifier: MenuModifier;
  group: ModifierGroup;
  draft: ItemDraft;
  onChange(draft: ItemDraft): void;
};

/**
 * One option of a group: a radio where exactly one is asked, a stepper where it can be had more
 * than once, else a checkbox; below it, once chosen, its own configurations.
 */
export function ModifierOption({ modifier, group, draft, onChange }: ModifierOptionProps) {
  const { messages, currency } = useStorefront();
  const quantity = draft.options[modifier.id] ?? 0;
  const room = (group.max ?? Infinity) - chosenIn(group, draft);
  const set = (to: number) => onChange(withOption(draft, group, modifier.id, to));
  const face = {
    name: modifier.name,
    price: toMinor(modifier.online_price, currency),
    isSoldOut: !modifier.is_available,
  };
  const isCounted = modifier.max_quantity > 1 && group.max !== 1;
  return (
    <>
      {isCounted ? (
        <CountRow {...face}>
          <QuantityStepper
            value={quantity}
            min={0}
            max={Math.min(modifier.max_quantity, quantity + room)}
            label={modifier.name}
            fewerLabel={messages.menu.fewer(modifier.name)}
            moreLabel={messages.menu.another(modifier.name)}
            onChange={set}
          />
        </CountRow>
      ) : (
        <ChoiceRow
          {...face}
          type={group.max === 1 && group.min === 1 ? 'radio' : 'checkbox'}
          group={`group-${group.id}`}
          isChecked={quantity > 0}
          isFull={room <= 0 && group.max !== 1}
          onChange={(isChecked) => set(isChecked ? 1 : 0)}
        />
      )}
      {quantity > 0 &&
        modifier.configurations.map((configuration) => (
          <fieldset key={configuration.attribute.id} className={styles.nested}>
            <legend className={styles.legend}>{configuration.attribute.display_name}</legend>
            <ValueChoices
              configuration={configuration}
              group={`option-${modifier.id}-${configuration.attribute.id}`}
              chosen={draft.optionValues[modifier.id]?.[configuration.attribute.id]}
              onChoose={(valueId) =>
                onChange(withOptionValue(draft, modifier.id, configuration.attribute.id, valueId))
              }
            />
          </fieldset>
        ))}
    </>
  );
}
