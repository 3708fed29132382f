import { expect, test } from 'vitest';
import { memoryOf } from '#server/memory/memory-of.ts';

test('more data weighs more, whatever holds it', () => {
  const text = 'A dish with a long name';
  for (const few of [[text], { text }, new Map([[text, text]]), new Set([text])]) {
    expect(memoryOf([few, few, { ...few }, text.repeat(100)])).toBeGreaterThan(memoryOf(few));
    expect(memoryOf(few)).toBeGreaterThan(text.length);
  }
  expect(memoryOf(Buffer.alloc(10_000))).toBeGreaterThan(10_000);
  expect(memoryOf(null)).toBe(0);
});

test('what is referred to twice counts once, and circles end', () => {
  const dish = { name: 'Pumpkin soup', prices: [1, 2, 3] };
  const circle: { dish: typeof dish; self?: unknown } = { dish };
  circle.self = circle;
  expect(memoryOf(circle)).toBeLessThan(memoryOf([dish, { ...dish, prices: [...dish.prices] }]));
});
