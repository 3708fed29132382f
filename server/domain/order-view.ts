import type { Order } from '#schemas/api/orders.ts';
import { toMajor } from '#schemas/money.ts';
import type { StoredOrder } from '../db/queries/orders.ts';

/** An order as the wire shows it. */
export function orderView({ order, lines, restaurant }: StoredOrder): Order {
  const major = (minor: number) => toMajor(minor, order.currency);
  return {
    id: order.id,
    number: String(order.number).padStart(3, '0'),
    status: order.status,
    payment_status: order.paymentStatus,
    payment_method: order.paymentMethod,
    delivery_method: order.deliveryMethod,
    restaurant: {
      id: restaurant.id,
      name: restaurant.name,
      street_name: restaurant.streetName,
      city: restaurant.city,
      phone: restaurant.phone,
    },
    customer: order.customer,
    shipping_details: order.shippingDetails,
    special_instructions: order.specialInstructions,
    pickup_date: order.pickupDate,
    pickup_time: order.pickupTime,
    promised_at: order.promisedAt.toISOString(),
    time_zone: order.timeZone,
    placed_at: order.placedAt.toISOString(),
    currency: order.currency,
    items: lines.map((line) => ({
      id: line.id,
      name: line.name,
      quantity: line.quantity,
      unit_price: major(line.unitPrice),
      item_total: major(line.itemTotal),
      discounted_item_total: major(line.itemTotal - line.dealDiscount - line.orderDiscount),
      deal_name: line.dealName,
      is_free: line.isFree,
      kind: line.kind,
      notes: line.notes,
      choices: line.choices,
      parts: line.parts,
    })),
    subtotal: major(order.subtotal),
    delivery_charge: major(order.deliveryCharge),
    tax_total: major(order.taxTotal),
    tax_inclusive: order.taxMode === 'inclusive',
    bill: [],
    tip: major(order.tip),
    total: major(order.total),
    due: major(order.due),
    coupon_code: order.couponCode,
    status_reason: order.statusReason,
    waits_until: (order.holdUntil ?? order.acceptUntil)?.toISOString() ?? null,
    may_cancel: false,
    cancel_until: null,
    events: [],
    link: '',
  };
}
