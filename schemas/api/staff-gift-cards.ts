import { z } from 'zod';
import { emailText } from '../fields/email-text.ts';
import { personNameOrNone } from '../fields/name-text.ts';
import { giftEntryKinds } from '#schemas/rules/gift-cards/card-balance.ts';
import { endpoint } from './endpoint.ts';
import { giftCardRoutes as routes } from './gift-card-routes.ts';
import { giftCardState, giftDesign, giftRecipient } from './gift-cards.ts';
import { everyRole, leadingRoles } from './staff-role.ts';
import {
  count,
  dataOf,
  failureCode,
  id,
  instant,
  localDate,
  money,
  plainLine,
  plainText,
} from './wire.ts';

/** How a card was paid: online, or at the counter. */
export const giftCardTender = z.enum(['card', 'cash', 'terminal']);

/** A card as the desk sees it. */
const staffCard = z.object({
  id: z.uuid(),
  state: giftCardState,
  is_expired: z.boolean(),
  last_four: z.string().length(4),
  amount: money,
  balance: money,
  currency: z.string().length(3),
  expires_on: localDate.nullable(),
  design: giftDesign,
  message: z.string(),
  sender_name: z.string(),
  sender_email: z.string(),
  recipient_name: z.string(),
  /** '' of one that was handed over on paper. */
  recipient_email: z.string(),
  deliver_on: localDate.nullable(),
  mailed_at: instant.nullable(),
  created_at: instant,
  /** Zone of the restaurant that sold it, by whose clock its instants are read. */
  time_zone: z.string(),
  void_reason: z.string(),
  /** How it was paid; null: it is not. */
  tender: giftCardTender.nullable(),
  /** What of its purchase can be given back: what is left on it (rule R72). */
  refundable: money,
});
export type StaffGiftCard = z.output<typeof staffCard>;

const entry = z.object({
  id: z.number().int(),
  kind: z.enum(giftEntryKinds),
  /** Negative where it took from the card. */
  amount: money,
  /** After it. */
  balance: money,
  order_id: z.uuid().nullable(),
  order_number: z.string().nullable(),
  staff_name: z.string().nullable(),
  reason: z.string(),
  at: instant,
});

const staffCardWithLedger = staffCard.extend({
  /** Oldest first. */
  entries: z.array(entry),
  /** How what was given back of its purchase stands; newest last. */
  refunds: z.array(
    z.object({
      amount: money,
      state: z.enum(['pending', 'done', 'failed']),
      reason: z.string(),
      at: instant,
    }),
  ),
});
export type StaffGiftCardWithLedger = z.output<typeof staffCardWithLedger>;

const params = z.object({ giftCardId: z.uuid() });
const reply = dataOf(staffCardWithLedger);
const key = z.object({ 'idempotency-key': z.string().min(16).max(80) });

export const findGiftCards = endpoint(routes.findGiftCards, {
  summary:
    'Finds cards by their code, its last four, or an address they were bought by or for; by nothing, those sold last.',
  security: ['staff'],
  roles: everyRole,
  audit: 'none',
  body: z.union([
    z.object({ code: plainLine.min(1).max(60) }),
    z.object({
      last_four: plainLine.length(4).optional(),
      email: emailText().optional(),
    }),
  ]),
  reply: dataOf(z.array(staffCard)),
});

export const getGiftCard = endpoint(routes.getGiftCard, {
  summary: 'A gift card with its ledger.',
  security: ['staff'],
  roles: everyRole,
  params,
  reply,
});

/** What a card is sold for at the counter; checked at both ends. */
export const sellGiftCardBody = z.object({
  restaurant_id: id,
  amount: z.union([z.number(), z.string()]),
  tender: z.enum(['cash', 'terminal']),
  design: giftDesign,
  message: plainText.max(300).default(''),
  sender_name: personNameOrNone({ most: 80 }).default(''),
  /** Whom it is mailed to; null: its code is handed over. */
  recipient: giftRecipient.nullable().default(null),
});

