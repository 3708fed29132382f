import type { Order, OrderEvent } from '#schemas/api/orders.ts';
import type { OrderMailName } from '#schemas/api/staff-mail-texts.ts';
import { mail } from '#schemas/messages/en/mail.ts';
import { currencyExponent } from '#schemas/money.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import type { OrderMailKind } from '../domain/order/mail-of-event.ts';
import type { OrderMailInput } from './order-mail.ts';

const words = mail.sample;

type Sampled = Pick<OrderMailInput, 'kind' | 'order' | 'refund' | 'change' | 'isByCustomer'>;

export type SampleOf = {
  tenant: { currency: string; timeZone: string };
  /** A restaurant of the tenant; null: it has none yet. */
  restaurant: {
    id: number;
    name: string;
    streetName: string;
    city: string;
    phone: string;
    taxNumber: string;
    timeZone: string;
  } | null;
  /** Who looks at it: they are its customer. */
  customer: { name: string; email: string };
  now: Date;
};

type Step = Pick<OrderEvent, 'status' | 'actor'>;

const placed: Step = { status: 'placed', actor: 'customer' };
const accepted: Step = { status: 'accepted', actor: 'staff' };

/** What a mail is about, and the steps that its order took until then. */
const stories: Record<OrderMailName, { kind: OrderMailKind; steps: readonly Step[] }> = {
  received: { kind: 'received', steps: [placed] },
  accepted: { kind: 'accepted', steps: [placed, accepted] },
  confirmed: { kind: 'accepted', steps: [placed, { status: 'accepted', actor: 'system' }] },
  changed: { kind: 'changed', steps: [placed, accepted, accepted] },
  items_changed: { kind: 'items_changed', steps: [placed, accepted, accepted] },
  ready: { kind: 'ready', steps: [placed, accepted, { status: 'ready', actor: 'staff' }] },
  ready_dine_in: { kind: 'ready', steps: [placed, accepted, { status: 'ready', actor: 'staff' }] },
  on_its_way: {
    kind: 'on_its_way',
    steps: [placed, accepted, { status: 'out_for_delivery', actor: 'staff' }],
  },
  cancelled: {
    kind: 'cancelled',
    steps: [placed, accepted, { status: 'cancelled', actor: 'staff' }],
  },
  cancelled_by_customer: {
    kind: 'cancelled',
    steps: [placed, { status: 'cancelled', actor: 'customer' }],
  },
  rejected: { kind: 'cancelled', steps: [placed, { status: 'rejected', actor: 'staff' }] },
  unanswered: { kind: 'cancelled', steps: [placed, { status: 'rejected', actor: 'system' }] },
  refunded: { kind: 'refunded', steps: [placed, accepted] },
  let_go: { kind: 'refunded', steps: [placed, { status: 'rejected', actor: 'staff' }] },
};

/** How its money stands in the end; else it is paid. */
const payments: Partial<Record<OrderMailName, Order['payment_status']>> = {
  cancelled: 'refund_pending',
  cancelled_by_customer: 'voided',
  rejected: 'voided',
  unanswered: 'voided',
  let_go: 'voided',
  received: 'authorised',
};

/** An order that was made up and calls for a mail; its amounts in minor units. */
export function sampleOrder(name: OrderMailName, sample: SampleOf): Sampled {
  const { kind, steps } = stories[name];
  const order = orderOf(name, steps, sample);
  const isRefund = kind === 'refunded';
  const [event] = order.events.slice(-1);
  const unit = order.items.at(-1)?.unit_price ?? 0;
  return {
    kind,
    order,
    refund: isRefund
      ? {
          amount: name === 'let_go' ? order.due : unit,
          tender: 'card',
          reason: words.reason,
        }
      : null,
    change:
      kind === 'items_changed' && event
        ? {
            event_id: event.id,
            at: event.at,
            lines: [{ kind: 'added', name: words.dishes[1], now: 1 }],
            total_was: order.total - unit,
            total_now: order.total,
            refunded: 0,
            collect_was: 0,
            collect_now: unit,
          }
        : null,
    isByCustomer: name === 'cancelled_by_customer',
  };
}

