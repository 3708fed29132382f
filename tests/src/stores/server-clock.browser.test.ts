import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { clockSet, createServerClock } from '#src/stores/server-clock.ts';

const drawnAt = '2026-11-20T02:00:00.000Z';
const drawn = Date.parse(drawnAt);
const hour = 3_600_000;
const dated = (instant: number) => new Date(instant).toUTCString();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: drawn + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
});

test('goes by the device’s clock where that is right', () => {
  const { now, learn } = createServerClock(drawnAt);
  learn(dated(drawn + 58_000));
  learn(null);
  learn('not a date');
  expect(now()).toBe(drawn + 60_000);
});

test.each([-30 * hour, -hour, hour, 30 * hour])(
  'goes by the server’s clock where the device is wrong by %d ms',
  (wrong) => {
    const { now, learn } = createServerClock(drawnAt);
    vi.setSystemTime(drawn + 60_000 + wrong);
    const onSet = vi.fn<() => void>();
    window.addEventListener(clockSet, onSet);
    onTestFinished(() => window.removeEventListener(clockSet, onSet));
    learn(dated(drawn + 60_000));
    expect(now()).toBe(drawn + 60_000);
    // The next reply finds it right.
    learn(dated(drawn + 61_000));
    expect([now(), onSet.mock.calls.length]).toEqual([drawn + 60_000, 1]);
    vi.setSystemTime(drawn + 120_000 + wrong);
    expect(now()).toBe(drawn + 120_000);
  },
);

test('is never before the page was drawn, and may be long after it', () => {
  vi.setSystemTime(drawn - 5 * hour);
  expect(createServerClock(drawnAt).now()).toBe(drawn);
  // A page out of a cache of yesterday brings nothing of yesterday back.
  vi.setSystemTime(drawn + 20 * hour);
  expect(createServerClock(drawnAt).now()).toBe(drawn + 20 * hour);
});
