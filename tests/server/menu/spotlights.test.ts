import { describe, expect, test } from 'vitest';
import { bestSelling, freshDishes } from '#server/caches/spotlights.ts';

const now = new Date('2026-11-20T02:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
const dish = (id: number, addedAt: Date | null, isFresh = false) => ({ id, addedAt, isFresh });

describe('what sold most', () => {
  const isListed = (id: number) => id < 100;

  test('keeps the order of the ranking, without what has left the menu', () => {
    expect(bestSelling([4, 200, 2, 9, 1, 3], isListed)).toEqual([4, 2, 9, 1, 3]);
  });

  test('is silent where fewer than five dishes of the menu can be ranked', () => {
    expect(bestSelling([4, 200, 2, 9, 1], isListed)).toEqual([]);
  });
});

describe('what came to the menu last', () => {
  test('is newest first, then what the restaurant has marked', () => {
    const dishes = [dish(1, ago(300), true), dish(2, ago(40)), dish(3, ago(3)), dish(4, ago(300))];
    expect(freshDishes(dishes, now).ids).toEqual([3, 2, 1]);
  });

  test('is nothing on a menu that has only just been written, in one week or the same hour', () => {
    expect(freshDishes([dish(1, ago(5)), dish(2, ago(1)), dish(3, ago(1))], now).ids).toEqual([]);
  });

  test('counts dishes of an unknown day as old', () => {
    expect(freshDishes([dish(1, null), dish(2, ago(2))], now).ids).toEqual([2]);
  });

  test('ends after sixty days, and says when that is', () => {
    const dishes = [dish(1, ago(300)), dish(2, ago(61)), dish(3, ago(59)), dish(4, ago(1))];
    expect(freshDishes(dishes, now)).toEqual({ ids: [4, 3], changesAt: ago(-1) });
    expect(freshDishes([dish(1, ago(300))], now).changesAt).toBeNull();
  });
});
