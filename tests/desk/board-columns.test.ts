import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '#schemas/api/orders.ts';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { boardOf, columnOf, isFound, needsAnswer, nextStep } from '#desk/board/board-columns.ts';
import { at, event, noon, orderWith } from './sample-order.ts';

const acceptedByStaff = [event('accepted', 0)];

describe('where an order stands on the board', () => {
  const stands: [OrderStatus, Partial<StaffOrder>, string][] = [
    ['placed', {}, 'new'],
    ['placed', { prepare_at: at(600) }, 'new'],
    ['accepted', { prepare_at: at(1), events: acceptedByStaff }, 'later'],
    ['accepted', { prepare_at: at(1) }, 'later'],
    ['accepted', { prepare_at: at(0), events: acceptedByStaff }, 'kitchen'],
    ['accepted', { prepare_at: at(0) }, 'new'],
    ['preparing', { prepare_at: at(600) }, 'kitchen'],
    ['ready', {}, 'ready'],
    ['out_for_delivery', {}, 'ready'],
    ['completed', {}, 'done'],
    ['rejected', {}, 'done'],
    ['cancelled', {}, 'done'],
  ];
  test.each(stands)('%s with %o: %s', (status, change, column) => {
    expect(columnOf(orderWith({ status, ...change }), noon)).toBe(column);
  });

  test('it rings for what waits for an answer, and for what accepted itself and was not begun', () => {
    expect(needsAnswer(orderWith({}), noon)).toBe(true);
    const accepted = orderWith({ status: 'accepted' });
    expect(needsAnswer(accepted, noon)).toBe(false);
    expect(needsAnswer(accepted, noon + 10 * 60_000)).toBe(true);
    expect(needsAnswer({ ...accepted, status: 'preparing' }, noon + 10 * 60_000)).toBe(false);
  });

  test('columns begin with what is promised soonest, and the last one with what ended last', () => {
    const done = (number: string, minutes: number) =>
      orderWith({
        number,
        status: 'completed',
        events: [event('completed', minutes)],
      });
    const board = boardOf(
      [
        orderWith({ number: '2', promised_at: at(40) }),
        orderWith({ number: '1', promised_at: at(20) }),
        done('3', -20),
        done('4', -10),
      ],
      noon,
    );
    expect(board.new.map(({ number }) => number)).toEqual(['1', '2']);
    expect(board.done.map(({ number }) => number)).toEqual(['4', '3']);
  });
});

test('R56 the next step follows the way an order is fulfilled', () => {
  const steps = (delivery_method: StaffOrder['delivery_method']) => {
    const seen: string[] = [];
    for (let order = orderWith({ delivery_method }); ;) {
      const step = nextStep(order);
      if (step === null) return seen;
      seen.push(step);
      order = { ...order, status: step };
    }
  };
  expect(steps('pickup')).toEqual(['accepted', 'preparing', 'ready', 'completed']);
  expect(steps('dine_in')).toEqual(['accepted', 'preparing', 'ready', 'completed']);
  expect(steps('delivery')).toEqual([
    'accepted',
    'preparing',
    'ready',
    'out_for_delivery',
    'completed',
  ]);
});

test.each([
  ['', true],
  ['7', true],
  ['007', true],
  ['ada', true],
  ['  BYRON ', true],
  ['123456', true],
  ['400 12', true],
  ['+61 400 123 456', true],
  ['+61 400 123 457', false],
  ['8', false],
  ['grace', false],
])('an order is found by number, name or telephone number: %j %s', (text, found) => {
  expect(isFound(orderWith({}), text)).toBe(found);
});
