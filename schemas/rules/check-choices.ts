import type { ConfigurationChoice, ModifierChoice } from '../api/cart.ts';
import type { MenuConfiguration, ModifierGroup, RestaurantProduct } from '../api/menu.ts';
import type { Problem } from '../api/wire.ts';

export type Choices = {
  modifiers: readonly ModifierChoice[];
  configurations: readonly ConfigurationChoice[];
};

/** What a product offers: its own configurations and its modifier groups, in the menu's order. */
export type Offered = {
  product: Pick<RestaurantProduct, 'configurations'>;
  groups: readonly ModifierGroup[];
};

/**
 * Checks choices against what the product offers (rules R26 to R28); the dialog shows the
 * problems beside their groups and the server refuses with the same ones.
 */
export function checkChoices({ product, groups }: Offered, choices: Choices): Problem[] {
  return [
    ...checkConfigurations(product.configurations, choices.configurations, 'configurations'),
    ...checkUnknownModifiers(groups, choices.modifiers),
    ...groups.flatMap((group) => checkGroup(group, choices.modifiers)),
  ];
}

function checkUnknownModifiers(
  groups: readonly ModifierGroup[],
  chosen: readonly ModifierChoice[],
): Problem[] {
  const offered = new Set(groups.flatMap((group) => group.modifiers.map(({ id }) => id)));
  return chosen.flatMap(({ modifier_id }, index) =>
    offered.has(modifier_id)
      ? []
      : [
          {
            path: `modifiers.${index}.modifier_id`,
            code: 'unknown_modifier',
            message: 'This choice does not belong to this dish.',
          },
        ],
  );
}

function checkGroup(group: ModifierGroup, all: readonly ModifierChoice[]): Problem[] {
  const problems: Problem[] = [];
  const path = `modifier_groups.${group.id}`;
  let count = 0;
  for (const modifier of group.modifiers) {
    const chosen = all.filter(({ modifier_id }) => modifier_id === modifier.id);
    const amount = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
    count += amount;
    if (amount > 0 && !modifier.is_available) {
      problems.push({
        path,
        code: 'modifier_unavailable',
        message: `${modifier.name} is sold out.`,
      });
    }
    if (amount > modifier.max_quantity) {
      problems.push({
        path,
        code: 'modifier_max_quantity',
        message: `At most ${modifier.max_quantity} × ${modifier.name}.`,
      });
    }
    for (const choice of chosen) {
      problems.push(...checkConfigurations(modifier.configurations, choice.configurations, path));
    }
  }
  if (count < group.min) {
    problems.push({ path, code: 'group_min', message: `${group.name}: choose ${group.min}.` });
  }
  if (group.max !== null && count > group.max) {
    problems.push({
      path,
      code: 'group_max',
      message: `${group.name}: choose at most ${group.max}.`,
    });
  }
  return problems;
}

function checkConfigurations(
  offered: readonly MenuConfiguration[],
  chosen: readonly ConfigurationChoice[],
  path: string,
): Problem[] {
  const problems: Problem[] = [];
  for (const { attribute, is_required, values } of offered) {
    const own = chosen.filter(({ attribute_id }) => attribute_id === attribute.id);
    if (own.length === 0 && is_required) {
      problems.push({
        path: `${path}.${attribute.id}`,
        code: 'configuration_required',
        message: `${attribute.display_name}: choose one.`,
      });
    }
    if (
      own.length > 1 ||
      own.some((one) => !values.some(({ id }) => id === one.attribute_value_id))
    ) {
      problems.push({
        path: `${path}.${attribute.id}`,
        code: 'unknown_configuration',
        message: `${attribute.display_name}: this choice does not exist.`,
      });
    }
  }
  for (const { attribute_id } of chosen) {
    if (!offered.some(({ attribute }) => attribute.id === attribute_id)) {
      problems.push({
        path,
        code: 'unknown_configuration',
        message: 'This choice does not belong to this dish.',
      });
    }
  }
  return problems;
}
