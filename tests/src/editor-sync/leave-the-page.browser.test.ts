import { expect, onTestFinished, test, vi } from 'vitest';
import { leaveEditing } from '#src/api/leave-editing.ts';
import { watchPage } from '#src/editor-host/ports/watch-page.ts';

test('a page that is left says so, and one that comes from the back/forward cache looks again', () => {
  const [onLeft, onSeen, keep] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  const stop = watchPage({
    keep,
    send: () => undefined,
    onSeen,
    onLeft,
    onOnline: () => undefined,
    isAtRisk: () => false,
  });
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect([keep, onLeft, onSeen].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  // The first showing of a page is none.
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(onSeen).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(onSeen).toHaveBeenCalledOnce();
  stop();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(onLeft).toHaveBeenCalledOnce();
});

test('what says so outlives the page, names the window and its place, and never fails', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.error());
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  await leaveEditing(2, 'a-window');
  await leaveEditing(null, 'b-window');
  fetch.mockRejectedValue(new TypeError('no network'));
  await expect(leaveEditing(null, 'b-window')).resolves.toBeUndefined();
  const [first, second] = fetch.mock.calls;
  expect(first).toEqual([
    '/api/v2/staff/config/editing?window_id=a-window&left=true&restaurant_id=2',
    { method: 'GET', credentials: 'same-origin', keepalive: true },
  ]);
  expect(second?.[0]).toBe('/api/v2/staff/config/editing?window_id=b-window&left=true');
});
