import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { TaxRules } from '#schemas/rules/pricing/cart/cart-to-price.ts';
import type { TaxRate } from '../../db/queries/tax.ts';

type TaxRulesInput = {
  tenant: { taxPpm: number; taxInclusive: boolean };
  restaurant: { taxesFees: boolean };
  rates: readonly TaxRate[];
  orderType: DeliveryMethod;
};

/**
 * The rates of a cart: by class, with another one for an order type where it has its own (rules
 * R10, R11); fees carry the tenant's own rate or none (rule R13).
 */
export function taxRules({ tenant, restaurant, rates, orderType }: TaxRulesInput): TaxRules {
  const classPpm = new Map<number, number>();
  for (const orderTypeOfRate of ['any', orderType] as const) {
    for (const rate of rates) {
      if (rate.orderType === orderTypeOfRate) classPpm.set(rate.taxClassId, rate.ppm);
    }
  }
  return {
    inclusive: tenant.taxInclusive,
    standardPpm: tenant.taxPpm,
    classPpm,
    feesPpm: restaurant.taxesFees ? tenant.taxPpm : 0,
  };
}
