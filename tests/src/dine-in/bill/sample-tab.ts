import type { Tab, TabLine, TabPayment, TabRound } from '#schemas/api/tabs.ts';

export const tabId = '00000000-0000-4000-8000-0000000000aa';
/** The guests of the sample: the one who looks, and two others. */
export const mia = 11;
export const ben = 12;
export const ada = 13;

type Unit = TabLine['units'][number];

export const unit = (
  amount: number,
  state: Unit['state'] = 'open',
  guest_id: number | null = null,
): Unit => ({ amount, state, guest_id });

export const line = (id: number, name: string, units: Unit[]): TabLine => ({
  id,
  name,
  details: '',
  notes: '',
  units,
});

const sum = (amounts: readonly number[]) =>
  amounts.reduce((all, amount) => all + Math.round(amount * 100), 0) / 100;

/** A round of a guest; what it comes to follows from its lines. */
export function round(number: string, guest_id: number | null, lines: TabLine[]): TabRound {
  const units = lines.flatMap((one) => one.units);
  const open = units.filter(({ state }) => state !== 'paid');
  return {
    order_id: `00000000-0000-4000-8000-0000000000${number}`,
    number,
    guest_id,
    status: 'placed',
    placed_at: '2026-11-21T01:00:00.000Z',
    total: sum(units.map(({ amount }) => amount)),
    unpaid: sum(open.map(({ amount }) => amount)),
    lines,
  };
}

export const payment = (change: Partial<TabPayment> = {}): TabPayment => ({
  id: '00000000-0000-4000-8000-0000000000b1',
  guest_id: mia,
  kind: 'items',
  method: 'card',
  state: 'held',
  amount: 18.5,
  tip: 0,
  points: 0,
  gift_cards: 0,
  refunded: 0,
  by_held_card: false,
  to_pay: 18.5,
  at: '2026-11-21T01:10:00.000Z',
  expires_at: null,
  ...change,
});

/** Mia's pizza, Ben's two beers and garlic bread: 18.50 + 2 × 6.00 + 9.00. */
export const sampleRounds = (): TabRound[] => [
  round('41', mia, [line(1, 'Margherita', [unit(18.5)])]),
  round('42', ben, [line(2, 'Pale ale', [unit(6), unit(6)]), line(3, 'Garlic bread', [unit(9)])]),
];

/** A tab as Mia sees it; what is open follows from its rounds and payments. */
export function tabOf(change: Partial<Tab> = {}): Tab {
  const rounds = change.rounds ?? sampleRounds();
  const payments = change.payments ?? [];
  const total = sum(rounds.map((one) => one.total));
  const of = (state: TabPayment['state']) =>
    sum(payments.filter((one) => one.state === state).map(({ amount }) => amount));
  return {
    id: tabId,
    restaurant_id: 1,
    table: '12',
    area: 'Terrace',
    state: 'open',
    code: '4821',
    currency: 'AUD',
    opened_at: '2026-11-21T00:50:00.000Z',
    closed_at: null,
    own_guest_id: mia,
    guests: [
      { id: mia, name: 'Mia', choosing: 0 },
      { id: ben, name: 'Ben', choosing: 0 },
      { id: ada, name: 'Ada', choosing: 1 },
    ],
    rounds,
    payments,
    held_cards: [],
    card_hold: null,
    split: null,
    total,
    paid: of('paid'),
    held: of('held'),
    open: sum([total, -of('paid'), -of('held')]),
    tips: 0,
    tip_percents: [10, 15, 20],
    cash_step: 0.05,
    ...change,
  };
}
