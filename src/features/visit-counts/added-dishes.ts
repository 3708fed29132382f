import { isRecord } from '#schemas/is-record.ts';

const isLines = (value: unknown): value is unknown[] => Array.isArray(value);

/**
 * The dishes that a change of the cart added, from what the change was given: those of combos, deals
 * and halves too. None of any other change.
 */
export function addedDishes(variables: unknown): number[] {
  const lines = isRecord(variables) && isLines(variables['lines']) ? variables['lines'] : [];
  return lines.filter(isRecord).flatMap((line) => {
    const parts = [line['children'], line['portions']].filter(isLines).flat();
    return [line, ...parts.filter(isRecord)].flatMap(({ restaurant_product_id: id }) =>
      typeof id === 'number' ? [id] : [],
    );
  });
}
