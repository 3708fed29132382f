import type { OfferPreview, SampleCartBody } from '#schemas/api/offer-preview.ts';
import { toMajor } from '#schemas/money.ts';
import { activeStatus } from '#schemas/rules/active-status.ts';
import { listDeliveryZones } from '../db/queries/delivery-zones.ts';
import type { Restaurant } from '../db/queries/restaurants.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import type { Deps } from '../dependencies/deps.ts';
import type { MenuSnapshot } from '../domain/menu/menu-snapshot.ts';
import { billLines } from '../domain/pricing/bill-lines.ts';
import { plainPurpose } from '../domain/pricing/cart-purpose.ts';
import type { PricedLines } from '../domain/pricing/price-stored.ts';
import type { PricingContext } from '../domain/pricing/pricing-context.ts';
import { preparePricing } from '../ordering/pricing/prepare-pricing.ts';
import type { SampleUnits } from './sample-cart.ts';

/** Where a sample cart is priced. */
export type PreviewPlace = { tenant: Tenant; restaurant: Restaurant };

/** All that a sample cart is priced with; its menu is there even before the restaurant opens. */
export type PreviewContext = PricingContext & { snapshot: MenuSnapshot };

/**
 * What a sample cart is priced with, without any code: the menu and the deals as they are now and,
 * where it is delivered, the first zone, for nobody's address is known.
 */
export async function previewContext(
  deps: Deps,
  { tenant, restaurant }: PreviewPlace,
  { order_type: orderType, payment_method: paymentMethod }: SampleCartBody,
): Promise<PreviewContext> {
  const pricing = await preparePricing(deps, {
    tenant,
    // A site that is being set up has offers to try as well.
    restaurant: { ...restaurant, status: activeStatus },
    purpose: { ...plainPurpose, orderType, paymentMethod },
  });
  const { snapshot, rules } = pricing;
  if (!snapshot) throw new Error(`restaurant ${restaurant.id} has no menu`);
  if (orderType !== 'delivery') return { ...pricing, snapshot };
  const [zone] = await listDeliveryZones(deps.db, tenant.id, restaurant.id);
  if (!zone) return { ...pricing, snapshot };
  return {
    ...pricing,
    snapshot,
    quote: { zone, minutes: 0, refusal: null },
    rules: { ...rules, delivery: { tiers: zone.tiers, minimum: zone.minimum } },
  };
}

type Sides = {
  units: readonly SampleUnits[];
  before: PricedLines;
  after: PricedLines;
  /** What each side was priced with. */
  pricing: { before: PricingContext; after: PricingContext };
  reason: string | null;
};

/** What an offer did to a sample cart, as the contract has it. */
export function previewOf({ units, before, after, pricing, reason }: Sides): OfferPreview {
  const { currency } = pricing.before.tenant;
  const major = (minor: number) => toMajor(minor, currency);
  const bill = (priced: PricedLines, context: PricingContext) => ({
    items: major(priced.amounts.listTotal),
    lines: billLines(priced, context).map(({ kind, name, amount }) => ({
      kind,
      name,
      amount: major(amount),
    })),
    total: major(priced.amounts.total),
  });
  return {
    cart: units.map(({ product, quantity }, index) => ({
      dish_id: product.id,
      name: product.name,
      quantity,
      amount: major(before.lines[index]?.priced.listTotal ?? 0),
    })),
    before: bill(before, pricing.before),
    after: bill(after, pricing.after),
    saving: major(before.amounts.total - after.amounts.total),
    reason,
  };
}
