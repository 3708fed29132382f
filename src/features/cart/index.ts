/**
 * What the checkout shares with the cart. The page itself imports its hosts by file, so that none
 * of this comes with the first load.
 */
export { Bill } from '#ui/orders/bill.tsx';
export { billRows } from '#ui/orders/bill-view.ts';
export { cartView, type CartLineView, type CartView } from './cart-view.ts';
export { DealsLeftOut } from './deals-left-out.tsx';
export { DeliveryBar } from './delivery-bar.tsx';
export { LineDeal } from './line-deal.tsx';
export { LineParts } from './line-parts.tsx';
export { LinePrice } from './line-price.tsx';
export { offeredMethods } from './offered-methods.ts';
export { useCartDrawer } from './use-cart-drawer.ts';
