import type { Route } from './customer-routes.ts';

/** Method and path of the calls about coupons and deals in the owner's hands. */
export const offerRoutes = {
  listOffers: { method: 'GET', path: '/v2/staff/offers' },
  listOfferChoices: { method: 'GET', path: '/v2/staff/offer-choices' },
  getCoupon: { method: 'GET', path: '/v2/staff/coupons/{couponId}' },
  addCoupon: { method: 'POST', path: '/v2/staff/coupons' },
  setCoupon: { method: 'PUT', path: '/v2/staff/coupons/{couponId}' },
  switchCoupon: { method: 'PUT', path: '/v2/staff/coupons/{couponId}/active' },
  previewCoupon: {
    method: 'POST',
    path: '/v2/staff/restaurants/{restaurantId}/coupon-preview',
  },
  getDeal: { method: 'GET', path: '/v2/staff/deals/{dealId}' },
  addDeal: { method: 'POST', path: '/v2/staff/restaurants/{restaurantId}/deals' },
  setDeal: { method: 'PUT', path: '/v2/staff/deals/{dealId}' },
  switchDeal: { method: 'PUT', path: '/v2/staff/deals/{dealId}/active' },
  previewDeal: { method: 'POST', path: '/v2/staff/restaurants/{restaurantId}/deal-preview' },
} as const satisfies Record<string, Route>;
