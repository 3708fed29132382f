import { z } from 'zod';
import { personName } from '../fields/name-text.ts';
import { endpoint } from './endpoint.ts';
import { orderStatus } from './order-states.ts';
import { tableCallRoutes, tabRoutes } from './tab-routes.ts';
import { count, dataOf, failureCode, id, instant, money, plainLine } from './wire.ts';

/** How many may split a bill, and how long a guest's name may be. */
export const mostPayers = 30;
export const guestName = personName({
  most: 40,
  missing: 'Write a name, so that others see whose dishes these are.',
  tooLong: 'Write at most 40 characters.',
});

/** `closed`: paid, or ended by staff; nothing is added to it any more (rule R82). */
export const tabState = z.enum(['open', 'closed']);

/** What a payer pays of a bill (rule R83). */
export const tabPaymentKind = z.enum(['rest', 'amount', 'shares', 'items']);
export type TabPaymentKind = z.output<typeof tabPaymentKind>;

/** One of what was ordered: two beers are two units, which different guests may pay. */
const tabUnit = z.object({
  /** What it stands for of the bill: tax, fees and discounts of its order included. */
  amount: money,
  state: z.enum(['open', 'held', 'paid']),
  /** Who pays, or paid it; null: nobody, or staff took it for somebody. */
  guest_id: id.nullable(),
});

const tabLine = z.object({
  id,
  name: z.string(),
  /** Choices and parts in words; '' where there are none. */
  details: z.string(),
  notes: z.string(),
  units: z.array(tabUnit),
});
export type TabLine = z.output<typeof tabLine>;

/** An order of the tab. */
const tabRound = z.object({
  order_id: z.uuid(),
  number: z.string(),
  /** Who ordered it; null: staff did. */
  guest_id: id.nullable(),
  status: orderStatus,
  placed_at: instant,
  /** What it adds to the bill: nothing once it was rejected or cancelled. */
  total: money,
  unpaid: money,
  lines: z.array(tabLine),
});
export type TabRound = z.output<typeof tabRound>;

const tabPayment = z.object({
  id: z.uuid(),
  /** null: staff took it. */
  guest_id: id.nullable(),
  kind: tabPaymentKind,
  /** `none`: gift cards and points paid all of it. */
  method: z.enum(['card', 'cash', 'none']),
  /** `held`: begun, and that much of the bill is nobody else's to pay until `expires_at`. */
  state: z.enum(['held', 'paid']),
  /** Of the bill. */
  amount: money,
  tip: money,
  /** Amounts that the payer's points and gift cards pay of both. */
  points: money,
  gift_cards: money,
  /** Amount that changes hands besides these: with the tip, and in cash rounded (rule R5). */
  to_pay: money,
  /** Taken of a card that was left at the table (rule R84). */
  by_held_card: z.boolean(),
  /** Amount of all that goes back, or is back, by whichever way. */
  refunded: money,
  at: instant,
  /** null: paid, or cash that waits for staff. */
  expires_at: instant.nullable(),
});
export type TabPayment = z.output<typeof tabPayment>;

/** A card that a guest left at the table (rule R84). */
const heldCard = z.object({
  id: z.uuid(),
  guest_id: id,
  /**
   * `waiting`: its bank has not said yes, which only its owner sees. `charging`: what is unpaid is being
   * taken of it. `failed`: its bank gives nothing any more; its owner and staff see that.
   */
  state: z.enum(['waiting', 'held', 'charging', 'failed']),
  /** At most so much is taken of it. */
  amount: money,
  /** To its owner alone; null to all others, or where the gateway does not say. */
  last_four: z.string().nullable(),
  /** Reason of a failed card: the bank released it, or refused the charge; null for every other. */
  failure: z.enum(['expired', 'refused']).nullable(),
});
export type TabHeldCard = z.output<typeof heldCard>;

/** A bill that several orders of one table are written on (rule R82). */
export const tab = z.object({
  id: z.uuid(),
  restaurant_id: id,
  table: z.string(),
  area: z.string(),
  state: tabState,
  /** What others at the table join it with. */
  code: z.string(),
  currency: z.string().length(3),
  opened_at: instant,
  closed_at: instant.nullable(),
  /** The caller among `guests`; null for staff. */
  own_guest_id: id.nullable(),
  guests: z.array(
    z.object({
      id,
      name: z.string(),
      /** Dishes in their cart, not ordered yet. */
      choosing: count,
    }),
  ),
  /** Oldest first. */
  rounds: z.array(tabRound),
  /** Oldest first; without those by which no money moved. */
  payments: z.array(tabPayment),
  /** Oldest first; without those that were taken back or have paid. */
  held_cards: z.array(heldCard),
  /** Amount that a card would hold, and the hours after which it closes the tab; null: no card is taken. */
  card_hold: z.object({ amount: money, hours: count }).nullable(),
  /** The equal shares that guests agreed on, and how many of them are paid or held. */
  split: z.object({ of: count, taken: count }).nullable(),
  /** `total` = `paid` + `held` + `open`. */
  total: money,
  paid: money,
  held: money,
  /** What nobody pays yet. */
  open: money,
  /** Tips beside it. */
  tips: money,
  /** Percentages offered as tips; empty: none are taken (rule R16). */
  tip_percents: z.array(z.number().int()),
  /** What cash is rounded to (rule R5); null: it is not rounded. */
  cash_step: money.nullable(),
});
export type Tab = z.output<typeof tab>;

