import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { followServerClock } from '#src/page/follow-server-clock.ts';
import { clockSet, type ServerClock } from '#ui/page/server-clock.ts';

const drawnAt = '2026-11-20T02:00:00.000Z';
const drawn = Date.parse(drawnAt);
const present = drawn + 60_000;
const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: present });
  onTestFinished(() => void vi.useRealTimers());
});

/** A page's clock that is followed, with replies that are dated so. */
function openClock() {
  let date: string | null = null;
  const onSet = vi.fn<() => void>();
  window.addEventListener(clockSet, onSet);
  onTestFinished(() => window.removeEventListener(clockSet, onSet));
  const clock: ServerClock = {
    ahead: 0,
    fetch: async () => new Response('', date === null ? {} : { headers: { date } }),
  };
  followServerClock(clock, drawnAt);
  return {
    onSet,
    now: () => Date.now() + clock.ahead,
    reply: async (dated: string | number | null) => {
      date = typeof dated === 'number' ? new Date(dated).toUTCString() : dated;
      await clock.fetch('/api/v2/cart');
    },
  };
}

test('goes by the device’s clock where that is right', async () => {
  const { now, reply, onSet } = openClock();
  for (const dated of [present - 2000, null, 'not a date']) await reply(dated);
  expect(now()).toBe(present);
  expect(onSet).not.toHaveBeenCalled();
});

test.each([-30 * hour, -hour, hour, 30 * hour])(
  'goes by the server’s clock where the device is wrong by %d ms',
  async (wrong) => {
    vi.setSystemTime(present + wrong);
    const { now, reply, onSet } = openClock();
    onSet.mockClear();
    await reply(present);
    expect(now()).toBe(present);
    // The next reply finds it right.
    await reply(present + 1000);
    expect(now()).toBe(present);
    expect(onSet).toHaveBeenCalledTimes(1);
    vi.setSystemTime(present + 60_000 + wrong);
    expect(now()).toBe(present + 60_000);
  },
);

test('is at once no earlier than the page was drawn', () => {
  vi.setSystemTime(drawn - 5 * hour);
  const { now, onSet } = openClock();
  expect(now()).toBe(drawn);
  expect(onSet).toHaveBeenCalledTimes(1);
});

test('takes nothing of yesterday from a page that was kept since', () => {
  vi.setSystemTime(drawn + 20 * hour);
  expect(openClock().now()).toBe(drawn + 20 * hour);
});
