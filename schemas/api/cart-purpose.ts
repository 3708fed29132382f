import { z } from 'zod';
import { pointsText } from './cart-loyalty.ts';
import { deliveryMethod, localDate, localTime, plainLine } from './wire.ts';

/** When it is for, in the restaurant's clock; left out: as soon as possible. */
export const cartTime = { pickup_date: localDate.optional(), pickup_time: localTime.optional() };

/** What a cart is priced for; without it a pickup as soon as possible, paid by card. */
export const cartPurpose = {
  coupon_code: plainLine.max(60).optional(),
  /** Points to redeem, of a user (rule R76). */
  points: pointsText.optional(),
  /** Handles of gift cards (lookUpGiftCard), parted by commas. */
  gift_cards: plainLine.max(600).optional(),
  is_cash_on_delivery_opt: z.literal('1').optional(),
  dine_in: z.literal('true').optional(),
  delivery_method: deliveryMethod.optional(),
  ...cartTime,
  postcode: plainLine.max(12).optional(),
  suburb: plainLine.max(80).optional(),
  city: plainLine.max(80).optional(),
  address: plainLine.max(200).optional(),
  /** Either of the two; an amount is in the major unit (rule R16). */
  tip_percent: z
    .string()
    .regex(/^\d{1,2}$/)
    .optional(),
  tip_amount: z
    .string()
    .regex(/^\d{1,7}(?:\.\d{1,3})?$/)
    .optional(),
};
