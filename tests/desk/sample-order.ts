import type { OrderStatus } from '#schemas/api/orders.ts';
import type { StaffOrder } from '#schemas/api/staff.ts';

/** At the restaurant of the sample (epoch ms). */
export const noon = Date.parse('2026-11-21T01:00:00Z');
/** So many minutes after noon. */
export const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString();

/** A step that staff took. */
export const event = (status: OrderStatus, minutes: number): StaffOrder['events'][number] => ({
  id: 1,
  status,
  actor: 'staff',
  reason: '',
  promised_at: at(0),
  at: at(minutes),
  by: null,
});
/** An order for in half an hour, which takes the kitchen twenty minutes. */
export const orderWith = (change: Partial<StaffOrder>): StaffOrder => ({
  id: '00000001-0000-4000-8000-000000000000',
  number: '007',
  status: 'placed',
  payment_status: 'unpaid',
  to_collect: 0,
  refunds: [],
  changes: [],
  refundable: null,
  disputes: [],
  payment_method: 'cashOnDelivery',
  delivery_method: 'pickup',
  restaurant: { id: 7, name: 'Harbour', street_name: '', city: '', phone: '', tax_number: '' },
  customer: { name: 'Ada Byron', email: 'ada@example.com', phone_no: '0400 123 456' },
  shipping_details: null,
  special_instructions: '',
  pickup_date: '2026-11-21',
  pickup_time: '12:30',
  promised_at: at(30),
  prepare_at: at(10),
  table: null,
  time_zone: 'Australia/Sydney',
  placed_at: at(-5),
  currency: 'AUD',
  items: [],
  subtotal: 0,
  delivery_charge: 0,
  tax_total: 0,
  tax_inclusive: true,
  bill: [],
  tip: 0,
  tip_limit: null,
  tip_fixed: null,
  total: 0,
  due: 0,
  gift_cards: [],
  coupon_code: null,
  status_reason: '',
  cancelled_by_customer: false,
  waits_until: null,
  if_unanswered: 'reject',
  reminded_at: null,
  is_not_collected: false,
  authorised_until: null,
  may_cancel: true,
  cancel_until: null,
  events: [],
  link: '',
  ...change,
});
