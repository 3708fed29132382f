import type { LineProblem } from './line-problem.ts';
import type { CartPart } from './cart-line.ts';

/** What a component of a combo or a deal takes. */
export type ComponentRule = {
  id: number;
  name: string;
  min: number;
  max: number;
  restaurantProductIds: readonly number[];
};

/**
 * Whether the parts fill the components of a combo or a deal: each part one of its component's
 * dishes, each component as many as it takes. Paths: `children.<index>` and `components.<id>`.
 */
export function componentProblems(
  parts: readonly CartPart[],
  components: readonly ComponentRule[],
  path: string,
): LineProblem[] {
  const problems: LineProblem[] = [];
  for (const [index, part] of parts.entries()) {
    const component = components.find(({ id }) => id === part.componentId);
    if (!component) {
      problems.push({
        path: `${path}.children.${index}`,
        code: 'unknown_component',
        message: ({ lines }) => lines.foreignDish,
      });
    } else if (!component.restaurantProductIds.includes(part.restaurantProductId)) {
      problems.push({
        path: `${path}.children.${index}`,
        code: 'unknown_choice',
        message: ({ lines }) => lines.notAChoiceOf(component.name),
      });
    }
  }
  for (const { id, name, min, max } of components) {
    const count = parts
      .filter(({ componentId }) => componentId === id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    if (count >= min && count <= max) continue;
    const isTooFew = count < min;
    problems.push({
      path: `${path}.components.${id}`,
      code: isTooFew ? 'component_min' : 'component_max',
      message: ({ lines }) => (isTooFew ? lines.choose(name, min) : lines.chooseAtMost(name, max)),
    });
  }
  return problems;
}
