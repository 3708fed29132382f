import { lineProblems } from '#schemas/rules/line/line-problems.ts';
import { resolveLine } from '#schemas/rules/line/resolve-line.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import type { RefusalProblem } from '#schemas/rules/problems/found-problem.ts';
import { lineTimeProblems } from '../pricing/line-time-problems.ts';
import type { PricedLines } from '../pricing/price-stored.ts';
import type { PricingContext } from '../pricing/pricing-context.ts';

/**
 * The problems of a priced cart, naming dishes and choices as its reader's menu does. What is wrong
 * was found by the names that the restaurant wrote, and is found once more by the others: only the
 * sentences are taken from that, where both found the same.
 * @param translated the menu as the reader has it; what is counted may be gone in it
 */
export function lineProblemsInLanguage(
  { lines, problems }: Pick<PricedLines, 'lines' | 'problems'>,
  pricing: PricingContext,
  translated: MenuIndex,
): RefusalProblem[] {
  const again = lines.flatMap(({ line }) => {
    const path = `items.${line.id}`;
    const resolved = resolveLine(line, translated);
    return [
      ...lineProblems(line, translated, path),
      ...(resolved ? lineTimeProblems(resolved, pricing, path) : []),
    ];
  });
  return problems.map((problem, index) => {
    const isSame = (one: RefusalProblem) => one.path === problem.path && one.code === problem.code;
    const named = again.filter(isSame);
    // What is counted may be gone as well in the other menu: then it is not known which is which.
    if (named.length !== problems.filter(isSame).length) return problem;
    const { message } = named[problems.slice(0, index).filter(isSame).length] ?? problem;
    return { ...problem, message };
  });
}
