import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { hearNews } from '#src/page/live-config/config-events.ts';
import { setHidden, standInForNews } from './stand-in-event-source.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function hear(answers: (number | Error)[] = []) {
  const news = standInForNews();
  const heard: number[] = [];
  const ask = vi.fn<() => Promise<number>>(async () => {
    const answer = answers.shift() ?? new Error('offline');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const stop = hearNews({
    url: '/api/v2/config-news?tenant_id=139',
    ask,
    onVersion: (version) => heard.push(version),
    random: () => 0.5,
  });
  onTestFinished(stop);
  return { news, heard, ask, stop };
}

test('a version that the stream tells is heard, what makes no sense is not', () => {
  const { news, heard, ask } = hear();
  expect(news.last()?.url).toBe('/api/v2/config-news?tenant_id=139');
  news.last()?.say(7);
  for (const nonsense of ['', 'null', '{}', '{"config_version":"8"}', '<html>']) {
    news.last()?.tell(nonsense);
  }
  news.last()?.say(8);
  expect(heard).toEqual([7, 8]);
  expect(ask).not.toHaveBeenCalled();
});

test('a hidden page holds no stream, and hears at once when it is seen again', () => {
  const { news, heard } = hear();
  news.last()?.say(7);
  setHidden(true);
  expect(news.open()).toEqual([]);
  setHidden(false);
  expect(news.open()).toHaveLength(1);
  news.last()?.say(9);
  expect(heard).toEqual([7, 9]);
});

test('a page that begins hidden waits', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { news } = hear();
  expect(news.all()).toEqual([]);
  setHidden(false);
  expect(news.open()).toHaveLength(1);
});

test('a page that goes into the browser’s cache of pages lets go, and listens when it is back', () => {
  const { news } = hear();
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(news.open()).toEqual([]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(news.open()).toHaveLength(1);
});

test('where the stream is refused the page asks every few seconds, and tries it again in time', async () => {
  const { news, heard, ask } = hear(Array.from({ length: 40 }, (_, index) => 7 + index));
  news.last()?.fail(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([7]);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(heard).toEqual([7, 8]);
  await vi.advanceTimersByTimeAsync(119_500);
  expect(ask).toHaveBeenCalledTimes(30);
  expect(news.open()).toHaveLength(1);
});

test('a stream that says nothing for too long counts as none', async () => {
  const { news, heard } = hear([5]);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(news.open()).toEqual([]);
  expect(heard).toEqual([5]);
});

test('one that falls silent is opened anew', async () => {
  const { news } = hear();
  news.last()?.say(7);
  await vi.advanceTimersByTimeAsync(51_000);
  expect(news.all()).toHaveLength(2);
  expect(news.open()).toHaveLength(1);
});

test('a lost connection is the browser’s to repair, for a while', async () => {
  const { news, heard, ask } = hear([9]);
  news.last()?.say(7);
  news.last()?.fail(false);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(ask).not.toHaveBeenCalled();
  news.last()?.say(8);
  news.last()?.fail(false);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(heard).toEqual([7, 8, 9]);
});

test('without a network it asks ever more seldom, and at once when it is back', async () => {
  const { news, ask } = hear();
  news.last()?.fail(true);
  await vi.advanceTimersByTimeAsync(60_000);
  const asked = ask.mock.calls.length;
  expect(asked).toBeLessThanOrEqual(5);
  window.dispatchEvent(new Event('online'));
  expect(news.open()).toHaveLength(1);
});

test('a page that stopped listening hears nothing more', async () => {
  const { news, ask, stop } = hear([7]);
  stop();
  await vi.advanceTimersByTimeAsync(100_000);
  setHidden(true);
  setHidden(false);
  expect(news.open()).toEqual([]);
  expect(ask).not.toHaveBeenCalled();
});
