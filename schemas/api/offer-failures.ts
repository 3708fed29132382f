/** Codes of coupons that do not count, and of coupons and deals in the owner's hands; failures.ts has all. */
export const offerFailures = {
  unknown_coupon: { status: [400, 409], when: 'No such coupon code.' },
  coupon_expired: { status: [400, 409], when: 'The coupon has ended.' },
  coupon_not_yet: { status: [400, 409], when: 'The coupon has not started.' },
  coupon_other_restaurant: { status: [400, 409], when: 'The coupon is for another restaurant.' },
  coupon_order_type: {
    status: [400, 409],
    when: 'The coupon is for another way to get the order.',
  },
  coupon_payment_method: { status: [400, 409], when: 'The coupon is for another way to pay.' },
  coupon_below_minimum: { status: [400, 409], when: "The cart is below the coupon's minimum." },
  coupon_used_up: { status: [400, 409], when: 'The coupon was used as often as it may be.' },
  coupon_needs_email: {
    status: [400, 409],
    when: 'The coupon counts once per person, and the address of the order is not confirmed yet (confirmEmail).',
  },
  coupon_needs_login: { status: [400, 409], when: 'The coupon is for signed-in users.' },
  coupon_not_now: { status: [400, 409], when: 'The coupon does not count at this day or hour.' },
  coupon_deal_is_better: {
    status: [400, 409],
    when: 'A deal saves more and does not stack with the coupon.',
  },
  coupon_no_matching_item: {
    status: [400, 409],
    when: 'Nothing in the cart is lowered by the coupon.',
  },
  coupon_delivery_is_free: { status: [400, 409], when: 'There is no delivery fee to lower.' },
  coupon_first_order: {
    status: [400, 409],
    when: 'The coupon is for who has not ordered here before.',
  },
  unknown_offer: { status: [404], when: 'There is no such coupon or deal.' },
  code_taken: {
    status: [409],
    when: 'Another coupon has this code, in whatever case it is written.',
  },
  not_on_menu: {
    status: [422],
    when: 'An offer names a dish, a category or a restaurant that is not there; `problems` names each.',
  },
  not_your_offer: {
    status: [403],
    when: 'A manager changes an offer that is for more than their restaurant.',
  },
} as const;
