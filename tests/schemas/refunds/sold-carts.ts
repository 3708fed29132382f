import type { CartToPrice } from '#schemas/rules/pricing/cart/cart-to-price.ts';
import { priceCart } from '#schemas/rules/pricing/price-cart.ts';
import { rateOf } from '#schemas/rules/pricing/tax-lines.ts';
import type { SoldOrder } from '#schemas/rules/refunds/order-shares.ts';

/** A cart as it is sold, with each line's id its place; as server/domain/order stores it. */
export function soldOf(cart: CartToPrice): SoldOrder {
  const priced = priceCart(cart);
  return {
    paid: priced.total + priced.cashRounding,
    fees: priced.delivery - priced.deliveryDiscount + priced.service,
    feesPpm: priced.feesPpm,
    tip: priced.tip,
    taxTotal: priced.taxTotal,
    taxInclusive: priced.taxInclusive,
    lines: priced.lines.map(({ net, tax, dealDiscount }, id) => {
      const line = cart.lines[id];
      const isLeftOut = line !== undefined && line.unit < line.listUnit && dealDiscount === 0;
      const shares = (isLeftOut ? line.listShares : line?.shares) ?? [];
      return {
        id,
        quantity: line?.quantity ?? 1,
        net,
        tax,
        parts:
          shares.length < 2
            ? []
            : shares.map(({ amount, taxClassId }) => ({
                amount,
                ppm: rateOf(taxClassId, cart.tax),
              })),
      };
    }),
  };
}
