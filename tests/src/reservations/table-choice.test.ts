import { describe, expect, it } from 'vitest';
import {
  blankChoice,
  readChoice,
  type TableChoice,
  withChoice,
} from '#src/features/reservations/choice/table-choice.ts';

const read = (text: string, otherwise?: TableChoice) =>
  readChoice(new URLSearchParams(text), otherwise);

describe('a choice in the address', () => {
  it('comes back as it was written', () => {
    const choice: TableChoice = {
      restaurantId: 7,
      party: 4,
      date: '2026-11-24',
      instant: '2026-11-24T08:00:00.000Z',
      areaId: 3,
      highChairs: 2,
      hasWheelchair: true,
    };
    expect(readChoice(withChoice(new URLSearchParams(), choice))).toEqual(choice);
    expect(readChoice(withChoice(new URLSearchParams(), blankChoice))).toEqual(blankChoice);
  });

  it.each([
    'party=0',
    'party=-2',
    'party=1.5',
    'party=101',
    'party=x',
    'restaurant=0',
    'area=terrace',
    'date=2026-02-31',
    'date=tomorrow',
    'time=noon',
    'chairs=21',
    'wheelchair=yes',
  ])('R92 is not taken from %s', (text) => {
    expect(read(text)).toEqual(blankChoice);
  });

  it('leaves other parameters alone', () => {
    const after = withChoice(new URLSearchParams('reservation=1&change=1'), { party: 3 });
    expect(String(after)).toBe('reservation=1&change=1&party=3');
  });

  it('leaves the time to be chosen on another day than the one that is booked', () => {
    const booked: TableChoice = {
      ...blankChoice,
      date: '2026-11-24',
      instant: '2026-11-24T08:00:00.000Z',
      areaId: 3,
    };
    expect(read('party=3', booked).instant).toBe(booked.instant);
    expect(read('date=2026-11-25', booked).instant).toBeNull();
    expect(read('area=any', booked).areaId).toBeNull();
  });
});
