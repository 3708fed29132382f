import type { Cart } from '#schemas/api/cart.ts';
import type { RefusalProblem } from '#schemas/rules/problems/found-problem.ts';
import { emptyCart } from '#schemas/empty-cart.ts';
import { failureTexts } from '#schemas/messages/failure-texts.ts';
import { restaurantNotFound } from '../../errors/restaurant-not-found.ts';
import { contentIn } from '../../caches/content-in-language.ts';
import { readStoredCart } from '../../db/queries/stored-cart.ts';
import type { StoredCart } from '../../db/queries/stored-cart.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { plainPurpose } from '../../domain/pricing/cart-purpose.ts';
import type { CartPurpose } from '../../domain/pricing/cart-purpose.ts';
import { cartInLanguage } from '../../domain/cart/cart-in-language.ts';
import { lineProblemsInLanguage } from '../../domain/cart/line-problems-in-language.ts';
import { cartView } from '../../domain/cart/cart-view.ts';
import type { PricedLines } from '../../domain/pricing/price-stored.ts';
import type { PricingContext } from '../../domain/pricing/pricing-context.ts';
import { takesOrders } from '../../domain/restaurant/takes-orders.ts';
import type { CartOwner } from './cart-owner.ts';
import { nameWhatLeft } from './name-what-left.ts';
import { priceOwnCart } from './price-own-cart.ts';

/** What a cart is for; local times in it are those of the restaurant's zone (IANA). */
export type PurposeIn = (timeZone: string) => CartPurpose;

/**
 * The shopper's cart at a restaurant, priced by the menu and the offers as they are now; without a
 * restaurant the cart with the latest change.
 * @throws ApiError 404 where the tenant has no such restaurant.
 */
export async function loadCart(
  deps: Deps,
  owner: CartOwner,
  requested: number | null,
  purposeIn: PurposeIn = () => plainPurpose,
): Promise<Cart> {
  const { tenant, shopperId } = owner;
  const stored = await readStoredCart(deps.db, tenant.id, { shopperId, restaurantId: requested });
  if (stored) return showCart(deps, owner, stored, purposeIn(stored.restaurant.timeZone));
  if (requested !== null) throw restaurantNotFound();
  return emptyCart({ ...tenant, restaurantId: null });
}

/** A cart that was just read or written, priced for a purpose. */
export async function showCart(
  deps: Deps,
  owner: CartOwner,
  { restaurant, items, version, otherCarts }: StoredCart,
  purpose: CartPurpose = plainPurpose,
): Promise<Cart> {
  const { pricing, priced } = await priceOwnCart(deps, owner, { restaurant, items, purpose });
  const problems = takesOrders(restaurant) ? [] : [ordersDisabled];
  const { snapshot } = pricing;
  const ofLines = await nameWhatLeft(deps, {
    tenantId: owner.tenant.id,
    lines: items,
    problems: problemsFor(owner, pricing, priced),
    menuIn: () => snapshot && contentIn.menuIndex(snapshot, owner.language),
  });
  const texts = failureTexts[owner.language];
  const cart = cartView({
    pricing,
    priced: { ...priced, problems: ofLines },
    version,
    otherCarts,
    problems,
    texts,
  });
  return cartInLanguage(cart, pricing.snapshot, owner.language);
}

/** What is wrong with the lines, by the names that the cart's reader knows. */
function problemsFor(
  { language }: CartOwner,
  pricing: PricingContext,
  priced: PricedLines,
): RefusalProblem[] {
  const { snapshot } = pricing;
  if (language === 'en' || !snapshot || priced.problems.length === 0) return priced.problems;
  return lineProblemsInLanguage(priced, pricing, contentIn.menuIndex(snapshot, language));
}

const ordersDisabled: RefusalProblem = {
  path: 'restaurant_id',
  code: 'online_orders_disabled',
  message: ({ cart }) => cart.ordersOff,
};
