import { useLocation } from 'react-router-dom';
import { useShallow } from 'zustand/react/shallow';
import type { CallOf } from '#schemas/api/contract.ts';
import { toMajor } from '#schemas/money.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { isDineInPath } from '../paths.ts';
import type { CheckoutDraft } from '../stores/checkout-store.ts';
import { useCheckout, useRestaurant, useStores } from '../stores/stores.tsx';
import { useIsWholePostcode } from './use-is-whole-postcode.ts';

/** What a cart is priced for: everything but whose it is (rules R44, R47). */
export type CartPurpose = Omit<
  CallOf<'getCart'>['query'],
  'user_id' | 'guest_id' | 'restaurant_id'
>;

type Circumstances = {
  /** Epoch ms. */
  now: number;
  currency: string;
  isDineIn: boolean;
  /** The restaurant brings orders to people. */
  delivers: boolean;
  /** Nothing is asked about half a postcode. */
  isWholePostcode(postcode: string): boolean;
};

/** The draft as the cart's query has it; only what differs from a pickup by card is said. */
export function purposeOf(draft: CheckoutDraft, around: Circumstances): CartPurpose {
  const { couponCode, points, paymentMethod, deliveryMethod, appliedGiftCard } = draft;
  return {
    ...(couponCode !== null && { coupon_code: couponCode.slice(0, 60) }),
    ...(points > 0 && { points: String(points) }),
    ...(appliedGiftCard && { gift_cards: appliedGiftCard }),
    ...(paymentMethod === 'cashOnDelivery' && { is_cash_on_delivery_opt: '1' }),
    ...(around.isDineIn ? { dine_in: 'true' } : timeOf(draft, around.now)),
    ...(!around.isDineIn &&
      deliveryMethod === 'delivery' &&
      around.delivers && { delivery_method: 'delivery', ...addressOf(draft, around) }),
    ...tipOf(draft, around.currency),
  };
}

/** A time that has gone by is not asked for: the draft may be of yesterday. */
function timeOf({ pickupDate, pickupTime, pickupAt }: CheckoutDraft, now: number): CartPurpose {
  if (pickupDate === null || pickupTime === null || pickupAt === null) return {};
  return Date.parse(pickupAt) > now ? { pickup_date: pickupDate, pickup_time: pickupTime } : {};
}

function addressOf({ pricedAddress }: CheckoutDraft, around: Circumstances): CartPurpose {
  // A zone is found by the postcode first (rule R45).
  const postcode = pricedAddress?.postcode.trim() ?? '';
  if (!pricedAddress || postcode === '' || !around.isWholePostcode(postcode)) return {};
  const { suburb, city, formattedAddress } = pricedAddress;
  return {
    postcode: postcode.slice(0, 12),
    ...(suburb.trim() !== '' && { suburb: suburb.slice(0, 80) }),
    ...(city.trim() !== '' && { city: city.slice(0, 80) }),
    ...(formattedAddress.trim() !== '' && { address: formattedAddress.slice(0, 200) }),
  };
}

function tipOf({ tip }: CheckoutDraft, currency: string): CartPurpose {
  if (tip === null) return {};
  return tip.kind === 'percent'
    ? { tip_percent: String(tip.percent) }
    : { tip_amount: String(toMajor(tip.amount, currency)) };
}

/** The purpose of the cart now; a new one re-prices it at once. */
export function useCartPurpose(): CartPurpose {
  const { now } = useStores();
  const { currency } = useStorefront();
  const { pathname } = useLocation();
  const isDineIn = isDineInPath(pathname);
  const delivers = useRestaurant(
    ({ selected }) => selected?.restaurant.order_types.includes('delivery') ?? false,
  );
  const isWholePostcode = useIsWholePostcode();
  return useCheckout(
    useShallow((draft) =>
      purposeOf(draft, { now: now(), currency, isDineIn, delivers, isWholePostcode }),
    ),
  );
}
