import { allergensOf } from '#schemas/rules/line/allergens-of.ts';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import type { LineProblem } from '#schemas/rules/line/line-problem.ts';
import { lineProblems } from '#schemas/rules/line/line-problems.ts';
import { priceLine } from '#schemas/rules/line/price-line.ts';
import { resolveLine } from '#schemas/rules/line/resolve-line.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';

/** What is known of a line before it is sent; minor units. */
export type LineReading = {
  /** One unit, as the server will charge it. */
  unit: number;
  /** One unit without the deal it is put together for. */
  listUnit: number;
  /** Amount that the choices of one unit add to a fixed price. */
  extras: number;
  allergens: readonly string[];
  problems: readonly LineProblem[];
};

const root = 'line';

/** Reads a line by the rules that the server uses: one price, one list of problems (R26 to R34). */
export function readLine(line: CartLine, menu: MenuIndex): LineReading {
  const resolved = resolveLine(line, menu);
  const priced = resolved && priceLine(resolved, '');
  return {
    unit: priced?.unit ?? 0,
    listUnit: priced?.listUnit ?? 0,
    extras: resolved?.parts.reduce((sum, { extra }) => sum + extra, 0) ?? 0,
    allergens: resolved ? allergensOf(resolved) : [],
    problems: lineProblems(line, menu, root).map((problem) => ({
      ...problem,
      path: problem.path.slice(root.length + 1),
    })),
  };
}
