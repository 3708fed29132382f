import type { MenuConfiguration } from '#schemas/api/menu.ts';
import { toMinor } from '#schemas/money.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { ChoiceRow } from './option-row.tsx';

type ValueChoicesProps = {
  configuration: MenuConfiguration;
  /** Name of the radio group. */
  group: string;
  chosen: number | undefined;
  onChoose(valueId: number): void;
};

/** The values of a configuration, of which one is chosen: small or large. */
export function ValueChoices({ configuration, group, chosen, onChoose }: ValueChoicesProps) {
  const { currency } = useStorefront();
  return configuration.values.map((value) => (
    <ChoiceRow
      key={value.id}
      type="radio"
      group={group}
      name={value.display_value}
      price={toMinor(value.price_adjustment, currency)}
      isChecked={chosen === value.id}
      onChange={() => onChoose(value.id)}
    />
  ));
}
