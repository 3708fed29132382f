import { z } from 'zod';
import { giftEntryKinds } from '#schemas/rules/gift-cards/card-balance.ts';
import { isTimeZone } from '#schemas/rules/time/is-time-zone.ts';
import { typedCode } from '../fields/code-text.ts';
import { endpoint } from './endpoint.ts';
import { giftCardRoutes as routes } from './gift-card-routes.ts';
import { guestDetails } from './orders.ts';
import { paymentAction, sandboxCard } from './payments.ts';
import { dataOf, failureCode, id, instant, localDate, money, plainText } from './wire.ts';

/** How a card looks; each is drawn by the storefront and named in the mail. */
export const giftDesigns = ['plain', 'birthday', 'thanks', 'feast'] as const;
export const giftDesign = z.enum(giftDesigns);
export type GiftDesign = z.output<typeof giftDesign>;

/**
 * `pending`: not paid yet, and worth nothing. `active`: it can be spent until it expires. `void`: it
 * was called off.
 */
export const giftCardState = z.enum(['pending', 'active', 'void']);
export type GiftCardState = z.output<typeof giftCardState>;

/** What is sold, and how long a card counts (rule R70). */
const offer = z.object({
  /** false: cards that were sold are taken, and no new ones are sold. */
  is_sold: z.boolean(),
  /** false: no card can be paid online here, so they are sold at the counter alone. */
  is_sold_online: z.boolean(),
  currency: z.string().length(3),
  /** Suggested, in the major unit. */
  amounts: z.array(money),
  lowest: money,
  highest: money,
  designs: z.array(giftDesign),
  /** Months a card counts from the day it is sold; null: for ever. */
  expiry_months: z.number().int().positive().nullable(),
  time_zone: z.string(),
});
export type GiftCardOffer = z.output<typeof offer>;

export const getGiftCardOffer = endpoint(routes.getGiftCardOffer, {
  summary: 'Whether gift cards are sold, in which amounts and designs, and how long they count.',
  security: [],
  reply: dataOf(offer),
});

/** A card as whoever knows its code sees it. */
const knownCard = z.object({
  /** Names the card in a cart and an order of this guest; the code is never stored. */
  handle: z.string(),
  last_four: z.string().length(4),
  balance: money,
  currency: z.string().length(3),
  /** The last day on which it counts, by the tenant's clock; null: it never expires. */
  expires_on: localDate.nullable(),
  is_expired: z.boolean(),
  design: giftDesign,
});
export type KnownGiftCard = z.output<typeof knownCard>;

export const lookUpGiftCard = endpoint(routes.lookUpGiftCard, {
  summary:
    'The balance of a card by its code; a wrong code is one answer, whatever is wrong (rule R69).',
  security: ['user', 'guest'],
  body: z.object({ code: typedCode.min(1) }),
  reply: dataOf(knownCard),
});

/** A card of a user, with all that happened to its money. */
export const ownGiftCard = knownCard.extend({
  state: giftCardState,
  /** What it was sold for. */
  amount: money,
  /** Zone of the restaurant that sold it, by whose clock its instants are read. */
  time_zone: z.string(),
  /** Oldest first. */
  entries: z.array(
    z.object({
      kind: z.enum(giftEntryKinds),
      /** Negative where it took from the card. */
      amount: money,
      /** After it. */
      balance: money,
      /** The user's own; null: somebody else's, or none. */
      order_id: z.uuid().nullable(),
      at: instant,
    }),
  ),
});
export type OwnGiftCard = z.output<typeof ownGiftCard>;

export const listOwnGiftCards = endpoint(routes.listOwnGiftCards, {
  summary: 'The cards that one bought for oneself or added, with their ledgers.',
  security: ['user'],
  reply: dataOf(z.array(ownGiftCard)),
});

export const addOwnGiftCard = endpoint(routes.addOwnGiftCard, {
  summary:
    'Adds a card to one’s account by its code; a wrong code is answered as when its balance is asked for.',
  security: ['user'],
  body: z.object({ code: typedCode.min(1) }),
  reply: dataOf(ownGiftCard),
});

