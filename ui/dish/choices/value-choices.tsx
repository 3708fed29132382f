import type { ConfigurationChoice } from '#schemas/api/cart-lines.ts';
import type { MenuConfiguration } from '#schemas/api/menu.ts';
import { toMinor } from '#schemas/money.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { valueOf, withValue } from '../../menu-model/choices.ts';
import type { OptionCost } from './option-cost.ts';
import { ChoiceRow } from './option-row.tsx';
import { valueKey, type ProblemOf } from './problem-keys.ts';
import { useDishMessages } from './use-dish-messages.ts';

type ValueChoicesProps = {
  configurations: readonly MenuConfiguration[];
  chosen: readonly ConfigurationChoice[];
  path: string;
  depth?: number;
  askedBy?: string | undefined;
  problemOf: ProblemOf;
  /** What a value costs where it stands; left out: what it is said to add. */
  costOf?: ((value: ConfigurationChoice) => OptionCost) | undefined;
  onChange(chosen: ConfigurationChoice[]): void;
};

/** Configurations of a dish or an option, of which one value each is chosen: small or large. */
export function ValueChoices(props: ValueChoicesProps) {
  const { configurations, chosen, path, depth, askedBy, problemOf, costOf, onChange } = props;
  const { currency } = useStorefront();
  const words = useDishMessages().groupRules;
  return configurations.map(({ attribute, is_required, values }) => {
    const key = valueKey(path, attribute.id);
    const own = valueOf(chosen, attribute.id);
    return (
      <ChoiceGroup
        key={key}
        groupKey={key}
        name={attribute.display_name}
        askedBy={askedBy}
        depth={depth ?? 1}
        rule={is_required ? words.chooseExactly(1) : words.optional}
        isRequired={is_required}
        isFilled={is_required && own !== undefined}
        problem={problemOf(key)}
      >
        {values.map((value) => (
          <ChoiceRow
            key={value.id}
            type="radio"
            group={key}
            name={value.display_value}
            cost={
              costOf?.({ attribute_id: attribute.id, attribute_value_id: value.id }) ??
              toMinor(value.price_adjustment, currency)
            }
            isSoldOut={value.is_sold_out ?? false}
            isChecked={own === value.id}
            onChange={() => onChange(withValue(chosen, attribute.id, value.id))}
          />
        ))}
      </ChoiceGroup>
    );
  });
}
