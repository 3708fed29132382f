import type { Availability } from '#schemas/api/menu.ts';
import type { RefusalProblem } from '#schemas/rules/problems/found-problem.ts';
import type { ResolvedLine } from '#schemas/rules/line/resolved-line.ts';
import { offerRefusal } from '#schemas/rules/offers/offer-refusal.ts';
import type { MenuSnapshot } from '../menu/menu-snapshot.ts';
import { isOfferedAt, unavailability } from '../times/dayparts.ts';
import { dealRefusalSentence } from './deal-refusal-sentence.ts';
import type { PricingContext } from './pricing-context.ts';

/**
 * What keeps a line from being had at the time the cart is for: a dish or combo outside its
 * windows, where a time is chosen (rule R38), and a deal by hand whose conditions do not hold
 * (rule R37). Amounts stay as they are.
 */
export function lineTimeProblems(
  resolved: ResolvedLine,
  { tenant, snapshot, offerContext }: PricingContext,
  path: string,
): RefusalProblem[] {
  const problems: RefusalProblem[] = [];
  const deal = resolved.deal;
  const refusal = deal ? offerRefusal(deal.conditions, offerContext) : null;
  if (deal && refusal) {
    problems.push({
      path,
      code: `deal_${refusal}`,
      message: (say) => dealRefusalSentence(say, deal, refusal),
    });
  }
  const at = offerContext.fulfilment;
  if (!at || !snapshot) return problems;
  for (const { name, windows } of offeredParts(resolved, snapshot)) {
    if (isOfferedAt(windows, at.date, at.time)) continue;
    const message = unavailability(name, windows, at, tenant.locale);
    problems.push({ path, code: 'not_offered_then', message });
  }
  return problems;
}

/**
 * Of a line each dish is looked at. A combo stands in a category of its own, so that of its dishes
 * only what they have of hours themselves counts.
 */
function offeredParts(
  { kind, name, combo, halfSet, parts }: ResolvedLine,
  { dishes, comboWindows, halfSetWindows }: MenuSnapshot,
): { name: string; windows: readonly Availability[] }[] {
  const isCombo = kind === 'combo';
  const ofParts = new Map(
    parts.map(({ product }) => [
      product.id,
      {
        name: product.name,
        windows: dishes.get(product.id)?.[isCombo ? 'hours' : 'windows'] ?? [],
      },
    ]),
  );
  const ofCombo = combo ? [{ name, windows: comboWindows.get(combo.id) ?? [] }] : [];
  const ofSet = halfSet ? [{ name, windows: halfSetWindows.get(halfSet.id) ?? [] }] : [];
  return [...ofCombo, ...ofSet, ...ofParts.values()];
}