export const removeOwnGiftCard = endpoint(routes.removeOwnGiftCard, {
  summary:
    'Takes a card out of one’s account, by its handle; it stays its bearer’s (rule R94). Again changes nothing. Answers with the cards that are left.',
  security: ['user'],
  params: z.object({ handle: z.string().min(1).max(100) }),
  reply: dataOf(z.array(ownGiftCard)),
});

const { name: personName, email } = guestDetails.shape;

/** Whom a card is for, where it is a gift. */
export const giftRecipient = z.object({ name: personName, email });

/** What a card is bought with; checked at both ends. */
export const giftCardPurchaseBody = z.object({
  /** In the major unit. */
  amount: z.union([z.number(), z.string()]),
  design: giftDesign,
  message: plainText.max(300).default(''),
  sender: z.object({ name: personName, email }),
  /** null: it is for the sender. */
  recipient: giftRecipient.nullable().default(null),
  /** The day on which it is mailed, by the recipient's clock; null: as soon as it is paid. */
  deliver_on: localDate.nullable().default(null),
  /** IANA; where the recipient is. */
  time_zone: z.string().max(60).refine(isTimeZone, 'Write a time zone like Australia/Sydney'),
  /** In whose books the sale is; left out: the tenant's first one. */
  restaurant_id: id.optional(),
});

/** A card that is being bought, as its buyer sees it: without its code, which comes by mail. */
const purchase = z.object({
  id: z.uuid(),
  state: giftCardState,
  amount: money,
  currency: z.string().length(3),
  design: giftDesign,
  message: z.string(),
  sender_name: z.string(),
  /** Where it is mailed to. */
  recipient_name: z.string(),
  recipient_email: z.string(),
  deliver_on: localDate.nullable(),
  /** When it was mailed; null: not yet. */
  mailed_at: instant.nullable(),
  expires_on: localDate.nullable(),
  last_four: z.string().length(4),
});
export type GiftCardPurchase = z.output<typeof purchase>;

const giftCardId = z.object({ giftCardId: z.uuid() });
const key = z.object({ 'idempotency-key': z.string().min(16).max(80) });

export const buyGiftCard = endpoint(routes.buyGiftCard, {
  summary: 'Begins to buy a gift card; it counts once it is paid. The same key is the same card.',
  security: ['user', 'guest'],
  headers: key,
  body: giftCardPurchaseBody,
  status: 201,
  reply: dataOf(purchase),
});

export const getGiftCardPurchase = endpoint(routes.getGiftCardPurchase, {
  summary: 'A gift card that the caller buys or bought.',
  security: ['user', 'guest'],
  params: giftCardId,
  reply: dataOf(purchase),
});

const payment = z.object({ data: purchase, action: paymentAction.nullable() });
const declined = { 402: z.object({ error: z.string(), code: failureCode }) };

export const payGiftCard = endpoint(routes.payGiftCard, {
  summary: 'Pays a gift card by card; paying a paid one again changes nothing.',
  security: ['user', 'guest'],
  params: giftCardId,
  headers: key,
  body: z.discriminatedUnion('gateway', [
    z.object({ gateway: z.literal('sandbox'), card: sandboxCard }),
    z.object({ gateway: z.literal('stripe') }),
  ]),
  reply: payment,
  failures: declined,
});

export const checkGiftCardPayment = endpoint(routes.checkGiftCardPayment, {
  summary: 'Asks the gateway how the payment of a gift card stands.',
  security: ['user', 'guest'],
  params: giftCardId,
  reply: payment,
  failures: declined,
});

export const giftCardEndpoints = {
  getGiftCardOffer,
  lookUpGiftCard,
  listOwnGiftCards,
  addOwnGiftCard,
  removeOwnGiftCard,
  buyGiftCard,
  getGiftCardPurchase,
  payGiftCard,
  checkGiftCardPayment,
};
