import type { Order, OrderLine } from '#schemas/api/orders.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { mail as words } from '#schemas/messages/en/mail.ts';
import { formatMoney, toMajor, toMinor } from '#schemas/money.ts';
import type { OrderMailKind } from '../domain/mail-of-event.ts';
import type { MailContent } from './mail-content.ts';
import { mailLook } from './mail-look.ts';

export type OrderMailFacts = {
  kind: OrderMailKind;
  order: Order;
  tenant: { name: string; locale: string };
  colors: SiteConfig['colors'];
  /** The order's signed link, with its host. */
  href: string;
};

/** The words of a mail about an order; every figure is the order's own (rule R5). */
export function orderMail({ kind, order, tenant, colors, href }: OrderMailFacts): MailContent {
  const money = (major: number) =>
    formatMoney(toMinor(major, order.currency), order.currency, tenant.locale);
  const { delivery_method: method, restaurant } = order;
  const heading = words.heading[kind];
  const isOff = kind === 'cancelled' || kind === 'refunded';
  const lead = leadOf(kind, order, money);
  return {
    subject: words.subject[kind](order.number, restaurant.name),
    preview: lead,
    brand: tenant.name,
    greeting: words.greeting(order.customer.name),
    heading: typeof heading === 'string' ? heading : heading[method],
    paragraphs: [
      lead,
      ...(order.status_reason !== '' && (kind === 'cancelled' || kind === 'changed')
        ? [words.reason(order.status_reason)]
        : []),
    ],
    promised: isOff
      ? null
      : { label: words.promised[method], value: promisedTime(order, tenant.locale) },
    button: { label: words.follow, href },
    place: placeOf(order),
    orderTitle: words.order(order.number),
    items: order.items.map((line) => ({
      name: words.times(line.quantity, line.name),
      amount: line.is_free ? words.free : money(line.item_total),
      details: detailsOf(line),
    })),
    bill: billOf(order, money),
    small: [
      ...(restaurant.phone === '' ? [] : [words.questions(restaurant.phone)]),
      words.why(restaurant.name),
    ],
    look: mailLook(colors),
  };
}

type Money = (major: number) => string;

function leadOf(kind: OrderMailKind, order: Order, money: Money): string {
  switch (kind) {
    case 'received':
      return order.status === 'placed' ? words.lead.awaiting : words.lead.confirmed;
    case 'accepted':
    case 'changed':
      return words.lead.accepted;
    case 'ready':
      return words.lead.ready[order.delivery_method];
    case 'on_its_way':
      return words.lead.on_its_way;
    case 'refunded':
      return words.lead.refund(money(order.due));
    case 'cancelled':
      if (order.payment_method === 'cashOnDelivery') return words.lead.cashOff;
      return order.payment_status === 'refund_pending' || order.payment_status === 'refunded'
        ? words.lead.refund(money(order.due))
        : words.lead.nothingCharged;
  }
}

/** 'Friday 20 November, 6:30 pm', by the restaurant's clock. */
function promisedTime(order: Order, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: order.time_zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(order.promised_at));
}

function placeOf({ delivery_method: method, restaurant, shipping_details }: Order) {
  const label = words.where[method];
  if (method === 'delivery' && shipping_details) {
    const { formattedAddress, suburb, postcode } = shipping_details;
    return { label, lines: [formattedAddress, `${suburb} ${postcode}`] };
  }
  return { label, lines: [restaurant.name, `${restaurant.street_name}, ${restaurant.city}`] };
}

const inWords = (choices: OrderLine['choices']): string[] =>
  choices.map(({ name, quantity }) => (quantity > 1 ? words.times(quantity, name) : name));

function detailsOf(line: OrderLine): string[] {
  const parts = line.parts.map((part) => {
    const where = part.position === null ? part.component : words.half[part.position];
    const dish = part.quantity > 1 ? words.times(part.quantity, part.name) : part.name;
    const named = where === null ? dish : `${where}: ${dish}`;
    return [part.is_free ? `${named} (${words.free})` : named, ...inWords(part.choices)].join(', ');
  });
  return [
    ...inWords(line.choices),
    ...parts,
    ...(line.notes === '' ? [] : [words.note(line.notes)]),
  ];
}

/** Items, what lowers and raises them, tax, total; what rounding cash does comes after it. */
function billOf(order: Order, money: Money): MailContent['bill'] {
  const row = (name: string, major: number, isStrong = false) => ({
    name,
    amount: money(major),
    isStrong,
  });
  const minor = order.items.map(({ item_total }) => toMinor(item_total, order.currency));
  const items = toMajor(
    minor.reduce((sum, amount) => sum + amount, 0),
    order.currency,
  );
  const rounding = order.bill.find(({ kind }) => kind === 'cash_rounding');
  return [
    row(words.items, items),
    ...order.bill
      .filter((line) => line !== rounding)
      .map(({ kind, name, amount }) => row(words.bill[kind](name), amount)),
    ...(order.tax_inclusive ? [] : [row(words.taxOnTop, order.tax_total)]),
    row(words.total, order.total, true),
    ...(rounding
      ? [
          row(words.bill.cash_rounding(), rounding.amount),
          row(words.due[order.payment_method], order.due, true),
        ]
      : []),
    ...(order.tax_inclusive
      ? [{ name: words.taxHeld(money(order.tax_total)), amount: '', isStrong: false }]
      : []),
  ];
}
