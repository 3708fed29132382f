import type { StaffOrder } from '#schemas/api/staff.ts';
import { toMinor } from '#schemas/money.ts';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { useFormat } from '#ui/messages.tsx';
import { columnOf } from './board-columns.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';

/** Minutes that are counted down; further off the time says more. */
const soon = 90;

/** What a card says of an order at an instant (epoch ms). */
export function useOrderLabels(order: StaffOrder, now: number) {
  const words = useDeskMessages().desk;
  const format = useFormat();
  /** '6:30 pm', with its day where that is not the one it is read beside. */
  const clock = (instant: string, besideDay = localDateTime(now, order.time_zone).date): string => {
    const { date, time } = localDateTime(Date.parse(instant), order.time_zone);
    return date === besideDay ? format.time(time) : `${format.date(date)}, ${format.time(time)}`;
  };
  const promised = localDateTime(Date.parse(order.promised_at), order.time_zone);
  const { delivery_method: method } = order;
  const left = (instant: string) => Math.ceil((Date.parse(instant) - now) / minuteMs);
  const minutes = left(order.promised_at);
  const isOver = isOrderOver(order.status);
  const isLate = !isOver && minutes < 0;
  const giftCards = order.gift_cards.reduce(
    (sum, { amount }) => sum + toMinor(amount, order.currency),
    0,
  );
  const waits = order.status === 'placed' ? order.waits_until : null;
  return {
    clock,
    time: format.time(promised.time),
    /** Where it is not today. */
    day:
      promised.date === localDateTime(now, order.time_zone).date
        ? null
        : format.date(promised.date),
    isLate,
    /** How long until it is due; null where it is over or far off. */
    due: isOver
      ? null
      : columnOf(order, now) === 'later'
        ? words.due.begin(clock(order.prepare_at, promised.date))
        : isLate
          ? words.due.late(-minutes)
          : minutes > soon
            ? null
            : words.due.in(minutes),
    answer: waits === null ? null : answerOf(order, left(waits), words.due),
    type: method === 'dine_in' ? words.type.dine_in(order.table ?? '') : words.type[method],
    money: withGiftCards(order, words.money, {
      amount: format.money(toMinor(order.to_collect || order.due, order.currency)),
      paid: format.money(
        toMinor(order.due, order.currency) - toMinor(order.to_collect, order.currency),
      ),
      until: order.authorised_until === null ? '' : clock(order.authorised_until),
      giftCards: giftCards === 0 ? '' : format.money(giftCards),
    }),
    isToCollect: isToCollect(order),
  };
}

/** How long it may wait for its answer, or what becomes of it without one. */
const answerOf = (
  order: StaffOrder,
  minutes: number,
  words: ReturnType<typeof useDeskMessages>['desk']['due'],
): string => (minutes < 1 ? words.answerNow[order.if_unanswered] : words.answer(minutes));

const isToCollect = ({ to_collect }: StaffOrder): boolean => to_collect > 0;

type MoneyTexts = { amount: string; paid: string; until: string; giftCards: string };
type MoneyMessages = ReturnType<typeof useDeskMessages>['desk']['money'];

/** What became of its money, and what gift cards pay of the order; all of it, where nothing is due. */
function withGiftCards(order: StaffOrder, words: MoneyMessages, texts: MoneyTexts): string {
  const { giftCards } = texts;
  if (giftCards === '') return moneyOf(order, words, texts);
  const byCard = words.giftCard(giftCards);
  const isAll = order.due === 0 && !isToCollect(order);
  return isAll ? byCard : `${moneyOf(order, words, texts)}, ${byCard}`;
}

function moneyOf(
  order: StaffOrder,
  words: MoneyMessages,
  { amount, paid, until }: MoneyTexts,
): string {
  switch (order.payment_status) {
    case 'paid':
      // A change made it cost more than the card had paid.
      return isToCollect(order) ? words.partly(paid, amount) : words.paid(amount);
    case 'authorised':
      return words.held(amount, until);
    case 'refund_pending':
    case 'refunded':
      return words.back(amount);
    case 'voided':
      return words.nothing;
    case 'unpaid':
      if (isToCollect(order)) return words.collect(amount);
      if (order.is_not_collected) return words.notCollected(amount);
      return order.status === 'completed' && order.due > 0 ? words.paid(amount) : words.nothing;
  }
}
