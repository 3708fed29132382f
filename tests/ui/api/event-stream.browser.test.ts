import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { followEvents } from '#ui/api/event-stream.ts';
import { setHidden } from './set-hidden.ts';
import { abortable, silentStream, StandInStreams } from './stand-in-streams.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Streams hand on their bytes by promises, some of them the browser's own. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await vi.advanceTimersByTimeAsync(0);
};
const refused = () => new Response(null, { status: 503 });

async function follow(answer?: () => Response) {
  const streams = new StandInStreams();
  const opened: { lastEventId: string | null; signal: AbortSignal }[] = [];
  const data: string[] = [];
  const statuses: string[] = [];
  const stop = followEvents({
    open: async (lastEventId, signal) => {
      opened.push({ lastEventId, signal });
      return abortable(answer?.() ?? streams.follow(), signal);
    },
    onEvent: (event) => data.push(event.data),
    onStatus: (status) => statuses.push(status),
    random: () => 0,
  });
  onTestFinished(stop);
  await settle();
  const running = () => opened.filter(({ signal }) => !signal.aborted);
  return { streams, opened, running, data, statuses, stop };
}

test('an event reaches its listener, also one that comes in two pieces', async () => {
  const { streams, data, statuses } = await follow();
  streams.last.sendData('one');
  streams.last.sendText('data: t');
  await settle();
  expect(data).toEqual(['one']);
  streams.last.sendText('wo\n\n');
  await settle();
  expect(data).toEqual(['one', 'two']);
  expect(statuses).toEqual(['live']);
});

test('a lost connection is resumed after the last event', async () => {
  const { streams, opened, statuses } = await follow();
  streams.last.sendData('one', '7');
  await settle();
  streams.last.lose();
  await settle();
  expect(statuses).toEqual(['live', 'lost']);
  await vi.advanceTimersByTimeAsync(500);
  await settle();
  expect(opened.map(({ lastEventId }) => lastEventId)).toEqual([null, '7']);
  expect(statuses).toEqual(['live', 'lost', 'live']);
});

test.each([
  ['refused', refused],
  ['something else than a stream', () => new Response('{}')],
])('one that is %s is tried again ever more seldom', async (_, answer) => {
  const { opened, statuses } = await follow(answer);
  expect(statuses).toEqual(['lost']);
  await vi.advanceTimersByTimeAsync(500);
  await settle();
  expect(opened).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(999);
  expect(opened).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toHaveLength(3);
});

test('one that never sends a byte counts as lost', async () => {
  const { statuses, running } = await follow(silentStream);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(statuses).toEqual([]);
  expect(running()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await settle();
  expect(statuses).toEqual(['lost']);
});

test('one that falls silent is given up', async () => {
  const { running, statuses } = await follow();
  await vi.advanceTimersByTimeAsync(49_999);
  expect(running()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await settle();
  expect(statuses).toEqual(['live', 'lost']);
});

test('a hidden page holds none, and connects at once when it is seen again', async () => {
  const { opened, running, statuses } = await follow();
  setHidden(true);
  expect(running()).toEqual([]);
  setHidden(false);
  await settle();
  expect(opened).toHaveLength(2);
  expect(running()).toHaveLength(1);
  expect(statuses).toEqual(['live', 'paused', 'live']);
});

test('a page that begins hidden waits', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { opened } = await follow();
  expect(opened).toEqual([]);
  setHidden(false);
  expect(opened).toHaveLength(1);
});

test('a page in the back/forward cache holds none', async () => {
  const { running } = await follow();
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(running()).toEqual([]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(running()).toHaveLength(1);
});

test('a network that is back is used at once', async () => {
  const { opened } = await follow(refused);
  window.dispatchEvent(new Event('online'));
  expect(opened).toHaveLength(2);
});

test('an event named end ends it for good', async () => {
  const { streams, opened, data } = await follow();
  streams.last.sendEnd();
  await settle();
  streams.last.lose();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(100_000);
  expect(opened).toHaveLength(1);
  expect(data).toEqual([]);
});

test('one that was stopped reports nothing more', async () => {
  const { streams, opened, data, stop } = await follow();
  stop();
  streams.last.sendData('late');
  setHidden(true);
  setHidden(false);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(opened).toHaveLength(1);
  expect(data).toEqual([]);
});
