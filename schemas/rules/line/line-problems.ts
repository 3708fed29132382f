import type { FailureCode } from '../../api/failures.ts';
import type { LineProblem, LineSentence } from './line-problem.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import type { CartLine } from './cart-line.ts';
import { componentProblems } from './component-problems.ts';
import type { ComponentRule } from './component-problems.ts';
import { halfProblems } from './half-problems.ts';
import { partProblems } from './part-problems.ts';
import { wholeOf } from './plain-line.ts';

/**
 * What keeps a line from being ordered as the menu is now (rules R26 to R28, R32 to R34), all at
 * once. Paths start with `path`; those of a dish follow the bodies of POST /v2/cart: nothing more
 * of a plain line, `portions.<index>` of a half, `children.<index>` of a combo or a deal. Codes
 * that begin with `unknown_` are about ids; `sold_out`, `modifier_unavailable` and
 * `configuration_unavailable` may pass by themselves. When an offer holds and when a dish is served is not judged here.
 */
export function lineProblems(line: CartLine, menu: MenuIndex, path: string): LineProblem[] {
  const whole = wholeOf(line, menu);
  if (whole || line.kind === 'plain') {
    return (whole ? [whole] : line.parts).flatMap((part) => partProblems(part, menu, path));
  }
  if (line.kind === 'half_and_half') {
    return [
      ...line.parts.flatMap((part, index) => partProblems(part, menu, `${path}.portions.${index}`)),
      ...halfProblems(line.parts, menu, path),
    ];
  }
  const offer = offerOf(line, menu);
  if (!offer) {
    return [{ path, code: `unknown_${line.kind}`, message: ({ lines }) => lines.offerGone }];
  }
  return [
    ...offer.problems.map(([code, message]) => ({ path, code, message })),
    ...line.parts.flatMap((part, index) => partProblems(part, menu, `${path}.children.${index}`)),
    ...componentProblems(line.parts, offer.components, path),
  ];
}

type Offer = {
  problems: readonly (readonly [code: FailureCode, message: LineSentence])[];
  components: readonly ComponentRule[];
};

/**
 * A deal's components are filled exactly; its dishes say themselves whether they are sold out. A
 * deal that applies by itself is never put together by hand, where its cap for the cart would not
 * hold.
 */
function offerOf({ kind, offerId }: CartLine, menu: MenuIndex): Offer | null {
  if (kind === 'combo') {
    const combo = menu.combos.get(offerId ?? 0);
    return combo
      ? {
          problems: combo.isAvailable
            ? []
            : [['sold_out', ({ lines }) => lines.soldOut(combo.name)]],
          components: combo.components.map(({ choices, ...component }) => ({
            ...component,
            restaurantProductIds: choices.map(({ restaurantProductId }) => restaurantProductId),
          })),
        }
      : null;
  }
  const deal = menu.deals.get(offerId ?? 0);
  return deal
    ? {
        problems: deal.isAutomatic
          ? [['deal_is_automatic', ({ lines }) => lines.appliesByItself(deal.name)]]
          : [],
        components: deal.components.map(({ quantity, ...component }) => ({
          ...component,
          min: quantity,
          max: quantity,
        })),
      }
    : null;
}
