import type { ConfigurationChoice } from '#schemas/api/cart-lines.ts';
import type { IndexedProduct } from '#schemas/rules/menu/menu-index.ts';
import type { Choices } from '../../menu-model/choices.ts';
import type { OptionCost } from './option-cost.ts';
import { OptionGroups } from './option-groups.tsx';
import type { ProblemOf } from './problem-keys.ts';
import { ValueChoices } from './value-choices.tsx';

type ItemChoicesProps = {
  product: IndexedProduct;
  choices: Choices;
  /** Where its problems stand in those of the line: '' for a dish alone. */
  path: string;
  problemOf: ProblemOf;
  /** What a value costs here; left out: what it is said to add. */
  costOf?: (value: ConfigurationChoice) => OptionCost;
  onChange(choices: Choices): void;
};

/** A dish's own configurations, then its modifier groups, as the menu orders them. */
export function ItemChoices({
  product,
  choices,
  path,
  problemOf,
  costOf,
  onChange,
}: ItemChoicesProps) {
  return (
    <>
      <ValueChoices
        configurations={product.configurations}
        chosen={choices.configurations}
        path={path}
        problemOf={problemOf}
        costOf={costOf}
        onChange={(configurations) => onChange({ ...choices, configurations })}
      />
      <OptionGroups
        groups={product.groups}
        chosen={choices.modifiers}
        path={path}
        problemOf={problemOf}
        onChange={(modifiers) => onChange({ ...choices, modifiers })}
      />
    </>
  );
}