const staffCardWithCode = staffCardWithLedger.extend({
  /** Shown this once, to be handed over; null: it is mailed, or this call came again. */
  code: z.string().nullable(),
});
export type StaffGiftCardWithCode = z.output<typeof staffCardWithCode>;

export const sellGiftCard = endpoint(routes.sellGiftCard, {
  summary: 'Sells a card at the counter, paid in cash or by the terminal; it counts at once.',
  security: ['staff'],
  roles: everyRole,
  headers: key,
  body: sellGiftCardBody,
  status: 201,
  reply: dataOf(staffCardWithCode),
});

export const resendGiftCard = endpoint(routes.resendGiftCard, {
  summary:
    'Mails a card again, or hands it over, with a new code, for the old one is known to nobody; the old one ends.',
  security: ['staff'],
  roles: everyRole,
  params,
  body: z.object({
    /** What staff saw: where the card got another code meanwhile, it gets no second one. */
    last_four: plainLine.length(4),
    email: emailText().optional(),
    /** Its code is answered, to be handed over, and mailed to nobody. */
    by_hand: z.boolean().default(false),
  }),
  reply: dataOf(staffCardWithCode),
});

const reason = plainText.min(1).max(300);

export const voidGiftCard = endpoint(routes.voidGiftCard, {
  summary: 'Voids a card: what is left on it is worth nothing any more, and no money goes back.',
  security: ['staff'],
  roles: leadingRoles,
  params,
  body: z.object({ reason }),
  reply,
});

export const refundGiftCard = endpoint(routes.refundGiftCard, {
  summary: 'Gives back what is left of a card over what paid for it, and voids it (rule R72).',
  security: ['staff'],
  roles: leadingRoles,
  params,
  headers: key,
  body: z.object({
    reason,
    /** What staff saw, in the major unit: where less is left, nothing is given back. */
    amount: z.union([z.number(), z.string()]),
  }),
  reply,
});

const price = z.number('Write an amount above 0.').positive('Write an amount above 0.');
const monthsMessage = 'Write a whole number of months, up to 1200.';

/** Amounts in the major unit. */
export const giftCardSettingsBody = z.object({
  is_sold: z.boolean(),
  amounts: z.array(price).max(8, 'Offer at most eight amounts.'),
  lowest: price,
  highest: price,
  designs: z.array(giftDesign).min(1, 'Offer at least one design.'),
  /** null: for ever. */
  expiry_months: z
    .number(monthsMessage)
    .int(monthsMessage)
    .min(1, monthsMessage)
    .max(1200, monthsMessage)
    .nullable(),
});
export type GiftCardSettingsBody = z.output<typeof giftCardSettingsBody>;

const settings = giftCardSettingsBody.extend({
  currency: z.string().length(3),
  /** What the country asks for at least (rule R70); null: a card counts for ever. */
  least_months: z.number().int().nullable(),
  revision: count,
});
export type GiftCardSettings = z.output<typeof settings>;

export const getGiftCardSettings = endpoint(routes.getGiftCardSettings, {
  summary: 'Whether gift cards are sold, and how.',
  security: ['staff'],
  roles: ['owner'],
  reply: dataOf(settings),
});

export const setGiftCardSettings = endpoint(routes.setGiftCardSettings, {
  summary: 'Sets how gift cards are sold from now on. Needs If-Match; stale: 412.',
  security: ['staff'],
  roles: ['owner'],
  headers: z.object({ 'if-match': z.string().max(40).optional() }),
  body: giftCardSettingsBody,
  reply: dataOf(settings),
  failures: { 412: z.object({ error: z.string(), code: failureCode, data: settings }) },
});

export const staffGiftCardEndpoints = {
  findGiftCards,
  getGiftCard,
  sellGiftCard,
  resendGiftCard,
  voidGiftCard,
  refundGiftCard,
  getGiftCardSettings,
  setGiftCardSettings,
};
