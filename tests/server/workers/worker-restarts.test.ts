import { beforeEach, expect, test } from 'vitest';
import { createWorkerRestarts } from '#server/workers/worker-restarts.ts';

let now = new Date('2026-11-20T12:00:00Z');
const clock = () => now;
const after = (ms: number) => void (now = new Date(now.getTime() + ms));
let restarts = createWorkerRestarts(clock);
beforeEach(() => void (restarts = createWorkerRestarts(clock)));

/** Starts a worker, which lives so long (ms). */
function live(worker: number, ms: number): number | null {
  restarts.began(worker);
  after(ms);
  return restarts.ended(worker);
}

test('a worker that dies is started again at once, however often in a day', () => {
  expect([live(0, 1000), live(0, 60_000), live(0, 120_000)]).toEqual([0, 0, 0]);
});

test('one that dies again and again waits twice as long each time, half a minute at most', () => {
  const pauses = Array.from({ length: 10 }, () => live(0, 1000));
  expect(pauses).toEqual([0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  expect(live(1, 1000)).toBe(0);
  expect(live(0, 60_000)).toBe(0);
});

test('one that cannot even start is given up', () => {
  live(0, 60_000);
  const pauses = Array.from({ length: 5 }, () => restarts.ended(0));
  expect(pauses).toEqual([0, 500, 1000, 2000, null]);
});

test('one that starts in between is not', () => {
  for (let n = 0; n < 4; n += 1) restarts.ended(0);
  live(0, 60_000);
  for (let n = 0; n < 4; n += 1) expect(restarts.ended(0)).not.toBeNull();
});
