import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastQueue } from '#ui/toasts/toast-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const titles = (queue: ReturnType<typeof createToastQueue>) =>
  queue
    .get()
    .filter(({ isLeaving }) => !isLeaving)
    .map(({ title }) => title);

test('the newest stands first, and each stays for as long as its kind says', () => {
  const queue = createToastQueue();
  queue.add({ kind: 'success', title: 'Added' });
  queue.add({ kind: 'error', title: 'Failed' });
  expect(titles(queue)).toEqual(['Failed', 'Added']);
  vi.advanceTimersByTime(1999);
  expect(titles(queue)).toEqual(['Failed', 'Added']);
  vi.advanceTimersByTime(1);
  expect(titles(queue)).toEqual(['Failed']);
  vi.advanceTimersByTime(2000);
  expect(titles(queue)).toEqual([]);
});

test('three are in sight; the time of the next begins when it takes a place', () => {
  const queue = createToastQueue();
  for (const title of ['One', 'Two', 'Three', 'Four']) queue.add({ kind: 'success', title });
  expect(titles(queue)).toEqual(['Three', 'Two', 'One']);
  vi.advanceTimersByTime(2000);
  for (const { id } of queue.get()) queue.remove(id);
  expect(titles(queue)).toEqual(['Four']);
  vi.advanceTimersByTime(1999);
  expect(titles(queue)).toEqual(['Four']);
  vi.advanceTimersByTime(1);
  expect(titles(queue)).toEqual([]);
});

test('the time of all stops while one is used, and what is left of it runs on afterwards', () => {
  const queue = createToastQueue();
  queue.add({ kind: 'success', title: 'Added' });
  vi.advanceTimersByTime(1500);
  queue.pause();
  queue.add({ kind: 'success', title: 'Added meanwhile' });
  vi.advanceTimersByTime(60_000);
  expect(titles(queue)).toEqual(['Added meanwhile', 'Added']);
  queue.resume();
  vi.advanceTimersByTime(500);
  expect(titles(queue)).toEqual(['Added meanwhile']);
  vi.advanceTimersByTime(1500);
  expect(titles(queue)).toEqual([]);
});

test('what is taken away tells its listeners, and clearing leaves nothing behind', () => {
  const queue = createToastQueue();
  const listener = vi.fn<() => void>();
  const stop = queue.subscribe(listener);
  for (const title of ['One', 'Two', 'Three', 'Four']) queue.add({ kind: 'error', title });
  const [newest] = queue.get();
  if (newest) queue.dismiss(newest.id);
  expect(titles(queue)).toEqual(['Two', 'One']);
  queue.clear();
  expect(queue.get()).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(queue.get()).toEqual([]);
  const calls = listener.mock.calls.length;
  stop();
  queue.add({ kind: 'info', title: 'Unheard' });
  expect(listener.mock.calls.length).toBe(calls);
});
