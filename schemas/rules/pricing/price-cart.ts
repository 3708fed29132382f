import type { CartToPrice, LineToPrice } from './cart/cart-to-price.ts';
import type { DealLeftOut, PricedCart } from './cart/priced-cart.ts';
import { withLeftOut } from './deals-left-out.ts';
import { lowestPrice } from './lowest-price.ts';
import type { PriceChoice } from './lowest-price.ts';
import { priceWithOffers } from './price-with-offers.ts';
import type { OffersToApply } from './price-with-offers.ts';

const keepsAll = () => true;

/**
 * Prices a cart (rules R1 to R16, R35 to R42); all amounts are minor units. The result does not
 * depend on the order of the lines.
 *
 * A code and deals lower the same cart only where both allow it; otherwise whichever gives the
 * lower total wins, and of equal ones the deals, which use nothing up (rule R42). What of the deals
 * would cost more than it saves, because a lower subtotal is further from free delivery, is left out
 * and said (rule R36). Which offers count is settled before points: where they leave less to redeem,
 * the customer keeps the points.
 */
export function priceCart(cart: CartToPrice): PricedCart {
  const order = cart.lines.map((_, index) => index).toSorted((a, b) => compareKeys(cart, a, b));
  const sorted = { ...cart, lines: order.flatMap((index) => cart.lines[index] ?? []) };
  const chosen = choosePrice({ ...sorted, points: null });
  const priced = sorted.points ? pricesWithPoints(sorted, chosen) : chosen.priced;
  const lines = [...priced.lines];
  for (const [place, index] of order.entries()) {
    const line = priced.lines[place];
    if (line) lines[index] = line;
  }
  return { ...priced, lines };
}

type Chosen = { priced: PricedCart; offers: OffersToApply };

/** What was said of the offers stays said. */
function pricesWithPoints(cart: CartToPrice, { priced, offers }: Chosen): PricedCart {
  const { leftOut, coupon, codeSaving } = priced;
  return { ...priceWithOffers(cart, offers), leftOut, coupon, codeSaving };
}

function compareKeys({ lines }: CartToPrice, a: number, b: number): number {
  const [left = '', right = ''] = [lines[a]?.key, lines[b]?.key];
  return left < right ? -1 : left > right ? 1 : a - b;
}

function choosePrice(cart: CartToPrice): Chosen {
  const { coupon } = cart;
  const listTotal = cart.lines.reduce(
    (sum, { quantity, unit, listUnit }) => sum + quantity * Math.max(unit, listUnit),
    0,
  );
  const deals = cart.deals.filter(({ conditions }) => conditions.minimum <= listTotal);
  const withDeals = lowestPrice(cart, deals, { coupon: null, keepsDeal: keepsAll });
  const explained = (choice: PriceChoice): Chosen => ({
    priced: withLeftOut(cart, choice, { most: withDeals.most, listTotal }),
    offers: choice.offers,
  });
  if (!coupon) return explained(withDeals);

  const stacking = coupon.stacksWithDeals ? deals.filter((deal) => deal.stacksWithCodes) : [];
  const keepsDeal = ({ deal }: LineToPrice) =>
    deal === null || (coupon.stacksWithDeals && deal.stacksWithCodes);
  const withCode = lowestPrice(cart, stacking, { coupon, keepsDeal });
  const codeAlone =
    withCode.most.deals.length > 0 ? lowestPrice(cart, [], { coupon, keepsDeal }) : withCode;
  const [bestCode] = [withCode, codeAlone]
    .filter(({ priced }) => priced.coupon?.refusal === null)
    .toSorted((a, b) => a.priced.total - b.priced.total);
  const best = withDeals.priced;
  const refused = (why: PricedCart['coupon']): Chosen => {
    const { priced, offers } = explained(withDeals);
    return { priced: { ...priced, coupon: why }, offers };
  };
  if (!bestCode) return refused(withCode.priced.coupon);
  const isWorthIt =
    bestCode.priced.total < best.total ||
    (bestCode.priced.total === best.total && bestCode.priced.dealDiscount >= best.dealDiscount);
  return isWorthIt
    ? replacingDeals(explained(bestCode), { cart, keepsDeal, before: best.total })
    : refused({ discount: 0, refusal: 'coupon_deal_is_better', missing: 0 });
}

/**
 * Names the deals that a code counts in place of, those by hand too, with what the cart costs less
 * than with them (rule R42).
 * @param before the total without the code
 */
function replacingDeals(
  { priced, offers }: Chosen,
  {
    cart,
    keepsDeal,
    before,
  }: { cart: CartToPrice; before: number } & Pick<OffersToApply, 'keepsDeal'>,
): Chosen {
  const byHand = cart.lines.flatMap((line) =>
    line.deal && line.unit < line.listUnit && !keepsDeal(line) ? line.deal.id : [],
  );
  if (byHand.length === 0 && !priced.leftOut.some(isReplaced)) return { priced, offers };
  const codeSaving = before - priced.total;
  const leftOut = [
    ...priced.leftOut.map((one) => (isReplaced(one) ? { ...one, amount: codeSaving } : one)),
    ...[...new Set(byHand)].map((dealId): DealLeftOut => ({
      dealId,
      reason: 'code',
      amount: codeSaving,
      isPartial: false,
    })),
  ];
  return { priced: { ...priced, codeSaving, leftOut: leftOut.toSorted(byDeal) }, offers };
}

const isReplaced = ({ reason }: DealLeftOut) => reason === 'code';
const byDeal = (a: DealLeftOut, b: DealLeftOut) => a.dealId - b.dealId;
