import type { StaffTable } from '#schemas/api/staff-tabs.ts';
import type { Tab, TabPayment, TabRound } from '#schemas/api/tabs.ts';

/** 20 November 2026, 18:30 in Sydney. */
export const evening = Date.parse('2026-11-20T07:30:00Z');
/** So many minutes before it. */
export const ago = (minutes: number): string => new Date(evening - minutes * 60_000).toISOString();
export const uuid = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

type Dish = { id: number; name: string; each: number; count: number };

export const roundOf = (
  number: number,
  guestId: number | null,
  dishes: readonly Dish[],
  status: TabRound['status'] = 'preparing',
): TabRound => {
  const total = dishes.reduce((sum, { each, count }) => sum + each * count, 0);
  return {
    order_id: uuid(number),
    number: String(number),
    guest_id: guestId,
    status,
    placed_at: ago(30),
    total,
    unpaid: total,
    lines: dishes.map(({ id, name, each, count }) => ({
      id,
      name,
      details: '',
      notes: '',
      units: Array.from({ length: count }, () => ({
        amount: each,
        state: 'open' as const,
        guest_id: null,
      })),
    })),
  };
};

export const cashOf = (id: number, guestId: number, amount: number): TabPayment => ({
  id: uuid(id),
  guest_id: guestId,
  kind: 'amount',
  method: 'cash',
  state: 'held',
  amount,
  tip: 0,
  points: 0,
  gift_cards: 0,
  refunded: 0,
  by_held_card: false,
  to_pay: amount,
  at: ago(3),
  expires_at: null,
});

/** Ada and Ben at table 2: two rounds of 20 and 14.50, of which Ben wants to pay 10 in cash. */
export const sampleTab = (change: Partial<Tab> = {}): Tab => ({
  id: uuid(900),
  restaurant_id: 1,
  table: '2',
  area: 'Inside',
  state: 'open',
  code: '4821',
  currency: 'AUD',
  opened_at: ago(45),
  closed_at: null,
  own_guest_id: null,
  guests: [
    { id: 1, name: 'Ada', choosing: 0 },
    { id: 2, name: 'Ben', choosing: 2 },
  ],
  rounds: [
    roundOf(101, 1, [{ id: 11, name: 'Margherita', each: 10, count: 2 }], 'completed'),
    roundOf(102, 2, [{ id: 12, name: 'Lemonade', each: 7.25, count: 2 }]),
  ],
  payments: [cashOf(700, 2, 10)],
  held_cards: [],
  card_hold: null,
  split: null,
  total: 34.5,
  paid: 0,
  held: 10,
  open: 24.5,
  tips: 0,
  tip_percents: [10],
  cash_step: 0.05,
  ...change,
});

export const tableOf = (id: number, change: Partial<StaffTable> = {}): StaffTable => ({
  id,
  area_id: 1,
  name: String(id),
  seats: 4,
  tab: null,
  calls: [],
  ...change,
});