/** What is to be paid of a bill. An amount is in the major unit. */
export const tabShare = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rest') }),
  z.object({ kind: z.literal('amount'), amount: z.union([z.number(), z.string()]) }),
  /** So many of equal shares; where shares are paid already `of` is what they were shares of. */
  z.object({
    kind: z.literal('shares'),
    of: z.number().int().min(2).max(mostPayers),
    shares: z.number().int().min(1).max(mostPayers),
  }),
  z.object({
    kind: z.literal('items'),
    items: z
      .array(z.object({ line_id: id, quantity: z.number().int().min(1).max(99) }))
      .min(1)
      .max(200),
  }),
]);
export type TabShare = z.output<typeof tabShare>;

const token = z.object({ token: z.string().min(1).max(100) });
const tabId = z.object({ tabId: z.uuid() });
/** Fails with the tab as it is now (`tab_changed`, `tab_item_taken`). */
export const tabConflict = {
  409: z.object({ error: z.string(), code: failureCode, data: tab.optional() }),
};

const findTableTab = endpoint(tabRoutes.findTableTab, {
  summary: 'Whether a tab is open at a table, and whether the caller is a guest of it (rule R80).',
  security: ['user', 'guest'],
  params: token,
  reply: dataOf(
    z.object({
      state: z.enum(['none', 'open', 'joined']),
      /** Of a tab that the caller has joined. */
      tab_id: z.uuid().nullable(),
    }),
  ),
});

const openTab = endpoint(tabRoutes.openTab, {
  summary: 'Opens a tab at a table; one that the caller has open there is that one (rule R82).',
  security: ['user', 'guest'],
  params: token,
  body: z.object({ name: guestName }),
  status: 201,
  reply: dataOf(tab),
});

const joinTab = endpoint(tabRoutes.joinTab, {
  summary: 'Joins the tab of a table by its code, under a name that the others see (rule R82).',
  security: ['user', 'guest'],
  params: token,
  body: z.object({ name: guestName, code: plainLine.max(12) }),
  reply: dataOf(tab),
});

const getTab = endpoint(tabRoutes.getTab, {
  summary: 'The tab that the caller is a guest of, also for a day after it was closed.',
  security: ['user', 'guest'],
  params: tabId,
  reply: dataOf(tab),
});

const renameTabGuest = endpoint(tabRoutes.renameTabGuest, {
  summary: 'Changes the name that the others see.',
  security: ['user', 'guest'],
  params: tabId,
  body: z.object({ name: guestName }),
  reply: dataOf(tab),
});

const closeTab = endpoint(tabRoutes.closeTab, {
  summary: 'Ends a tab of which nothing is unpaid; again changes nothing (rule R82).',
  security: ['user', 'guest'],
  params: tabId,
  body: z.object({}),
  reply: dataOf(tab),
});

/** What a table asks for. */
export const tableCallKind = z.enum(['waiter', 'bill']);
export type TableCallKind = z.output<typeof tableCallKind>;

export const tableCall = z.object({
  id: z.uuid(),
  kind: tableCallKind,
  at: instant,
  /** null: nobody has seen to it. */
  answered_at: instant.nullable(),
});
export type TableCall = z.output<typeof tableCall>;

const listTableCalls = endpoint(tableCallRoutes.listTableCalls, {
  summary: 'What the caller asked for at a table in the last hour; newest last.',
  security: ['user', 'guest'],
  params: token,
  reply: dataOf(z.array(tableCall)),
});

const callStaff = endpoint(tableCallRoutes.callStaff, {
  summary: 'Asks for somebody to come, or for the bill; again while it is open is the same call.',
  security: ['user', 'guest'],
  params: token,
  body: z.object({ kind: tableCallKind }),
  status: 201,
  reply: dataOf(tableCall),
});

export const tabEndpoints = { findTableTab, openTab, joinTab, getTab, renameTabGuest, closeTab };
export const tableCallEndpoints = { listTableCalls, callStaff };
