import type { Order, OrderLine } from '#schemas/api/orders.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { mail as texts } from '#schemas/messages/en/mail.ts';
import { formatMoney } from '#schemas/money.ts';
import { isOnlyHeld } from '#schemas/rules/is-only-held.ts';
import { timeChangeOf } from '#schemas/rules/time-change-of.ts';
import type { OrderMailKind } from '../domain/order/mail-of-event.ts';
import type { MailContent } from './mail-content.ts';
import { mailLook } from './mail-look.ts';

export type OrderMailInput = {
  kind: OrderMailKind;
  /** Its amounts in minor units. */
  order: Order;
  tenant: { name: string; locale: string };
  config: Pick<SiteConfig, 'colors' | 'theme'>;
  /** The order's signed link, with its host. */
  href: string;
};

/** The words of a mail about an order; every figure is the order's own (rule R5). */
export function orderMail({ kind, order, tenant, config, href }: OrderMailInput): MailContent {
  const money = (minor: number) => formatMoney(minor, order.currency, tenant.locale);
  const { delivery_method: method, restaurant } = order;
  const heading = texts.heading[kind];
  const isOff = kind === 'cancelled' || kind === 'refunded';
  const lead = leadOf(kind, order, money);
  const isNewTime = kind === 'accepted' || kind === 'changed';
  const before = (isNewTime && timeChangeOf(order)?.before) || null;
  return {
    subject: texts.subject[kind](order.number, restaurant.name),
    preview: lead,
    brand: tenant.name,
    greeting: texts.greeting(order.customer.name),
    heading: typeof heading === 'string' ? heading : heading[method],
    lead,
    reason: reasonOf(kind, order),
    promised: isOff
      ? null
      : { label: texts.promised[method], ...promisedParts(order, before, tenant.locale) },
    button: { label: isOff ? texts.see : texts.follow, href },
    place: isOff ? null : placeOf(order),
    orderTitle: texts.order(order.number),
    items: order.items.map((line) => ({
      name: texts.times(line.quantity, line.name),
      // What a deal takes off stands below, with the deal's name.
      amount: money(line.item_total),
      details: detailsOf(line),
    })),
    bill: billOf(order, money),
    small: [
      ...(restaurant.phone === '' ? [] : [texts.questions(restaurant.phone)]),
      texts.why(restaurant.name),
    ],
    look: mailLook(config),
  };
}

type Money = (minor: number) => string;

function leadOf(kind: OrderMailKind, order: Order, money: Money): string {
  const amount = money(order.due);
  switch (kind) {
    case 'received':
      return order.status === 'placed' ? texts.lead.awaiting : texts.lead.confirmed;
    case 'accepted':
    case 'changed':
      return texts.lead.accepted;
    case 'ready':
      return texts.lead.ready[order.delivery_method];
    case 'on_its_way':
      return texts.lead.on_its_way;
    case 'refunded':
      return isOnlyHeld(order) ? texts.lead.letGo(amount) : texts.lead.refunded(amount);
    case 'cancelled':
      return offLeadOf(order, amount);
  }
}

/** What becomes of the money of an order that is off. */
function offLeadOf(order: Order, amount: string): string {
  if (order.payment_method === 'cashOnDelivery') return texts.lead.cashOff;
  const isBack = order.payment_status === 'refund_pending' || order.payment_status === 'refunded';
  if (!isBack) return texts.lead.nothingCharged;
  return isOnlyHeld(order) ? texts.lead.letGo(amount) : texts.lead.refund(amount);
}

/** Why it is off, or why its time changed. */
function reasonOf(kind: OrderMailKind, order: Order): string | null {
  const reason =
    kind === 'cancelled'
      ? order.status_reason
      : kind === 'changed' || kind === 'accepted'
        ? (timeChangeOf(order)?.reason ?? '')
        : '';
  return reason === '' ? null : texts.reason(reason);
}

/** '6:30 pm' and 'Friday 20 November', by the restaurant's clock; a struck time of the day alone. */
function promisedParts({ promised_at, time_zone }: Order, before: string | null, locale: string) {
  const write = (instant: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: time_zone, ...style }).format(new Date(instant));
  const timeOf = (instant: string) => write(instant, { hour: 'numeric', minute: '2-digit' });
  const dayOf = (instant: string) =>
    write(instant, { weekday: 'long', day: 'numeric', month: 'long' });
  const day = dayOf(promised_at);
  const isSameDay = before !== null && dayOf(before) === day;
  return { time: timeOf(promised_at), day, before: isSameDay ? timeOf(before) : null };
}

function placeOf({ delivery_method: method, restaurant, shipping_details }: Order) {
  const label = texts.where[method];
  if (method === 'delivery' && shipping_details) {
    const { formattedAddress, suburb, city, postcode } = shipping_details;
    return { label, lines: [formattedAddress, `${suburb}, ${city} ${postcode}`] };
  }
  return { label, lines: [restaurant.name, `${restaurant.street_name}, ${restaurant.city}`] };
}

const listed = (choices: OrderLine['choices']): string[] =>
  choices.map(({ name, quantity }) => (quantity > 1 ? texts.times(quantity, name) : name));

const between = ' · ';

function detailsOf(line: OrderLine): string[] {
  const parts = line.parts.map((part) => {
    const where = part.position === null ? part.component : texts.half[part.position];
    const dish = part.quantity > 1 ? texts.times(part.quantity, part.name) : part.name;
    const named = where === null ? dish : `${where}: ${dish}`;
    const free = part.is_free ? `${named} (${texts.free})` : named;
    return [free, ...listed(part.choices)].join(between);
  });
  const choices = listed(line.choices).join(between);
  const note = line.notes === '' ? '' : texts.note(line.notes);
  return [choices, ...parts, note].filter((detail) => detail !== '');
}

/** Items, what lowers and raises them, tax, total; what rounding cash does comes after it. */
function billOf(order: Order, money: Money): MailContent['bill'] {
  const row = (name: string, minor: number, isStrong = false) => ({
    name,
    amount: money(minor),
    isStrong,
  });
  const items = order.items.reduce((sum, { item_total }) => sum + item_total, 0);
  const rounding = order.bill.find(({ kind }) => kind === 'cash_rounding');
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
    ...(rounding
      ? [
          row(texts.bill.cash_rounding(), rounding.amount),
          row(texts.due[order.payment_method], order.due, true),
        ]
      : []),
    ...(order.tax_inclusive
      ? [{ name: texts.taxHeld(money(order.tax_total)), amount: '', isStrong: false }]
      : []),
  ];
}
