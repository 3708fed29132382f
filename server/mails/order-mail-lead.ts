import type { OrderChange } from '#schemas/api/order-changes.ts';
import type { Order } from '#schemas/api/orders.ts';
import type { OrderMailName } from '#schemas/api/staff-mail-texts.ts';
import { acceptanceOf } from '#schemas/rules/acceptance-of.ts';
import { endedUnanswered } from '#schemas/rules/ended-unanswered.ts';
import { isOnlyHeld } from '#schemas/rules/is-only-held.ts';
import { isUnfulfilled } from '#schemas/rules/order-end.ts';
import { lineChangeText } from '#schemas/rules/line-change-text.ts';
import { withoutLinks } from './customer-text.ts';
import type { OrderMailKind } from '../domain/order/mail-of-event.ts';
import type { CustomerMailTexts } from './customer-mail-texts.ts';

/** Which of the mails that owners may word it is, by how the order stands. */
export function orderMailName(kind: OrderMailKind, order: Order): OrderMailName {
  switch (kind) {
    case 'accepted':
      return isAutomatic(order) ? 'confirmed' : kind;
    case 'ready':
      return order.delivery_method === 'dine_in' ? 'ready_dine_in' : kind;
    case 'refunded':
      return isOnlyHeld(order) ? 'let_go' : kind;
    case 'cancelled':
      if (order.cancelled_by_customer) return 'cancelled_by_customer';
      if (order.status !== 'rejected') return kind;
      return endedUnanswered(order) ? 'unanswered' : 'rejected';
    default:
      return kind;
  }
}

/** The program accepted it: no sentence says that a person has (requirements, Ordering). */
const isAutomatic = (order: Order): boolean => acceptanceOf(order) === 'automatic';

type Texts = CustomerMailTexts['mail'];
type Tender = 'card' | 'cash' | 'gift_card';

/**
 * What a mail about an order says first. The order may have moved on since what the mail is about.
 * @param amount what is due, or goes back, as people read it
 * @param tender by which a refund goes
 */
export function orderMailLead(
  { mail: texts }: Pick<CustomerMailTexts, 'mail'>,
  {
    kind,
    order,
    amount,
    tender = 'card',
  }: { kind: OrderMailKind; order: Order; amount: string; tender?: Tender | undefined },
): string {
  switch (kind) {
    case 'received':
      return receivedLead(texts, order, amount);
    case 'accepted':
      return withCash(texts, acceptedLead(texts, order), order, amount);
    case 'changed':
    case 'items_changed':
      return changedLead(texts, order);
    case 'ready':
      return texts.lead.ready[order.delivery_method];
    case 'on_its_way':
      return texts.lead.on_its_way;
    case 'refunded':
      if (tender === 'cash') return texts.lead.refundedInCash(amount);
      if (tender === 'gift_card') return texts.lead.refundedToGiftCard(amount);
      return isOnlyHeld(order) ? texts.lead.letGo(amount) : texts.lead.refunded(amount);
    case 'cancelled':
      return offLead(texts, order, amount);
  }
}

function receivedLead(texts: Texts, order: Order, amount: string): string {
  if (isUnfulfilled(order.status)) return texts.lead.over;
  if (order.status === 'placed') return withCash(texts, texts.lead.awaiting, order, amount);
  return owesCash(order)
    ? withCash(texts, acceptedLead(texts, order), order, amount)
    : texts.lead.confirmed;
}

const acceptedLead = (texts: Texts, order: Order): string =>
  isAutomatic(order) ? texts.lead.automatic : texts.lead.accepted;

function changedLead(texts: Texts, { status, delivery_method: method }: Order): string {
  if (isUnfulfilled(status)) return texts.lead.over;
  if (status === 'placed') return texts.lead.changedAwaiting;
  if (status === 'ready') return texts.lead.ready[method];
  return status === 'out_for_delivery' ? texts.lead.on_its_way : texts.lead.accepted;
}

/**
 * What was changed of an order's lines, and what that means for the money; minor units.
 * @param change of it; the order may have been changed again since
 */
export function itemsChangedLead(
  { mail: texts, lineChanges, changeMoney }: CustomerMailTexts,
  order: Order,
  change: OrderChange,
  money: (minor: number) => string,
): string {
  const { status, to_collect: collect, delivery_method: method } = order;
  if (isUnfulfilled(status)) return texts.lead.over;
  const more = change.total_now - change.total_was;
  return [
    `${change.lines.map((line) => withoutLinks(lineChangeText(line, lineChanges))).join(', ')}.`,
    more === 0 ? changeMoney.same : changeMoney[more > 0 ? 'more' : 'less'](money(Math.abs(more))),
    ...(change.refunded > 0 ? [changeMoney.back(money(change.refunded))] : []),
    ...(collect > 0 ? [changeMoney.collect[method](money(collect))] : []),
  ].join(' ');
}

const owesCash = ({ payment_method, due }: Order): boolean =>
  payment_method === 'cashOnDelivery' && due > 0;

/** The sentence, and what is to be paid where money changes hands later. */
const withCash = (texts: Texts, sentence: string, order: Order, amount: string): string =>
  owesCash(order) ? `${sentence} ${texts.lead.cash[order.delivery_method](amount)}` : sentence;

/** What becomes of the money of an order that is off. */
function offLead(texts: Texts, order: Order, amount: string): string {
  if (order.payment_method !== 'card') return texts.lead.cashOff;
  const isBack = order.payment_status === 'refund_pending' || order.payment_status === 'refunded';
  if (!isBack) return texts.lead.nothingCharged;
  return isOnlyHeld(order) ? texts.lead.letGo(amount) : texts.lead.refund(amount);
}
