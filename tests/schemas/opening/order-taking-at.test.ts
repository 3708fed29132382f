import { expect, test } from 'vitest';
import type { OrderTaking } from '#schemas/api/restaurants.ts';
import { orderTakingAt } from '#schemas/rules/opening/order-taking-at.ts';

const at = (iso: string) => Date.parse(iso);
/** Friday until ten, and Saturday. */
const openings = [
  { opens: '2026-11-20T00:30:00.000Z', closes: '2026-11-20T11:00:00.000Z' },
  { opens: '2026-11-21T00:30:00.000Z', closes: '2026-11-21T11:00:00.000Z' },
];
const evenings = [
  { opens: '2026-11-20T06:00:00.000Z', closes: '2026-11-20T10:00:00.000Z' },
  { opens: '2026-11-21T06:00:00.000Z', closes: '2026-11-21T10:00:00.000Z' },
];
const pickup: OrderTaking = {
  order_type: 'pickup',
  kitchen_minutes: 20,
  road_minutes: 0,
  last_order_minutes: 30,
  paused: null,
};
const delivery: OrderTaking = {
  ...pickup,
  order_type: 'delivery',
  road_minutes: 25,
  openings: evenings,
};
const pausedUntil = (until: string | null): OrderTaking => ({ ...pickup, paused: { until } });

test.each<[string, OrderTaking, string, ReturnType<typeof orderTakingAt>]>([
  [
    'is taken while it is open',
    pickup,
    '2026-11-20T05:00:00Z',
    { kind: 'now', minutes: 20, until: at('2026-11-20T11:00:00Z') },
  ],
  [
    'takes the kitchen and the road, and ends with its own hours',
    delivery,
    '2026-11-20T07:00:00Z',
    { kind: 'now', minutes: 45, until: at('2026-11-20T10:00:00Z') },
  ],
  [
    'waits for its own hours while the restaurant is open',
    delivery,
    '2026-11-20T05:00:00Z',
    { kind: 'later', opens: at('2026-11-20T06:00:00Z') },
  ],
  [
    'is taken half an hour before closing (R20)',
    pickup,
    '2026-11-20T10:30:00Z',
    { kind: 'now', minutes: 20, until: at('2026-11-20T11:00:00Z') },
  ],
  [
    'is taken again the next day a minute later (R20)',
    pickup,
    '2026-11-20T10:31:00Z',
    { kind: 'later', opens: at('2026-11-21T00:30:00Z') },
  ],
  [
    'waits for the end of a pause',
    pausedUntil('2026-11-20T05:10:00Z'),
    '2026-11-20T05:00:00Z',
    { kind: 'paused', until: at('2026-11-20T05:10:00Z') },
  ],
  [
    'is taken again at the end of a pause',
    pausedUntil('2026-11-20T05:10:00Z'),
    '2026-11-20T05:10:00Z',
    { kind: 'now', minutes: 20, until: at('2026-11-20T11:00:00Z') },
  ],
  [
    'is paused without an end',
    pausedUntil(null),
    '2026-11-20T05:00:00Z',
    { kind: 'paused', until: null },
  ],
  [
    'waits for the doors, whatever is paused before',
    pausedUntil(null),
    '2026-11-20T12:00:00Z',
    { kind: 'later', opens: at('2026-11-21T00:30:00Z') },
  ],
  ['waits for nothing known', pickup, '2026-11-22T00:00:00Z', { kind: 'later', opens: null }],
])('an order for as soon as possible %s', (_name, taking, now, expected) => {
  expect(orderTakingAt(taking, openings, at(now))).toEqual(expected);
});
