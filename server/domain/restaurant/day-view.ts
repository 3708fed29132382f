import type { StaffDay } from '#schemas/api/staff-days.ts';
import { tenderKind } from '#schemas/api/staff-days.ts';
import { toMajor } from '#schemas/money.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { hourMs, minuteMs } from '#schemas/rules/time/minute.ts';
import type { readGiftCardSales } from '../../db/queries/day-gift-cards.ts';
import type {
  Day,
  readDisputes,
  readPartsOfTakings,
  readRefunds,
  readTakenByDay,
  readTakenByHour,
  readTakings,
} from '../../db/queries/day-money.ts';
import type {
  countOrders,
  countOrdersByDay,
  countOrdersByHour,
  DishSold,
  listOpenMatters,
  rankDishes,
  readWaits,
} from '../../db/queries/day-orders.ts';

type RowsOf<F extends (...parameters: never[]) => Promise<unknown>> = Awaited<ReturnType<F>>;

/** Everything about a day as the database adds it up; minor units. */
export type DayRows = {
  takings: RowsOf<typeof readTakings>;
  refunds: RowsOf<typeof readRefunds>;
  disputes: RowsOf<typeof readDisputes>;
  giftCards: RowsOf<typeof readGiftCardSales>;
  parts: RowsOf<typeof readPartsOfTakings>;
  takenByHour: RowsOf<typeof readTakenByHour>;
  orders: RowsOf<typeof countOrders>;
  ordersByHour: RowsOf<typeof countOrdersByHour>;
  dishes: RowsOf<typeof rankDishes>;
  takenByDay: RowsOf<typeof readTakenByDay>;
  ordersByDay: RowsOf<typeof countOrdersByDay>;
  waits: RowsOf<typeof readWaits>;
  open: RowsOf<typeof listOpenMatters>;
};

type DayOf = {
  restaurant: { id: number; name: string; timeZone: string };
  day: Day;
  /** Those before it, and it. */
  days: readonly Day[];
  today: string;
  currency: string;
};

/** The figures of a business day as the wire shows them. */
export function dayView(
  rows: DayRows,
  { restaurant, day, days, today, currency }: DayOf,
): StaffDay {
  const money = (minor: number) => toMajor(minor, currency);
  const dish = (one: DishSold) => ({ ...one, amount: money(one.amount) });
  const { dishes, waits } = rows;
  return {
    restaurant: { id: restaurant.id, name: restaurant.name, time_zone: restaurant.timeZone },
    date: day.date,
    today,
    begins_at: day.begins.toISOString(),
    ends_at: day.ends.toISOString(),
    currency,
    orders: rows.orders,
    money: moneyOfDay(rows, money),
    dishes: { by_quantity: dishes.byQuantity.map(dish), by_amount: dishes.byAmount.map(dish) },
    hours: hoursOfDay(rows, { restaurant, money }),
    recent_days: days.map(({ date }) => ({
      date,
      orders: rows.ordersByDay.get(date) ?? 0,
      taken: money(rows.takenByDay.get(date) ?? 0),
    })),
    waits: {
      orders: waits.orders,
      average_minutes: rounded(waits.averageMinutes),
      on_time: waits.onTime,
      late: waits.late,
      average_late_minutes: rounded(waits.averageLateMinutes),
    },
    open: rows.open.map(({ kind, orderId, number, date, amount }) => ({
      kind,
      order_id: orderId,
      number: String(number).padStart(3, '0'),
      date,
      amount: money(amount),
    })),
  };
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Every tender stands there, also one by which nothing moved. */
function moneyOfDay(
  { takings, refunds, disputes, giftCards, parts }: DayRows,
  money: (minor: number) => number,
): StaffDay['money'] {
  const tenders = tenderKind.options.map((kind) => {
    const taken = takings.find((row) => row.kind === kind);
    const back = refunds.find((row) => row.kind === kind);
    return {
      kind,
      payments: taken?.payments ?? 0,
      taken: taken?.taken ?? 0,
      tips: taken?.tips ?? 0,
      refunds: back?.refunds ?? 0,
      refunded: back?.refunded ?? 0,
      // Banks dispute what was paid by card.
      lost: kind === 'card' ? disputes.withdrawn - disputes.reinstated : 0,
    };
  });
  const taken = sumOf(tenders.map((tender) => tender.taken));
  const refunded = sumOf(tenders.map((tender) => tender.refunded));
  return {
    tenders: tenders.map(({ lost, ...tender }) => ({
      ...tender,
      taken: money(tender.taken),
      tips: money(tender.tips),
      refunded: money(tender.refunded),
      net: money(tender.taken - tender.refunded - lost),
    })),
    taken: money(taken),
    refunded: money(refunded),
    disputes: {
      ...disputes,
      withdrawn: money(disputes.withdrawn),
      reinstated: money(disputes.reinstated),
    },
    gift_cards: {
      sold: giftCards.sold,
      card: money(giftCards.card),
      cash: money(giftCards.cash),
    },
    net: money(taken - refunded - disputes.withdrawn + disputes.reinstated),
    orders: parts.orders,
    dishes: money(parts.dishes),
    discounts: (parts.discounts ?? []).map((one) => ({ ...one, amount: money(one.amount) })),
    fees: (parts.fees ?? []).map((one) => ({ ...one, amount: money(one.amount) })),
    taxes: (parts.taxes ?? []).map((one) => ({
      ...one,
      base: money(one.base),
      amount: money(one.amount),
    })),
    tips: money(parts.tips),
    cash_rounding: money(parts.cashRounding),
    paid_twice: money(sumOf(takings.map(({ paidTwice }) => paidTwice))),
  };
}

/** Every hour from the first to the last in which something was. */
function hoursOfDay(
  { takenByHour, ordersByHour }: DayRows,
  { restaurant, money }: { restaurant: DayOf['restaurant']; money: (minor: number) => number },
): StaffDay['hours'] {
  const taken = new Map(takenByHour.map(({ at, taken: amount }) => [at, amount]));
  const orders = new Map(ordersByHour.map(({ at, orders: count }) => [at, count]));
  const instants = [...taken.keys(), ...orders.keys()];
  if (instants.length === 0) return [];
  const first = Math.min(...instants);
  const length = (Math.max(...instants) - first) / hourMs + 1;
  return Array.from({ length }, (_, index) => {
    const at = first + index * hourMs;
    return {
      begins_at: new Date(at).toISOString(),
      time: localDateTime(at, restaurant.timeZone).time,
      orders: orders.get(at) ?? 0,
      taken: money(taken.get(at) ?? 0),
    };
  });
}

/** The full hour of the restaurant's clock that an instant is in. */
export function hourOf(instant: Date, timeZone: string): Date {
  const { time } = localDateTime(instant.getTime(), timeZone);
  const minutes = Number(time.slice(3)) * minuteMs + (instant.getTime() % minuteMs);
  return new Date(instant.getTime() - minutes);
}

const rounded = (minutes: number | null): number | null =>
  minutes === null ? null : Math.round(minutes * 10) / 10;
