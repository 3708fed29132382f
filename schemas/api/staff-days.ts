import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { orderStatus } from './orders.ts';
import { routes } from './routes.ts';
import {
  dataOf,
  deliveryMethod,
  id,
  idText,
  instant,
  localDate,
  localTime,
  money,
} from './wire.ts';

/** Within what calendars and the database know. */
export const businessDate = localDate.refine(
  (date) => date >= '2000-01-01' && date < '2200-01-01',
  'Ask for a day of this century or the next',
);

const amountOf = <K extends string>(kinds: readonly [K, ...K[]]) =>
  z.object({ kind: z.enum(kinds), amount: money });

/** How money was given and taken back. */
export const tenderKind = z.enum(['card', 'cash', 'gift_card']);

/** What was taken and given back on the day by one tender: `net` is `taken` less `refunded`, a card's also less what banks took by disputes. */
const dayTender = z.object({
  kind: tenderKind,
  payments: z.number().int(),
  taken: money,
  /** Of `taken`. */
  tips: money,
  refunds: z.number().int(),
  refunded: money,
  net: money,
});

/**
 * What the takings are made of: `dishes` less the discounts, with the fees, the taxes that are not
 * `included`, `tips`, `cash_rounding` and `paid_twice` they are `taken`, to the cent (decision 044).
 */
const dayMoney = z.object({
  tenders: z.array(dayTender),
  taken: money,
  refunded: money,
  /** What banks took by disputes, and gave back of it. */
  disputes: z.object({
    withdrawals: z.number().int(),
    withdrawn: money,
    reinstatements: z.number().int(),
    reinstated: money,
  }),
  /**
   * Gift cards that were sold in the day, and what was given back of them: money that came in and is
   * owed, so it is no part of `taken` (decision 077).
   */
  gift_cards: z.object({
    sold: z.number().int(),
    /** By card online or at the terminal, and in cash, less what was given back by it. */
    card: money,
    cash: money,
  }),
  /** `taken` less `refunded` and what was withdrawn, and with what was reinstated. */
  net: money,
  /** Orders whose payment was taken on the day. */
  orders: z.number().int(),
  /** At list price. */
  dishes: money,
  discounts: z.array(amountOf(['deal', 'coupon', 'points', 'delivery'])),
  fees: z.array(amountOf(['delivery', 'service'])),
  taxes: z.array(
    z.object({
      /** Parts per million. */
      ppm: z.number().int(),
      /** It is in the prices, and not added to them. */
      included: z.boolean(),
      base: money,
      amount: money,
    }),
  ),
  tips: money,
  cash_rounding: money,
  /** Taken a second time for an order that was paid already; it goes back. */
  paid_twice: money,
});

const dayDish = z.object({
  name: z.string(),
  quantity: z.number().int(),
  /** After discounts. */
  amount: money,
});

/** What is not settled yet, as it is now. */
const openMatter = z.object({
  kind: z.enum([
    'order',
    'held',
    'refund_pending',
    'refund_failed',
    'refund_waiting',
    'mismatched',
    'disputed',
  ]),
  order_id: z.uuid(),
  number: z.string(),
  /** The one that the order is for. */
  date: localDate,
  amount: money,
});

const staffDay = z.object({
  restaurant: z.object({ id, name: z.string(), time_zone: z.string() }),
  /** The business day, and the one that it is now (rule R18). */
  date: localDate,
  today: localDate,
  begins_at: instant,
  /** The first instant that is not of the day any more. */
  ends_at: instant,
  currency: z.string().length(3),
  /** Those for the day; what was never paid the restaurant never saw. */
  orders: z.array(
    z.object({ status: orderStatus, type: deliveryMethod, count: z.number().int().positive() }),
  ),
  money: dayMoney,
  /** The dishes of the orders for the day that were not called off, by either measure. */
  dishes: z.object({ by_quantity: z.array(dayDish), by_amount: z.array(dayDish) }),
  /** Every hour from the first to the last in which something was; one that the clock shows twice is two. */
  hours: z.array(
    z.object({
      begins_at: instant,
      time: localTime,
      /** For the day, promised in the hour. */
      orders: z.number().int(),
      /** In the hour. */
      taken: money,
    }),
  ),
  /** A fortnight, the oldest day first and this one last. */
  recent_days: z.array(
    z.object({
      date: localDate,
      /** For the day, and not called off. */
      orders: z.number().int(),
      /** On the day. */
      taken: money,
    }),
  ),
  waits: z.object({
    /** Orders that were wanted within two hours and are ready, and their minutes from placed to ready. */
    orders: z.number().int(),
    average_minutes: z.number().nullable(),
    /** Ready (pickup) or handed over (else) by the minute that was promised last. */
    on_time: z.number().int(),
    late: z.number().int(),
    /** Of those that were late. */
    average_late_minutes: z.number().nullable(),
  }),
  open: z.array(openMatter),
});
export type StaffDay = z.output<typeof staffDay>;

export const getStaffDay = endpoint(routes.getStaffDay, {
  summary: 'The figures of a restaurant’s business day, to its owner and manager (decision 044).',
  security: ['staff'],
  query: z.object({
    restaurant_id: idText,
    /** Today where it is left out. */
    date: businessDate.optional(),
  }),
  reply: dataOf(staffDay),
});

/** What staffOrdersFilePath is asked with. */
export const staffOrdersFileQuery = z.object({
  restaurant_id: idText,
  from: businessDate,
  to: businessDate,
});
