import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  couponBody,
  couponValues,
  dealBody,
  dealValues,
  type CouponBody,
  type DealBody,
} from './offer-bodies.ts';
import { routes } from './routes.ts';
import {
  count,
  dataOf,
  deliveryMethod,
  failureCode,
  id,
  idText,
  instant,
  money,
  problem,
} from './wire.ts';

/**
 * Whether an offer counts now: `planned` begins later, `over` has passed its end, `off` was ended by
 * staff, `used_up` was used as often as it may be.
 */
const offerStatus = z.enum(['running', 'planned', 'over', 'off', 'used_up']);
export type OfferStatus = z.output<typeof offerStatus>;

/** What staff did with an offer. */
const changeKind = z.enum(['made', 'changed', 'ended', 'resumed']);
export type OfferChangeKind = z.output<typeof changeKind>;

/** An offer as it was after a change, as it is stored. */
export type OfferState = { is_active: boolean } & (
  | { kind: 'coupon'; values: CouponBody }
  | { kind: 'deal'; values: DealBody }
);

/** How an offer is used; amounts in the major unit. Orders that failed do not count. */
const figures = z.object({
  used: count,
  /** What it took off in all. */
  given: money,
  /** Of orders since then; null: of all there ever were. */
  since: instant.nullable(),
  /** Orders that wait for their payment with it. */
  unpaid: count,
  /** Open carts that hold it; null: carts do not say. */
  open_carts: count.nullable(),
  last: z
    .object({ order_id: z.uuid(), number: z.string(), at: instant, name: z.string() })
    .nullable(),
});
export type OfferFigures = z.output<typeof figures>;

const common = {
  id,
  revision: count,
  is_active: z.boolean(),
  status: offerStatus,
  /** Whoever asks may change it: a manager only what is for their own restaurant. */
  may_change: z.boolean(),
  /** IANA zone of the clock that its times are of. */
  time_zone: z.string(),
};

const listedCoupon = z.object({ ...common, values: couponValues, used: count });
export type ListedCoupon = z.output<typeof listedCoupon>;
const listedDeal = z.object({ ...common, restaurant_id: id, values: dealValues });
export type ListedDeal = z.output<typeof listedDeal>;

const change = <T extends z.ZodType>(values: T) =>
  z.object({
    id,
    at: instant,
    /** Who it was, as they were called then. */
    name: z.string(),
    kind: changeKind,
    is_active: z.boolean(),
    values,
  });

const couponOffer = listedCoupon.extend({
  figures,
  /** Newest first, at most 50. */
  changes: z.array(change(couponValues)),
});
export type CouponOffer = z.output<typeof couponOffer>;
const dealOffer = listedDeal.extend({ figures, changes: z.array(change(dealValues)) });
export type DealOffer = z.output<typeof dealOffer>;

const refused = z.object({
  error: z.string(),
  code: failureCode,
  problems: z.array(problem),
});
const stale = <T extends z.ZodType>(data: T) =>
  z.object({ error: z.string(), code: failureCode, data });
const ifMatch = z.object({ 'if-match': z.string().max(40).optional() });
/** 128 bits, written as a UUID or without its hyphens. */
const onceOnly = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i, 'Send a random UUID'),
});
const ofCoupon = z.object({ couponId: idText });
const ofDeal = z.object({ dealId: idText });
const ofRestaurant = z.object({ restaurantId: idText });

const listOffers = endpoint(routes.listOffers, {
  summary:
    'Coupons and deals, those that ended too. A manager is shown the deals of one restaurant.',
  security: ['staff'],
  reply: dataOf(
    z.object({
      coupons: z.array(listedCoupon),
      deals: z.array(listedDeal),
      restaurants: z.array(
        z.object({ id, name: z.string(), order_types: z.array(deliveryMethod) }),
      ),
    }),
  ),
});
export type OfferList = z.output<typeof listOffers.reply>['data'];

/** What an offer may name: the same at all restaurants is one, with the id that it has at each. */
const choice = z.object({
  name: z.string(),
  at: z.array(z.object({ restaurant_id: id, id, is_listed: z.boolean() })),
});
export type OfferChoice = z.output<typeof choice>;

const listOfferChoices = endpoint(routes.listOfferChoices, {
  summary: 'The dishes and categories that an offer may name, at the restaurants one works for.',
  security: ['staff'],
  reply: dataOf(z.object({ dishes: z.array(choice), categories: z.array(choice) })),
});
export type OfferChoices = z.output<typeof listOfferChoices.reply>['data'];

const getCoupon = endpoint(routes.getCoupon, {
  summary: 'A coupon with how it is used and what was made of it.',
  security: ['staff'],
  params: ofCoupon,
  reply: dataOf(couponOffer),
});

const addCoupon = endpoint(routes.addCoupon, {
  summary: 'Makes a coupon. Sent again with the same key it is answered, not made twice.',
  security: ['staff'],
  headers: onceOnly,
  body: couponBody,
  status: 201,
  reply: dataOf(couponOffer),
  failures: { 409: refused, 422: refused },
});

const setCoupon = endpoint(routes.setCoupon, {
  summary: 'Changes a coupon for orders from now on. Needs If-Match; stale: 412 with the present.',
  security: ['staff'],
  params: ofCoupon,
  headers: ifMatch,
  body: couponBody,
  reply: dataOf(couponOffer),
  failures: { 409: refused, 412: stale(couponOffer), 422: refused },
});

const isActive = z.object({ is_active: z.boolean() });

const switchCoupon = endpoint(routes.switchCoupon, {
  summary: 'Ends a coupon at once, or lets it count again.',
  security: ['staff'],
  params: ofCoupon,
  body: isActive,
  reply: dataOf(couponOffer),
});

const getDeal = endpoint(routes.getDeal, {
  summary: 'A deal with how it is used and what was made of it.',
  security: ['staff'],
  params: ofDeal,
  reply: dataOf(dealOffer),
});

const addDeal = endpoint(routes.addDeal, {
  summary: 'Makes a deal of a restaurant. Sent again with the same key it is answered.',
  security: ['staff'],
  params: ofRestaurant,
  headers: onceOnly,
  body: dealBody,
  status: 201,
  reply: dataOf(dealOffer),
  failures: { 422: refused },
});

const setDeal = endpoint(routes.setDeal, {
  summary: 'Changes a deal for orders from now on. Needs If-Match; stale: 412 with the present.',
  security: ['staff'],
  params: ofDeal,
  headers: ifMatch,
  body: dealBody,
  reply: dataOf(dealOffer),
  failures: { 412: stale(dealOffer), 422: refused },
});

const switchDeal = endpoint(routes.switchDeal, {
  summary: 'Ends a deal at once, or lets it count again.',
  security: ['staff'],
  params: ofDeal,
  body: isActive,
  reply: dataOf(dealOffer),
});

export const offerEndpoints = {
  listOffers,
  listOfferChoices,
  getCoupon,
  addCoupon,
  setCoupon,
  switchCoupon,
  getDeal,
  addDeal,
  setDeal,
  switchDeal,
};
