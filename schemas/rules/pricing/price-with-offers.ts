import { applyCoupon } from './apply-coupon.ts';
import type { CartToPrice, CouponToApply, LineToPrice } from './cart/cart-to-price.ts';
import type { DealOutcome } from './deals/deal-outcome.ts';
import { deliveryFee } from './delivery-fee.ts';
import type { AppliedDeal, PricedCart } from './cart/priced-cart.ts';
import { usedPoints } from '../loyalty/redeemable-points.ts';
import { roundCash } from '../rounding/round-cash.ts';
import { roundShare } from '../rounding/round-share.ts';
import { splitByLargestRemainder } from '../rounding/split-by-largest-remainder.ts';
import { lineTax, netByClass, taxLines } from './tax-lines.ts';
import { tipOf } from './tip-of.ts';

/** The offers that a cart is priced with, once it is settled which of them stand together. */
export type OffersToApply = {
  automatic: DealOutcome;
  coupon: CouponToApply | null;
  /** Whether a deal by hand stands; without it its line costs what its dishes do (rule R42). */
  keepsDeal: (line: LineToPrice) => boolean;
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Prices a cart with given offers, in the sequence of rule R6. */
export function priceWithOffers(cart: CartToPrice, offers: OffersToApply): PricedCart {
  const { coupon, automatic } = offers;
  const rounding = cart.percentRounding;
  // (1) and (2): prices of lines, deals.
  const lines = cart.lines.map((line, index) => priceLine(line, index, offers));
  const listTotal = sum(lines.map((line) => line.listTotal));
  const dealDiscount = sum(lines.map((line) => line.dealDiscount));
  const subtotal = listTotal - dealDiscount;
  // (3) and (4): the coupon, on the items or on the fee.
  const isEmpty = cart.lines.length === 0;
  const delivery = isEmpty ? 0 : deliveryFee(cart.delivery?.tiers ?? [], subtotal);
  const coupons =
    coupon &&
    applyCoupon(coupon, {
      lines,
      subtotal,
      deliveryFee: cart.delivery ? delivery : null,
      rounding,
    });
  const orderDiscounts = coupons?.lineDiscounts ?? [];
  const deliveryDiscount = coupons?.deliveryDiscount ?? 0;
  // (5) points.
  const payable = lines.map(({ amount }, index) => amount - (orderDiscounts[index] ?? 0));
  const beforePoints = sum(payable);
  const pointsUsed = cart.points ? usedPoints(beforePoints, cart.points) : 0;
  const pointsDiscount = pointsUsed * (cart.points?.pointValue ?? 0);
  const points = splitByLargestRemainder(pointsDiscount, payable);
  const nets = payable.map((amount, index) => amount - (points[index] ?? 0));
  const net = sum(nets);
  // (6) fees and tax, (7) tip, (8) gift cards, (9) cash.
  const service = roundShare(net, cart.serviceFeePpm, 1_000_000, rounding);
  const fees = delivery - deliveryDiscount + service;
  const classes = lines.map(({ shares }, index) => netByClass(nets[index] ?? 0, shares));
  const { taxes, taxTotal } = taxLines(classes, fees, cart.tax);
  const tip = isEmpty ? 0 : tipOf(cart.tip, listTotal, rounding);
  const total = net + fees + (cart.tax.inclusive ? 0 : taxTotal) + tip;
  const { tenders, rest } = payWithCards(cart.giftCards, total);
  const due = roundCash(rest, cart.cashStep);
  return {
    lines: lines.map((line, index) => ({
      unit: line.unit,
      listTotal: line.listTotal,
      dealDiscount: line.dealDiscount,
      orderDiscount: orderDiscounts[index] ?? 0,
      pointsDiscount: points[index] ?? 0,
      net: nets[index] ?? 0,
      tax: lineTax(classes[index] ?? new Map(), cart.tax),
      deals: automatic.lines[index]?.deals ?? [],
      freeUnits: automatic.lines[index]?.freeUnits ?? 0,
    })),
    deals: addUpDeals([...automatic.deals, ...lines.flatMap(({ byHand }) => byHand)]),
    hints: automatic.hints,
    leftOut: [],
    listTotal,
    dealDiscount,
    subtotal,
    coupon: coupons && {
      discount: sum(orderDiscounts) + deliveryDiscount,
      refusal: coupons.refusal,
      missing: coupons.missing,
    },
    codeSaving: null,
    pointsDiscount,
    pointsUsed,
    beforePoints,
    delivery,
    deliveryDiscount,
    missingToMinimum: Math.max(0, (cart.delivery?.minimum ?? 0) - subtotal),
    service,
    feesPpm: cart.tax.feesPpm,
    taxes,
    taxTotal,
    taxInclusive: cart.tax.inclusive,
    tip,
    total,
    tenders,
    cashRounding: due - rest,
    due,
  };
}

/** A line after deals. A deal by hand that asks more than its dishes cost lowers nothing. */
function priceLine(line: LineToPrice, index: number, { automatic, keepsDeal }: OffersToApply) {
  const { quantity, unit, listUnit, deal, couponProductIds } = line;
  const isKept = unit >= listUnit || keepsDeal(line);
  const list = Math.max(unit, listUnit);
  const handDiscount = isKept ? quantity * (list - unit) : 0;
  const dealDiscount = handDiscount + (automatic.lines[index]?.discount ?? 0);
  const listTotal = quantity * list;
  return {
    unit: list,
    listTotal,
    dealDiscount,
    amount: listTotal - dealDiscount,
    shares: isKept ? line.shares : line.listShares,
    couponProductIds,
    byHand:
      deal && handDiscount > 0
        ? [{ dealId: deal.id, times: quantity, discount: handDiscount }]
        : [],
  };
}

function addUpDeals(deals: readonly AppliedDeal[]): AppliedDeal[] {
  const byId = new Map<number, AppliedDeal>();
  for (const { dealId, times, discount } of deals) {
    const before = byId.get(dealId) ?? { times: 0, discount: 0 };
    byId.set(dealId, {
      dealId,
      times: before.times + times,
      discount: before.discount + discount,
    });
  }
  return [...byId.values()].toSorted((a, b) => a.dealId - b.dealId);
}

/** Each card pays what is left, up to its balance (rule R67). */
function payWithCards(balances: readonly number[], total: number) {
  const tenders: number[] = [];
  let rest = total;
  for (const balance of balances) {
    const paid = Math.min(Math.max(0, balance), rest);
    tenders.push(paid);
    rest -= paid;
  }
  return { tenders, rest };
}
