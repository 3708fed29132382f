import { z } from 'zod';
import { addressTextOrNone } from '../fields/address-text.ts';
import { amountText } from '../fields/amount-text.ts';
import { typedCode } from '../fields/code-text.ts';
import { pointsText } from './cart-loyalty.ts';
import { deliveryMethod, localDate, localTime, plainLine } from './wire.ts';

/** When it is for, in the restaurant's clock; left out: as soon as possible. */
export const cartTime = { pickup_date: localDate.optional(), pickup_time: localTime.optional() };

/** What a cart is priced for; without it a pickup as soon as possible, paid by card. */
export const cartPurpose = {
  coupon_code: typedCode.optional(),
  /** Points to redeem, of a user (rule R76). */
  points: pointsText.optional(),
  /** Handles of gift cards (lookUpGiftCard), parted by commas. */
  gift_cards: plainLine.max(600).optional(),
  is_cash_on_delivery_opt: z.literal('1').optional(),
  dine_in: z.literal('true').optional(),
  delivery_method: deliveryMethod.optional(),
  ...cartTime,
  postcode: addressTextOrNone('postcode').optional(),
  suburb: addressTextOrNone('suburb').optional(),
  city: addressTextOrNone('city').optional(),
  address: addressTextOrNone('formattedAddress').optional(),
  /** Either of the two; an amount is in the major unit (rule R16). */
  tip_percent: z
    .string()
    .regex(/^\d{1,2}$/)
    .optional(),
  tip_amount: amountText().optional(),
};
