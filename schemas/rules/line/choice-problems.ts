import type { ConfigurationChoice, ModifierChoice } from '../../api/cart-lines.ts';
import type { MenuConfiguration } from '../../api/menu.ts';
import type { FailureCode } from '../../api/failures.ts';
import type { LineProblem, LineSentence } from './line-problem.ts';
import type { IndexedGroup, IndexedProduct } from '../menu/menu-index.ts';

export type Choices = {
  modifiers: readonly ModifierChoice[];
  configurations: readonly ConfigurationChoice[];
};

/** What choices are checked against: a dish's own values and groups, or an option's. */
export type Offered = Pick<IndexedProduct, 'configurations' | 'groups'>;

/**
 * Checks choices against what is offered, at every level and absent groups too (rules R26 to R28).
 * The dialog shows the problems beside their groups and the server refuses with the same ones.
 * Paths below `path`: `configurations.<attribute>`, `modifier_groups.<group>` and, of what an
 * option asks in turn, `modifier_groups.<group>.<modifier>.…`.
 */
export function choiceProblems({ configurations, groups }: Offered, chosen: Choices, path = '') {
  const problems: LineProblem[] = [];
  const prefix = path === '' ? '' : `${path}.`;
  checkConfigurations(configurations, chosen.configurations, `${prefix}configurations`, problems);
  checkModifiers(groups, chosen.modifiers, prefix, problems);
  return problems;
}

function checkModifiers(
  groups: readonly IndexedGroup[],
  chosen: readonly ModifierChoice[],
  prefix: string,
  problems: LineProblem[],
): void {
  for (const [index, { modifier_id }] of chosen.entries()) {
    if (groups.some(({ modifiers }) => modifiers.some(({ id }) => id === modifier_id))) continue;
    problems.push({
      path: `${prefix}modifiers.${index}.modifier_id`,
      code: 'unknown_modifier',
      message: ({ lines }) => lines.foreignChoice,
    });
  }
  for (const group of groups) checkGroup(group, chosen, prefix, problems);
}

function checkGroup(
  group: IndexedGroup,
  all: readonly ModifierChoice[],
  prefix: string,
  problems: LineProblem[],
): void {
  const path = `${prefix}modifier_groups.${group.id}`;
  const found = (code: FailureCode, message: LineSentence) =>
    problems.push({ path, code, message });
  let count = 0;
  let different = 0;
  for (const modifier of group.modifiers) {
    if (!all.some(({ modifier_id }) => modifier_id === modifier.id)) continue;
    const chosen = all.filter(({ modifier_id }) => modifier_id === modifier.id);
    const amount = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
    count += amount;
    different += 1;
    if (!modifier.isAvailable)
      found('modifier_unavailable', ({ lines }) => lines.soldOut(modifier.name));
    if (amount > modifier.maxQuantity) {
      found('modifier_max_quantity', ({ lines }) =>
        lines.atMostOf(group.name, modifier.maxQuantity, modifier.name),
      );
    }
    for (const { configurations, modifiers = [] } of chosen) {
      problems.push(
        ...choiceProblems(modifier, { configurations, modifiers }, `${path}.${modifier.id}`),
      );
    }
  }
  if (count < group.min) found('group_min', ({ lines }) => lines.choose(group.name, group.min));
  const { max, maxDistinct } = group;
  if (max !== null && count > max) {
    found('group_max', ({ lines }) => lines.chooseAtMost(group.name, max));
  }
  if (maxDistinct !== null && different > maxDistinct) {
    found('group_max_distinct', ({ lines }) =>
      lines.chooseAtMostDifferent(group.name, maxDistinct),
    );
  }
}

function checkConfigurations(
  offered: readonly MenuConfiguration[],
  chosen: readonly ConfigurationChoice[],
  path: string,
  problems: LineProblem[],
): void {
  for (const { attribute, is_required, values } of offered) {
    const own = chosen.filter(({ attribute_id }) => attribute_id === attribute.id);
    if (own.length === 0 && is_required) {
      problems.push({
        path: `${path}.${attribute.id}`,
        code: 'configuration_required',
        message: ({ lines }) => lines.chooseOne(attribute.display_name),
      });
    }
    if (
      own.length > 1 ||
      own.some((one) => !values.some(({ id }) => id === one.attribute_value_id))
    ) {
      problems.push({
        path: `${path}.${attribute.id}`,
        code: 'unknown_configuration',
        message: ({ lines }) => lines.unknownValue(attribute.display_name),
      });
    }
    const gone = values.find(
      ({ id, is_sold_out }) => is_sold_out && own.some((one) => one.attribute_value_id === id),
    );
    if (gone) {
      problems.push({
        path: `${path}.${attribute.id}`,
        code: 'configuration_unavailable',
        message: ({ lines }) => lines.valueSoldOut(attribute.display_name, gone.display_value),
      });
    }
  }
  for (const { attribute_id } of chosen) {
    if (offered.some(({ attribute }) => attribute.id === attribute_id)) continue;
    problems.push({
      path,
      code: 'unknown_configuration',
      message: ({ lines }) => lines.foreignChoice,
    });
  }
}
