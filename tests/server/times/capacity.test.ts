import { describe, expect, it } from 'vitest';
import { fitsAt, hasSlotLimits } from '#server/domain/restaurant/capacity.ts';
import type { Capacity } from '#server/domain/restaurant/capacity.ts';
import type { SlotLoad } from '#server/db/queries/slot-usage.ts';
import { cartPrep } from '#server/domain/menu/dish-prep.ts';

const five: Capacity = { capacityOrders: 5, capacityUnits: null, capacityWindowMinutes: 15 };
const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);
const load = (time: string, orders: number, units = orders): SlotLoad => ({
  startsAt: at(time),
  orders,
  units,
});

describe('R21 what fits into a time', () => {
  it('a rolling window blocks 19:00 when 19:00 and 19:05 already hold 5 of 5', () => {
    const loads = [load('19:00', 2), load('19:05', 3)];
    expect(fitsAt(at('19:00'), 1, loads, five)).toBe(false);
    expect(fitsAt(at('19:05'), 1, loads, five)).toBe(false);
    expect(fitsAt(at('19:10'), 1, loads, five)).toBe(false);
    expect(fitsAt(at('18:55'), 1, loads, five)).toBe(false);
    expect(fitsAt(at('18:50'), 1, loads, five)).toBe(true);
    expect(fitsAt(at('19:20'), 1, loads, five)).toBe(true);
  });

  it('a window ends before its last minute, as the doors do', () => {
    expect(fitsAt(at('19:15'), 1, [load('19:00', 5)], five)).toBe(true);
    expect(fitsAt(at('19:00'), 1, [load('18:50', 4), load('19:05', 1)], five)).toBe(true);
    expect(fitsAt(at('19:00'), 1, [load('18:50', 4), load('19:04', 1)], five)).toBe(false);
  });

  it('of two windows that hold a time the fuller one counts, not their sum', () => {
    const loads = [load('18:50', 4), load('19:10', 4)];
    expect(fitsAt(at('19:00'), 1, loads, five)).toBe(true);
    expect(fitsAt(at('19:00'), 1, [...loads, load('19:00', 1)], five)).toBe(false);
  });

  it('units count beside orders or instead of them', () => {
    const tenUnits = { ...five, capacityOrders: null, capacityUnits: 10 };
    expect(fitsAt(at('19:00'), 2, [load('19:05', 40, 8)], tenUnits)).toBe(true);
    expect(fitsAt(at('19:00'), 3, [load('19:05', 1, 8)], tenUnits)).toBe(false);
    const both = { ...five, capacityUnits: 10 };
    expect(fitsAt(at('19:00'), 1, [load('19:05', 5, 5)], both)).toBe(false);
    expect(fitsAt(at('19:00'), 1, [load('19:05', 1, 10)], both)).toBe(false);
    expect(fitsAt(at('19:00'), 1, [load('19:05', 4, 9)], both)).toBe(true);
  });

  it('without limits everything fits, and a capacity of 0 takes nothing', () => {
    const none = { ...five, capacityOrders: null };
    expect([hasSlotLimits(none), hasSlotLimits(five)]).toEqual([false, true]);
    expect(fitsAt(at('19:00'), 99, [load('19:00', 1000)], none)).toBe(true);
    expect(fitsAt(at('19:00'), 1, [], { ...five, capacityOrders: 0 })).toBe(false);
  });
});

describe('what a cart asks of the kitchen', () => {
  const part = (restaurantProductId: number, quantity = 1) => ({
    restaurantProductId,
    productId: 1,
    quantity,
    modifiers: [],
    configurations: [],
    componentId: null,
    position: null,
  });
  const dishes = new Map([
    [1, { minutes: 45, units: 3 }],
    [2, { minutes: 10, units: 1 }],
  ]);

  it('R19 its notice is the longest of its dishes’', () => {
    const lines = [
      { kind: 'plain' as const, quantity: 1, parts: [part(2)] },
      { kind: 'combo' as const, quantity: 1, parts: [part(2), part(1)] },
    ];
    expect(cartPrep(lines, dishes).minutes).toBe(45);
    expect(cartPrep([], dishes)).toEqual({ minutes: 0, units: 0 });
  });

  it('R21 its weight is the sum, and two halves weigh as much as a whole', () => {
    const lines = [
      { kind: 'plain' as const, quantity: 3, parts: [part(2)] },
      { kind: 'combo' as const, quantity: 2, parts: [part(1), part(2, 2)] },
      { kind: 'half_and_half' as const, quantity: 2, parts: [part(1), part(2)] },
      { kind: 'plain' as const, quantity: 9, parts: [part(404)] },
    ];
    expect(cartPrep(lines, dishes).units).toBe(3 + 10 + 4);
  });
});
