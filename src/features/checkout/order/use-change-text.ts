import type { OrderChange } from '#schemas/api/order-changes.ts';
import type { Order } from '#schemas/api/orders.ts';
import { toMinor } from '#schemas/money.ts';
import { lineChangeText } from '#schemas/rules/line-change-text.ts';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import { comma } from '#schemas/messages/en/language.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';

/** What a change did to the price, and what is to be paid now: true as long as the order is open. */
export function useChangeMoney() {
  const { money: words } = useMessages().order.changes;
  const { money } = useFormat();
  return (
    { total_was: was, total_now: now }: OrderChange,
    { currency, to_collect: collect, status, delivery_method: method }: Order,
  ): string[] => {
    const more = toMinor(now, currency) - toMinor(was, currency);
    return [
      more === 0 ? words.same : words[more > 0 ? 'more' : 'less'](money(Math.abs(more))),
      ...(collect > 0 && !isOrderOver(status)
        ? [words.collect[method](money(toMinor(collect, currency)))]
        : []),
    ];
  };
}

/** The last change of an order's lines in one sentence; null: there was none. */
export function useChangeText(order: Order): string | null {
  const { changes: words } = useMessages().order;
  const moneyOf = useChangeMoney();
  const latest = order.changes.at(-1);
  if (!latest) return null;
  const lines = latest.lines.map((line) => lineChangeText(line, words.line)).join(comma);
  return [`${words.heading}: ${lines}.`, ...moneyOf(latest, order)].join(' ');
}
