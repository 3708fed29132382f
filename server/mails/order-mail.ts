import type { OrderChange } from '#schemas/api/order-changes.ts';
import type { Order } from '#schemas/api/orders.ts';
import type { MailTexts } from '#schemas/api/staff-mail-texts.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Language } from '#schemas/languages/languages.ts';
import { formatLocale } from '#schemas/format-locale.ts';
import { formatMoney } from '#schemas/money.ts';
import { fillLine, fillLines, type MailValues } from '#schemas/rules/mails/mail-variables.ts';
import { isUnfulfilled } from '#schemas/rules/order-end.ts';
import { taxNumberText } from '#schemas/tax-number-text.ts';
import { timeChangeOf } from '#schemas/rules/time-change-of.ts';
import type { OrderMailKind } from '../domain/order/mail-of-event.ts';
import { customerMailTexts, type CustomerMailTexts } from './customer-mail-texts.ts';
import { nameToGreet, withoutLinks } from './customer-text.ts';
import type { MailContent } from './mail-content.ts';
import { mailLook } from './mail-look.ts';
import { itemsChangedLead, orderMailLead } from './order-mail-lead.ts';
import { billOf, itemsOf, promisedParts } from './order-parts.ts';

export type OrderMailInput = {
  /** Of the customer. */
  language: Language;
  kind: OrderMailKind;
  /** Its amounts in minor units. */
  order: Order;
  /** The tenant's words for this mail (mail-texts.ts). */
  words: MailTexts;
  /** Of kind `refunded`: what went back, and over which tender. */
  refund?: { amount: number; tender: 'card' | 'cash' | 'gift_card'; reason: string } | null;
  /** Of kind `items_changed`: what was changed. */
  change?: OrderChange | null;
  /** The customer did what it is about, and knows why. */
  isByCustomer: boolean;
  tenant: { name: string; locale: string };
  config: Pick<SiteConfig, 'colors' | 'theme'>;
  /** The order's signed link, with its host. */
  href: string;
};

type Texts = CustomerMailTexts['mail'];

/** The words of a mail about an order; every figure is the order's own (rule R5). */
export function orderMail(input: OrderMailInput): MailContent {
  const { language, kind, order, words, isByCustomer, config, href } = input;
  const all = customerMailTexts[language];
  const texts = all.mail;
  const locale = formatLocale(language, input.tenant.locale);
  const tenant = { ...input.tenant, locale };
  const money = (minor: number) => formatMoney(minor, order.currency, locale);
  const { delivery_method: method, restaurant } = order;
  const isOff = kind === 'cancelled' || kind === 'refunded' || isUnfulfilled(order.status);
  const refund = input.refund ?? null;
  // Of an order that is off the newest refund is what its end sends back.
  const back = kind === 'cancelled' ? order.refunds.at(-1)?.amount : refund?.amount;
  const change = kind === 'items_changed' ? input.change : null;
  const lead = change
    ? itemsChangedLead(all, order, change, money)
    : orderMailLead(all, { kind, order, amount: money(back ?? order.due), tender: refund?.tender });
  const values = valuesOf(order, tenant, money);
  const greeting = fillLine(words.greeting, values);
  const subject = fillLine(words.subject, values);
  const isNewTime = kind === 'accepted' || kind === 'changed';
  const before = (isNewTime && timeChangeOf(order)?.before) || null;
  return {
    language,
    subject: order.is_test ? texts.testOrder(subject) : subject,
    preview: lead,
    brand: tenant.name,
    greeting: greeting === '' ? null : greeting,
    heading: fillLine(words.heading, values),
    intro: fillLines(words.intro, values),
    lead,
    reason: isByCustomer
      ? null
      : refund
        ? texts.reason(refund.reason)
        : reasonOf(texts, kind, order),
    promised: isOff
      ? null
      : { label: texts.promised[method], ...promisedParts(order, before, tenant.locale) },
    button: { label: isOff ? texts.see : texts.follow, href },
    place: isOff ? null : placeOf(texts, order),
    orderTitle: texts.order(order.number),
    notes: [],
    items: itemsOf(order, money, texts),
    bill: [...billOf(order, money, texts), ...taxNumberOf(texts, order, locale)],
    closing: fillLines(words.closing, values),
    small: [texts.why(restaurant.name)],
    look: mailLook(config),
  };
}

/** What the variables of an owner's words stand for: the order's own figures and names. */
function valuesOf(
  order: Order,
  tenant: OrderMailInput['tenant'],
  money: (minor: number) => string,
): MailValues {
  const { restaurant } = order;
  const { time, day } = promisedParts(order, null, tenant.locale);
  const place = [restaurant.street_name, restaurant.city].filter((part) => part !== '');
  return {
    // More, or less, than one name is not greeted, nor anything else of the customer's.
    customer_name: nameToGreet(order.customer.name) ?? '',
    order_number: order.number,
    restaurant: restaurant.name,
    business: tenant.name,
    phone: restaurant.phone,
    address: place.join(', '),
    time,
    day,
    total: money(order.total),
  };
}

/** What makes the bill a receipt where the law asks for it, as a line of words. */
function taxNumberOf(texts: Texts, { restaurant }: Order, locale: string): MailContent['bill'] {
  const name = taxNumberText(restaurant.tax_number, { locale, names: texts.taxNumber });
  return name === null ? [] : [{ name, amount: '', isStrong: false }];
}

/** Why it is off, or why its time changed. */
function reasonOf(texts: Texts, kind: OrderMailKind, order: Order): string | null {
  const reason =
    kind === 'cancelled'
      ? order.status_reason
      : kind === 'changed' || kind === 'accepted'
        ? (timeChangeOf(order)?.reason ?? '')
        : '';
  return reason === '' ? null : texts.reason(reason);
}

function placeOf(
  texts: Texts,
  { delivery_method: method, restaurant, shipping_details, table }: Order,
) {
  const label = texts.where[method];
  if (method === 'delivery' && shipping_details) {
    const { formattedAddress, suburb, city, postcode, unit, entryCode, leaveAtDoor } =
      shipping_details;
    const { handover } = texts;
    const lines = [
      ...(unit === '' ? [] : [handover.unit(unit)]),
      formattedAddress,
      `${suburb}, ${city} ${postcode}`,
      ...(leaveAtDoor ? [handover.leaveAtDoor] : []),
      // Mails are passed on and stay in mailboxes: the code itself is for the courier.
      ...(entryCode === '' ? [] : [handover.hasEntryCode]),
    ];
    return { label, lines: lines.map(withoutLinks) };
  }
  const at = table === null ? [] : [withoutLinks(texts.atTable(table))];
  return {
    label,
    lines: [...at, restaurant.name, `${restaurant.street_name}, ${restaurant.city}`],
  };
}
