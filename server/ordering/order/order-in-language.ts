import type { Order } from '#schemas/api/orders.ts';
import { failureTexts } from '#schemas/messages/failure-texts.ts';
import type { Language } from '#schemas/languages/languages.ts';
import { orderReasons } from '#schemas/messages/en/order-reasons.ts';

const keys = new Map(Object.entries(orderReasons).map(([key, text]) => [text, key]));

/** Of a tip that was changed, whose amount stays as it was written. */
const tipNow = /^The tip is now (.+)\.$/;

/** A reason of the program's own in a language; what a person wrote stays as it is. */
export function reasonIn(language: Language, reason: string): string {
  const { orders, reasons } = failureTexts[language];
  const tip = tipNow.exec(reason)?.[1];
  if (tip !== undefined) return orders.tipNow(tip);
  const key = keys.get(reason);
  const texts: Readonly<Record<string, string>> = reasons;
  return (key !== undefined && texts[key]) || reason;
}

/** An order as who reads a language sees it: the program's own reasons are stored in English. */
export function orderIn(language: Language, order: Order): Order {
  if (language === 'en') return order;
  return {
    ...order,
    status_reason: reasonIn(language, order.status_reason),
    events: order.events.map((event) => ({ ...event, reason: reasonIn(language, event.reason) })),
    refunds: order.refunds.map((refund) => ({
      ...refund,
      reason: reasonIn(language, refund.reason),
    })),
  };
}
