import type { Order } from '#schemas/api/orders.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { restaurantMail as texts } from '#schemas/messages/en/restaurant-mail.ts';
import { mail } from '#schemas/messages/en/mail.ts';
import { formatMoney } from '#schemas/money.ts';
import { isUnfulfilled } from '#schemas/rules/order-end.ts';
import { timeChangeOf } from '#schemas/rules/time-change-of.ts';
import type { RestaurantMailKind } from '../domain/order/mail-of-event.ts';
import { withoutLinks } from './customer-text.ts';
import type { MailContent } from './mail-content.ts';
import { mailLook } from './mail-look.ts';
import { billOf, itemsOf, promisedParts } from './order-parts.ts';

type RestaurantMailInput = {
  kind: RestaurantMailKind;
  /** Its amounts in minor units. */
  order: Order;
  tenant: { name: string; locale: string };
  config: Pick<SiteConfig, 'colors' | 'theme'>;
  /** The desk's address, with its host. */
  href: string;
};

/** A mail about an order that a cook can work from: all that the desk shows but the entry code. */
export function restaurantMail(input: RestaurantMailInput): MailContent {
  const { kind, order, tenant, config, href } = input;
  const money = (minor: number) => formatMoney(minor, order.currency, tenant.locale);
  const { delivery_method: method, restaurant } = order;
  const isOff = isUnfulfilled(order.status);
  const isNewTime = kind === 'changed' && !isOff;
  const before = (isNewTime && timeChangeOf(order)?.before) || null;
  const promised = promisedParts(order, before, tenant.locale);
  const lead = leadOf(kind, order);
  return {
    subject: subjectOf(kind, order, `${texts.type[method]} ${promised.time}`),
    preview: lead,
    brand: restaurant.name,
    greeting: null,
    heading: kind === 'unanswered' ? texts.heading.unanswered[standOf(order)] : texts.heading[kind],
    intro: [],
    lead,
    reason:
      (isOff || isNewTime) && order.status_reason !== ''
        ? texts.reason(withoutLinks(order.status_reason))
        : null,
    promised: isOff
      ? null
      : { label: `${texts.type[method]} · ${texts.promised[method]}`, ...promised },
    button: { label: texts.button, href },
    place: placeOf(order),
    notes: [
      ...(order.special_instructions === ''
        ? []
        : [{ label: texts.note, lines: [withoutLinks(order.special_instructions)] }]),
      { label: texts.money.label, lines: [moneyOf(order, money)] },
      {
        label: texts.customer,
        lines: [withoutLinks(order.customer.name), order.customer.phone_no],
      },
    ],
    orderTitle: mail.order(order.number),
    items: withAllergens(order, itemsOf(order, money)),
    bill: billOf(order, money),
    closing: [],
    small: [
      kind === 'unanswered' ? texts.whyReminder(restaurant.name) : texts.why(restaurant.name),
    ],
    look: mailLook(config),
  };
}

/** How an order stands that nobody answered in time. */
function standOf({ status, events }: Order): keyof (typeof texts)['heading']['unanswered'] {
  if (status === 'placed') return 'waiting';
  const answer = events.find((event) => event.status === 'accepted' || event.status === 'rejected');
  if (answer?.actor !== 'system') return 'answered';
  return answer.status === 'accepted' ? 'accepted' : 'rejected';
}

function subjectOf(kind: RestaurantMailKind, order: Order, when: string): string {
  const subject = plainSubject(kind, order, when);
  return order.is_test ? mail.testOrder(subject) : subject;
}

function plainSubject(kind: RestaurantMailKind, order: Order, when: string): string {
  const { number, restaurant } = order;
  if (kind === 'unanswered') {
    return texts.subject.unanswered[standOf(order)](number, restaurant.name);
  }
  return texts.subject[kind](number, kind === 'cancelled' ? restaurant.name : when);
}

/** What the mail says first. The order may have moved on since what the mail is about. */
function leadOf(kind: RestaurantMailKind, order: Order): string {
  const { status, if_unanswered: outcome } = order;
  if (kind === 'unanswered') {
    const stand = standOf(order);
    return stand === 'waiting'
      ? texts.lead.unanswered.waiting[outcome]
      : texts.lead.unanswered[stand];
  }
  if (kind === 'cancelled') {
    return order.cancelled_by_customer ? texts.lead.byCustomer : texts.lead.off;
  }
  if (isUnfulfilled(status)) return texts.lead.over;
  if (kind === 'changed') return texts.lead.changed;
  return status === 'placed' ? texts.lead.awaiting : texts.lead.accepted;
}

function placeOf({ delivery_method: method, shipping_details: address }: Order) {
  if (method !== 'delivery' || !address) return null;
  const { formattedAddress, suburb, city, postcode, unit, entryCode, leaveAtDoor } = address;
  const lines = [
    ...(unit === '' ? [] : [texts.unit(unit)]),
    formattedAddress,
    `${suburb}, ${city} ${postcode}`,
    ...(leaveAtDoor ? [texts.leaveAtDoor] : []),
    // Mails are passed on and stay in mailboxes: the code itself is at the desk.
    ...(entryCode === '' ? [] : [texts.hasEntryCode]),
  ];
  return { label: texts.where, lines: lines.map(withoutLinks) };
}

function moneyOf(order: Order, money: (minor: number) => string): string {
  const { payment_status: payment, payment_method: method, status, due } = order;
  const collect = order.to_collect;
  const amount = money(due);
  switch (payment) {
    case 'paid':
      if (collect > 0 && !isUnfulfilled(status)) {
        return texts.money.partly(money(due - collect), money(collect));
      }
      if (due === 0) return texts.money.nothing;
      return method === 'card' ? texts.money.paid(amount) : texts.money.collected(amount);
    case 'authorised':
      return isUnfulfilled(status) ? texts.money.nothing : texts.money.held(amount);
    case 'refund_pending':
    case 'refunded':
      return texts.money.back(amount);
    case 'voided':
      return texts.money.nothing;
    case 'unpaid':
      return due > 0 && !isUnfulfilled(status) ? texts.money.collect(amount) : texts.money.nothing;
  }
}

/** Who cooks by the mail has to know them. */
const withAllergens = (order: Order, items: MailContent['items']): MailContent['items'] =>
  items.map((item, index) => {
    const allergens = order.items[index]?.allergens ?? [];
    if (allergens.length === 0) return item;
    return { ...item, details: [...item.details, texts.allergens(allergens.join(', '))] };
  });
