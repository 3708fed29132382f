import type { ConfigurationChoice, ModifierChoice } from '../../api/cart-lines.ts';
import type { MenuConfiguration } from '../../api/menu.ts';
import type { FailureCode } from '../../api/failures.ts';
import type { RefusalProblem } from '../../api/wire.ts';
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
  const problems: RefusalProblem[] = [];
  const prefix = path === '' ? '' : `${path}.`;
  checkConfigurations(configurations, chosen.configurations, `${prefix}configurations`, problems);
  checkModifiers(groups, chosen.modifiers, prefix, problems);
  return problems;
}

function checkModifiers(
  groups: readonly IndexedGroup[],
  chosen: readonly ModifierChoice[],
  prefix: string,
  problems: RefusalProblem[],
): void {
  for (const [index, { modifier_id }] of chosen.entries()) {
    if (groups.some(({ modifiers }) => modifiers.some(({ id }) => id === modifier_id))) continue;
    problems.push({
      path: `${prefix}modifiers.${index}.modifier_id`,
      code: 'unknown_modifier',
      message: 'This choice does not belong to this dish.',
    });
  }
  for (const group of groups) checkGroup(group, chosen, prefix, problems);
}

function checkGroup(
  group: IndexedGroup,
  all: readonly ModifierChoice[],
  prefix: string,
  problems: RefusalProblem[],
): void {
  const path = `${prefix}modifier_groups.${group.id}`;
  const found = (code: FailureCode, message: string) => problems.push({ path, code, message });
  let count = 0;
  let different = 0;
  for (const modifier of group.modifiers) {
    if (!all.some(({ modifier_id }) => modifier_id === modifier.id)) continue;
    const chosen = all.filter(({ modifier_id }) => modifier_id === modifier.id);
    const amount = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
    count += amount;
    different += 1;
    if (!modifier.isAvailable) found('modifier_unavailable', `${modifier.name} is sold out.`);
    if (amount > modifier.maxQuantity) {
      found(
        'modifier_max_quantity',
        `${group.name}: at most ${modifier.maxQuantity} × ${modifier.name}.`,
      );
    }
    for (const { configurations, modifiers = [] } of chosen) {
      problems.push(
        ...choiceProblems(modifier, { configurations, modifiers }, `${path}.${modifier.id}`),
      );
    }
  }
  if (count < group.min) found('group_min', `${group.name}: choose ${group.min}.`);
  if (group.max !== null && count > group.max) {
    found('group_max', `${group.name}: choose at most ${group.max}.`);
  }
  if (group.maxDistinct !== null && different > group.maxDistinct) {
    found(
      'group_max_distinct',
      `${group.name}: choose at most ${group.maxDistinct} different ones.`,
    );
  }
}

function checkConfigurations(
  offered: readonly MenuConfiguration[],
  chosen: readonly ConfigurationChoice[],
  path: string,
  problems: RefusalProblem[],
): void {
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
    const gone = values.find(
      ({ id, is_sold_out }) => is_sold_out && own.some((one) => one.attribute_value_id === id),
    );
    if (gone) {
      problems.push({
        path: `${path}.${attribute.id}`,
        code: 'configuration_unavailable',
        message: `${attribute.display_name}: ${gone.display_value} is sold out.`,
      });
    }
  }
  for (const { attribute_id } of chosen) {
    if (offered.some(({ attribute }) => attribute.id === attribute_id)) continue;
    problems.push({
      path,
      code: 'unknown_configuration',
      message: 'This choice does not belong to this dish.',
    });
  }
}
