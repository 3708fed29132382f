import type { StaffDay } from '#schemas/api/staff-days.ts';

const nothing = { payments: 0, taken: 0, tips: 0, refunds: 0, refunded: 0, net: 0 };

/** A Friday without anything. */
export const emptyDay: StaffDay = {
  restaurant: { id: 1, name: 'Newtown', time_zone: 'Australia/Sydney' },
  date: '2026-11-20',
  today: '2026-11-20',
  begins_at: '2026-11-19T13:00:00.000Z',
  ends_at: '2026-11-20T13:00:00.000Z',
  currency: 'AUD',
  orders: [],
  money: {
    tenders: [
      { kind: 'card', ...nothing },
      { kind: 'cash', ...nothing },
    ],
    taken: 0,
    refunded: 0,
    disputes: { withdrawals: 0, withdrawn: 0, reinstatements: 0, reinstated: 0 },
    gift_cards: { sold: 0, card: 0, cash: 0 },
    net: 0,
    orders: 0,
    dishes: 0,
    discounts: [],
    fees: [],
    taxes: [],
    tips: 0,
    cash_rounding: 0,
    paid_twice: 0,
  },
  dishes: { by_quantity: [], by_amount: [] },
  hours: [],
  recent_days: [
    { date: '2026-11-19', orders: 0, taken: 0 },
    { date: '2026-11-20', orders: 0, taken: 0 },
  ],
  waits: { orders: 0, average_minutes: null, on_time: 0, late: 0, average_late_minutes: null },
  open: [],
};

/** A Friday on which three orders were paid and one was refunded. */
export const busyDay: StaffDay = {
  ...emptyDay,
  orders: [
    { status: 'completed', type: 'pickup', count: 2 },
    { status: 'ready', type: 'delivery', count: 1 },
    { status: 'cancelled', type: 'pickup', count: 1 },
  ],
  money: {
    ...emptyDay.money,
    tenders: [
      { kind: 'card', payments: 2, taken: 60.5, tips: 4, refunds: 1, refunded: 10, net: 50.5 },
      { kind: 'cash', payments: 1, taken: 25, tips: 1, refunds: 1, refunded: 5, net: 20 },
    ],
    taken: 85.5,
    refunded: 15,
    gift_cards: { sold: 2, card: 50, cash: 25 },
    net: 70.5,
    orders: 3,
    dishes: 80,
    discounts: [{ kind: 'coupon', amount: 7.5 }],
    fees: [{ kind: 'delivery', amount: 8 }],
    taxes: [{ ppm: 100_000, included: true, base: 80.5, amount: 7.32 }],
    tips: 5,
    cash_rounding: 0,
  },
  dishes: {
    by_quantity: [
      { name: 'Lemonade', quantity: 6, amount: 27 },
      { name: 'Corner burger', quantity: 4, amount: 45.5 },
    ],
    by_amount: [
      { name: 'Corner burger', quantity: 4, amount: 45.5 },
      { name: 'Lemonade', quantity: 6, amount: 27 },
    ],
  },
  hours: [
    { begins_at: '2026-11-20T02:00:00.000Z', time: '13:00', orders: 1, taken: 25 },
    { begins_at: '2026-11-20T03:00:00.000Z', time: '14:00', orders: 2, taken: 60.5 },
  ],
  recent_days: [
    { date: '2026-11-19', orders: 5, taken: 120 },
    { date: '2026-11-20', orders: 3, taken: 85.5 },
  ],
  waits: { orders: 3, average_minutes: 24.5, on_time: 2, late: 1, average_late_minutes: 7 },
  open: [
    {
      kind: 'order',
      order_id: '0190a0a0-0000-4000-8000-000000000001',
      number: '007',
      date: '2026-11-20',
      amount: 35.5,
    },
    {
      kind: 'refund_failed',
      order_id: '0190a0a0-0000-4000-8000-000000000002',
      number: '003',
      date: '2026-11-19',
      amount: 4.5,
    },
  ],
};