function orderOf(name: OrderMailName, steps: readonly Step[], sample: SampleOf): Order {
  const { tenant, restaurant, customer, now } = sample;
  const timeZone = restaurant?.timeZone ?? tenant.timeZone;
  const promised = new Date(now.getTime() + 40 * minuteMs);
  const before = new Date(now.getTime() + 25 * minuteMs);
  const { date, time } = localDateTime(promised.getTime(), timeZone);
  const isDelivery = name === 'on_its_way';
  // Prices that look like some in every currency: 12.00, and 1200 where there are no cents.
  const unit = 10 ** Math.max(2, currencyExponent(tenant.currency));
  const items = [line(1, words.dishes[0], 2, 12 * unit), line(2, words.dishes[1], 1, 9 * unit)];
  const total = items.reduce((sum, item) => sum + item.item_total, 0);
  const last = steps.at(-1)?.status ?? 'placed';
  const isChanged = name === 'changed';
  const reason = name === 'unanswered' ? '' : words.reason;
  const events = steps.map((step, index) => ({
    ...step,
    id: index + 1,
    reason: index === steps.length - 1 && isChanged ? reason : '',
    promised_at: (isChanged && index < steps.length - 1 ? before : promised).toISOString(),
    at: now.toISOString(),
  }));
  return {
    id: '00000000-0000-4000-8000-000000000000',
    number: '042',
    status: last,
    payment_status: payments[name] ?? 'paid',
    payment_method: 'card',
    delivery_method: isDelivery ? 'delivery' : name === 'ready_dine_in' ? 'dine_in' : 'pickup',
    table: name === 'ready_dine_in' ? '12' : null,
    restaurant: {
      id: restaurant?.id ?? 1,
      name: restaurant?.name ?? words.restaurant,
      street_name: restaurant?.streetName ?? words.street,
      city: restaurant?.city ?? words.city,
      phone: restaurant?.phone ?? '',
      tax_number: restaurant?.taxNumber ?? '',
    },
    customer: { ...customer, phone_no: '000 000 000' },
    shipping_details: isDelivery
      ? {
          formattedAddress: words.address.line,
          suburb: words.address.suburb,
          city: restaurant?.city ?? words.city,
          postcode: '0000',
          unit: '',
          entryCode: '',
          leaveAtDoor: false,
        }
      : null,
    special_instructions: '',
    pickup_date: date,
    pickup_time: time,
    promised_at: promised.toISOString(),
    time_zone: timeZone,
    placed_at: now.toISOString(),
    currency: tenant.currency,
    items,
    subtotal: total,
    delivery_charge: 0,
    tax_total: Math.round(total / 11),
    tax_inclusive: true,
    bill: [],
    tip: 0,
    tip_limit: null,
    tip_fixed: 'over',
    total,
    gift_cards: [],
    due: total,
    coupon_code: null,
    status_reason: last === 'rejected' || last === 'cancelled' ? reason : '',
    waits_until: null,
    if_unanswered: 'wait',
    reminded_at: null,
    may_cancel: false,
    cancel_until: null,
    cancelled_by_customer: name === 'cancelled_by_customer',
    is_not_collected: false,
    to_collect: name === 'items_changed' ? 9 * unit : 0,
    changes: [],
    refunds: [],
    events,
    link: '/',
  };
}

const line = (
  id: number,
  name: string,
  quantity: number,
  price: number,
): Order['items'][number] => ({
  id,
  name,
  quantity,
  unit_price: price,
  item_total: quantity * price,
  discounted_item_total: quantity * price,
  deal_name: null,
  is_free: false,
  kind: 'plain',
  notes: '',
  choices: [],
  parts: [],
  allergens: [],
});
