import type { Cart } from '#schemas/api/cart.ts';
import type { Order, PlaceOrderBody } from '#schemas/api/orders.ts';
import { noonInSydney, slotAt } from './sample-slots.ts';
import { untouchedOrder } from './untouched-order.ts';

/** The order that a request becomes. */
export function orderOf(id: string, number: string, body: PlaceOrderBody, cart: Cart): Order {
  const date = body.pickup_date ?? '2026-11-21';
  const time = body.pickup_time ?? '12:45';
  return {
    id,
    number,
    status: body.payment_method === 'card' && cart.due > 0 ? 'pending_payment' : 'placed',
    payment_status: 'unpaid',
    payment_method: cart.due === 0 ? 'none' : body.payment_method,
    delivery_method: body.delivery_method,
    table: body.delivery_method === 'dine_in' ? '12' : null,
    ...(body.tab_id !== undefined && { tab_id: body.tab_id }),
    restaurant: {
      id: 7,
      name: 'Harbour',
      street_name: '1 Quay Street',
      city: 'Sydney',
      phone: '(02) 5550 1234',
      tax_number: '',
    },
    customer: body.guest_details ?? { name: 'Mia', email: 'mia@example.com', phone_no: '0412' },
    shipping_details: null,
    special_instructions: body.special_instructions ?? '',
    pickup_date: date,
    pickup_time: time,
    promised_at: slotAt(date, time).instant,
    time_zone: 'Australia/Sydney',
    placed_at: new Date(noonInSydney).toISOString(),
    currency: 'AUD',
    items: cart.items.map((item) => ({
      id: item.id,
      name: item.products.name,
      quantity: item.quantity,
      unit_price: item.item_total / item.quantity,
      item_total: item.item_total,
      discounted_item_total: item.discounted_item_total,
      deal_name: null,
      is_free: false,
      kind: 'plain',
      notes: '',
      choices: [],
      parts: [],
      allergens: [],
    })),
    subtotal: cart.subtotal,
    delivery_charge: 0,
    tax_total: cart.tax_total,
    tax_inclusive: true,
    bill: [],
    total: cart.total,
    due: cart.due,
    gift_cards: [],
    coupon_code: null,
    status_reason: '',
    waits_until: null,
    ...untouchedOrder,
    cancelled_by_customer: false,
    events: [],
    link: '',
  };
}
