import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { LiveMenu } from '#schemas/api/menu.ts';
import { followConfigVersion } from '#src/page/live-config/follow-config-version.ts';
import { abortable, silentStream, StandInStreams } from '../../ui/api/stand-in-streams.ts';
import { setHidden } from '../../ui/api/set-hidden.ts';

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

/** @param answers of the polls, in their order; without one more there is no network */
async function follow(answers: number[] = [], answer?: () => Response) {
  const streams = new StandInStreams();
  const versions: number[] = [];
  const menus: LiveMenu[] = [];
  const poll = vi.fn<() => Promise<{ config_version: number }>>(async () => {
    const next = answers.shift();
    if (next === undefined) throw new Error('offline');
    return { config_version: next };
  });
  const stop = followConfigVersion({
    open: async (_, signal) => abortable(answer?.() ?? streams.follow(), signal),
    poll,
    onVersion: (version) => versions.push(version),
    onMenu: (menu) => menus.push(menu),
    random: () => 0.5,
  });
  onTestFinished(stop);
  await settle();
  return { streams, versions, menus, poll, stop };
}

test('a version from the stream is reported, what makes no sense is not', async () => {
  const { streams, versions, poll } = await follow();
  const bodies = ['{"config_version":7}', 'null', '{}', '{"config_version":"8"}', '<html>'];
  for (const body of bodies) streams.last.sendData(body);
  streams.last.sendData('{"config_version":8}');
  await settle();
  expect(versions).toEqual([7, 8]);
  expect(poll).not.toHaveBeenCalled();
});

test('while the stream is refused the version is polled every few seconds', async () => {
  const { versions } = await follow([7, 8, 9], refused);
  expect(versions).toEqual([7]);
  await vi.advanceTimersByTimeAsync(4_249);
  expect(versions).toEqual([7]);
  await vi.advanceTimersByTimeAsync(1);
  expect(versions).toEqual([7, 8]);
});

test('a stream that sends nothing for four seconds is polled for instead', async () => {
  const { versions } = await follow([5], silentStream);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(versions).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await settle();
  expect(versions).toEqual([5]);
});

test('polling ends once the stream is back', async () => {
  let isRefused = true;
  const streams = new StandInStreams();
  const { versions, poll } = await follow([7], () => (isRefused ? refused() : streams.follow()));
  isRefused = false;
  window.dispatchEvent(new Event('online'));
  await settle();
  streams.last.sendData('{"config_version":8}');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(versions).toEqual([7, 8]);
  expect(poll).toHaveBeenCalledTimes(1);
});

test('without a network it polls ever more seldom', async () => {
  const { poll } = await follow([], refused);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(poll.mock.calls.length).toBeLessThanOrEqual(5);
});

test('a hidden page asks for nothing', async () => {
  const { poll } = await follow([7, 8, 9], refused);
  setHidden(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(poll).toHaveBeenCalledTimes(1);
});

test('a page that was stopped asks for nothing', async () => {
  const { poll, stop } = await follow([7, 8], refused);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(poll).toHaveBeenCalledTimes(1);
});

test('what is sold out is reported with the version, by the stream', async () => {
  const { streams, versions, menus } = await follow();
  const menu = { restaurant_id: 1, unavailable: { products: [{ id: 2, until: null }] } };
  streams.last.sendData(JSON.stringify({ config_version: 7, menu }));
  streams.last.sendData('{"config_version":8,"menu":"none"}');
  await settle();
  expect([versions, menus]).toEqual([[7], [menu]]);
});
