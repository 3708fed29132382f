import type { Order } from '#schemas/api/orders.ts';
import { toMajor } from '#schemas/money.ts';
import type { StoredOrder } from '../../db/queries/orders.ts';
import { cancellation } from './cancellation.ts';
import { orderLineView } from './order-line-view.ts';
import { deliveryAddress } from './delivery-address.ts';
import { shownPhone } from '../phone/read-phone.ts';
import { tipChange } from './tip-change.ts';
import { shownNumber } from './shown-number.ts';
import { changeViews } from './change-views.ts';
import { cashToCollect, refundViews } from './refund-views.ts';

/**
 * An order as the wire shows it, at an instant: whether it may be cancelled depends on it. `link` is
 * its signed one. With `minor` its amounts stay in minor units, for what the server itself writes.
 */
export function orderView(
  stored: StoredOrder,
  { now, link, units = 'major' }: { now: Date; link: string; units?: 'major' | 'minor' },
): Order {
  const { order, lines, events, restaurant } = stored;
  const { mayCancel, until } = cancellation(order, restaurant, now);
  const change = tipChange(stored);
  const loyalty = order.amounts?.loyalty;
  const amount = (minor: number) => (units === 'major' ? toMajor(minor, order.currency) : minor);
  return {
    id: order.id,
    number: shownNumber(order),
    ...(order.isTest && { is_test: true }),
    status: order.status,
    payment_status: order.paymentStatus,
    ...(order.tabId && { tab_id: order.tabId }),
    payment_method: order.paymentMethod,
    delivery_method: order.deliveryMethod,
    table: order.tableName,
    restaurant: {
      id: restaurant.id,
      name: restaurant.name,
      street_name: restaurant.streetName,
      city: restaurant.city,
      phone: restaurant.phone,
      tax_number: restaurant.taxNumber,
    },
    customer: { ...order.customer, phone_no: shownPhone(order.customer.phone_no, stored.locale) },
    shipping_details: deliveryAddress(order),
    special_instructions: order.specialInstructions,
    pickup_date: order.pickupDate,
    pickup_time: order.pickupTime,
    promised_at: order.promisedAt.toISOString(),
    time_zone: order.timeZone,
    placed_at: order.placedAt.toISOString(),
    currency: order.currency,
    items: lines.map((line) => ({ id: line.id, ...orderLineView(line, amount) })),
    subtotal: amount(order.subtotal),
    delivery_charge: amount(order.deliveryCharge),
    tax_total: amount(order.taxTotal),
    tax_inclusive: order.taxMode === 'inclusive',
    bill: (order.amounts?.bill ?? []).map((line) => ({ ...line, amount: amount(line.amount) })),
    tip: amount(order.tip),
    tip_limit: change.kind === 'open' ? amount(change.most) : null,
    tip_fixed: change.kind === 'fixed' ? change.by : null,
    total: amount(order.total),
    due: amount(order.due),
    gift_cards: (order.held?.giftCards ?? []).map((card) => ({
      last_four: card.lastFour,
      amount: amount(card.amount),
    })),
    coupon_code: order.couponCode,
    ...(order.legalVersion !== null && { legal_version: order.legalVersion }),
    ...(loyalty && { loyalty: { used: loyalty.used, earns: loyalty.earns } }),
    status_reason: order.statusReason,
    waits_until: waitsUntil(order)?.toISOString() ?? null,
    if_unanswered: order.ifUnanswered,
    reminded_at: order.remindedAt?.toISOString() ?? null,
    may_cancel: mayCancel,
    cancel_until: until?.toISOString() ?? null,
    cancelled_by_customer:
      order.status === 'cancelled' &&
      events.findLast(({ status }) => status === 'cancelled')?.actor === 'customer',
    is_not_collected: order.notCollectedAt !== null,
    to_collect: amount(cashToCollect(stored)),
    changes: changeViews(stored, amount),
    refunds: refundViews(stored, amount),
    events: events.map((event) => ({
      id: event.id,
      status: event.status,
      actor: event.actor,
      reason: event.reason,
      promised_at: event.promisedAt.toISOString(),
      at: event.at.toISOString(),
      ...(event.tableName !== null && { table: event.tableName }),
    })),
    link,
  };
}

/** What it waits for now: its payment, or the restaurant's answer. */
function waitsUntil({ status, holdUntil, acceptUntil }: StoredOrder['order']): Date | null {
  if (status === 'pending_payment') return holdUntil;
  return status === 'placed' ? acceptUntil : null;
}
