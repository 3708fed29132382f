import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { couponBody, dealBody } from './offer-bodies.ts';
import { routes } from './routes.ts';
import { dataOf, deliveryMethod, failureCode, id, idText, money, problem } from './wire.ts';

/**
 * What the cart of a preview holds: what the restaurant sells most of, the same for a table of many,
 * just what the offer asks for, or dishes of one's own choice.
 */
export const sampleCarts = ['usual', 'large', 'fitting', 'own'] as const;

/** A cart to try an offer on; nothing of it is stored. */
const sampleCart = z.object({
  kind: z.enum(sampleCarts),
  /** Of `own`: restaurant products. */
  items: z
    .array(
      z.object({
        dish_id: id,
        quantity: z.number().int().min(1).max(99),
      }),
    )
    .max(20, 'Choose at most 20 dishes.'),
  order_type: deliveryMethod,
  payment_method: z.enum(['card', 'cashOnDelivery']),
});
export type SampleCartBody = z.output<typeof sampleCart>;

const bill = z.object({
  /** Items before anything is taken off. */
  items: money,
  /** What deals, codes and the fee add and take off, in the sequence of rule R6. */
  lines: z.array(z.object({ kind: z.string(), name: z.string(), amount: money })),
  total: money,
});

const offerPreview = z.object({
  cart: z.array(z.object({ dish_id: id, name: z.string(), quantity: z.number(), amount: money })),
  before: bill,
  after: bill,
  /** What the offer takes off this cart. */
  saving: money,
  /** Why it takes nothing off, or less than it could, in words; null: it does. */
  reason: z.string().nullable(),
});
export type OfferPreview = z.output<typeof offerPreview>;

const refused = z.object({
  error: z.string(),
  code: failureCode,
  problems: z.array(problem),
});
const params = z.object({ restaurantId: idText });

const previewCoupon = endpoint(routes.previewCoupon, {
  summary: 'What a coupon, saved or not, does to a sample cart by the prices of now.',
  security: ['staff'],
  audit: 'none',
  params,
  body: z.object({
    /** The one that is changed, whose uses count; null: a new one. */
    coupon_id: id.nullable(),
    offer: couponBody,
    cart: sampleCart,
  }),
  reply: dataOf(offerPreview),
  failures: { 422: refused },
});

const previewDeal = endpoint(routes.previewDeal, {
  summary: 'What a deal, saved or not, does to a sample cart by the prices of now.',
  security: ['staff'],
  audit: 'none',
  params,
  body: z.object({
    /** The one that is changed; null: a new one. */
    deal_id: id.nullable(),
    offer: dealBody,
    cart: sampleCart,
  }),
  reply: dataOf(offerPreview),
  failures: { 422: refused },
});

export const offerPreviewEndpoints = { previewCoupon, previewDeal };
