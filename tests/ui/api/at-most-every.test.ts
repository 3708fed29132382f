import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from '#ui/api/at-most-every.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first call acts at once, and those that follow in the pause once at its end', () => {
  const act = vi.fn<() => void>();
  const { call } = atMostEvery(1000, act);
  call();
  expect(act).toHaveBeenCalledTimes(1);
  for (let time = 0; time < 5; time += 1) call();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledTimes(2);
  call();
  expect(act).toHaveBeenCalledTimes(3);
});

test('what was asked for is not done once it is stopped', () => {
  const act = vi.fn<() => void>();
  const { call, stop } = atMostEvery(1000, act);
  call();
  call();
  stop();
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledTimes(1);
});
