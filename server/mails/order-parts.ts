import type { Order, OrderLine } from '#schemas/api/orders.ts';
import { mail } from '#schemas/messages/en/mail.ts';
import type { CustomerMailTexts } from './customer-mail-texts.ts';
import { shownName } from '#schemas/rules/menu/shown-name.ts';
import { isUnfulfilled } from '#schemas/rules/order-end.ts';
import { withoutLinks } from './customer-text.ts';
import type { MailContent } from './mail-content.ts';

/** An amount in minor units as people read it. */
export type Money = (minor: number) => string;

type Texts = CustomerMailTexts['mail'];

/** The dishes with their choices, halves and notes; amounts in minor units. */
export const itemsOf = (order: Order, money: Money, texts: Texts = mail): MailContent['items'] =>
  order.items.map((line) => ({
    name: texts.times(line.quantity, shownName(line.name)),
    // What a deal takes off stands below, with the deal's name.
    amount: money(line.item_total),
    details: detailsOf(line, texts),
  }));

/** '6:30 pm' and 'Friday 20 November', by the restaurant's clock; a struck time of the day alone. */
export function promisedParts(
  { promised_at, time_zone }: Order,
  before: string | null,
  locale: string,
) {
  const write = (instant: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: time_zone, ...style }).format(new Date(instant));
  const timeOf = (instant: string) => write(instant, { hour: 'numeric', minute: '2-digit' });
  const dayOf = (instant: string) =>
    write(instant, { weekday: 'long', day: 'numeric', month: 'long' });
  const day = dayOf(promised_at);
  const isSameDay = before !== null && dayOf(before) === day;
  return { time: timeOf(promised_at), day, before: isSameDay ? timeOf(before) : null };
}

const listed = (choices: OrderLine['choices'], texts: Texts): string[] =>
  choices.map(({ name, quantity }) => (quantity > 1 ? texts.times(quantity, name) : name));

const between = ' · ';

function detailsOf(line: OrderLine, texts: Texts): string[] {
  const parts = line.parts.map((part) => {
    const where = part.position === null ? part.component : texts.half[part.position];
    const name = shownName(part.name);
    const dish = part.quantity > 1 ? texts.times(part.quantity, name) : name;
    const named = where === null ? dish : `${where}: ${dish}`;
    const free = part.is_free ? `${named} (${texts.free})` : named;
    return [free, ...listed(part.choices, texts)].join(between);
  });
  const choices = listed(line.choices, texts).join(between);
  const note = line.notes === '' ? '' : texts.note(withoutLinks(line.notes));
  return [choices, ...parts, note].filter((detail) => detail !== '');
}

/** Items, what lowers and raises them, tax, total; what rounding cash does comes after it. */
export function billOf(order: Order, money: Money, texts: Texts = mail): MailContent['bill'] {
  const row = (name: string, minor: number, isStrong = false) => ({
    name,
    amount: money(minor),
    isStrong,
  });
  const items = order.items.reduce((sum, { item_total }) => sum + item_total, 0);
  const rounding = order.bill.find(({ kind }) => kind === 'cash_rounding');
  const isPartPaid = rounding !== undefined || order.gift_cards.length > 0;
  const isPayable = isPartPaid && !isUnfulfilled(order.status);
  return [
    row(texts.items, items),
    ...order.bill
      .filter((line) => line !== rounding)
      .map(({ kind, name, amount }) =>
        kind === 'delivery' && amount === 0
          ? { ...row(texts.bill.delivery(name), amount), amount: texts.free }
          : row(texts.bill[kind](name), amount),
      ),
    ...(order.tax_inclusive ? [] : [row(texts.taxOnTop, order.tax_total)]),
    row(texts.total, order.total, true),
    // Nobody pays for what is off, in rounded cash neither.
    ...(isPayable
      ? [
          ...order.gift_cards.map((card) =>
            row(texts.paidByGiftCard(card.last_four), -card.amount),
          ),
          ...(rounding ? [row(texts.bill.cash_rounding(), rounding.amount)] : []),
          row(texts.due[order.payment_method], order.due, true),
        ]
      : []),
    ...(order.tax_inclusive
      ? [{ name: texts.taxHeld(money(order.tax_total)), amount: '', isStrong: false }]
      : []),
  ];
}
