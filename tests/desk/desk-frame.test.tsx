import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { newPromise } from '#ui/page/new-promise.ts';
import { fakeAudio } from './fake-audio.ts';
import { closeDesks, openDesk } from './open-desk.tsx';
import { orderWith } from './sample-order.ts';
import { StandInDesk } from './stand-in-desk.ts';

afterEach(() => {
  vi.useRealTimers();
  closeDesks();
});

const deviceId = '00000000-0000-4000-8000-00000000000a';
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('the sound is turned on by hand, can be tested, and its volume stays with the device', async () => {
  openDesk(new StandInDesk([]));
  await button('Turn the sound on').click();
  await button('Sound is on').click();
  await expect.element(button('Test the sound')).toBeVisible();
  await page.getByRole('slider', { name: 'Volume' }).fill('80');
  expect(localStorage.getItem('deskSound')).toContain('0.8');
});

test('a desk whose sound is on reports it at once and every half minute, and no other does', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  fakeAudio('running');
  const server = new StandInDesk([]);
  const reports: unknown[] = [];
  openDesk({
    fetch: (input, init) => {
      if (!String(input).endsWith('/staff/desk/sound')) return server.fetch(input, init);
      reports.push(JSON.parse(String(init?.body)));
      return Promise.resolve(Response.json({ data: {} }));
    },
  });
  await expect.element(page.getByText('No new orders.')).toBeVisible();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reports).toEqual([]);
  await button('Turn the sound on').click();
  await expect.poll(() => reports).toEqual([{ restaurant_id: 1 }]);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.poll(() => reports).toHaveLength(3);
  closeDesks();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reports).toHaveLength(3);
});

test('the tab’s icon bears the count of the orders that wait, until they are answered', async () => {
  const order = orderWith({ status: 'placed' });
  const server = new StandInDesk([order]);
  openDesk(server);
  const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href') ?? '';
  await expect.poll(icon).toContain('data:image/png');
  server.move(order.id, 'accepted');
  await expect.poll(icon).not.toContain('data:image/png');
});

describe('the bell', () => {
  const waiting = orderWith({ status: 'placed' });

  test('rings for an order until another tablet accepts it, and says so', async () => {
    const audio = fakeAudio('running');
    // Only the interval: with every clock of the page faked, Chromium waits for itself forever.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const server = new StandInDesk([waiting]);
    openDesk(server);
    await button('Turn the sound on').click();
    await expect.element(button('It rings')).toBeVisible();
    await expect.poll(audio.rings).toBeGreaterThan(0);
    const before = audio.rings();
    await vi.advanceTimersByTimeAsync(6_000);
    await expect.poll(audio.rings).toBeGreaterThan(before);
    server.move(waiting.id, 'accepted');
    await expect.element(button('Sound is on')).toBeVisible();
    const last = audio.rings();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(audio.rings()).toBe(last);
  });

  test('that the browser blocks says so, and rings once it is allowed', async () => {
    fakeAudio('suspended');
    openDesk(new StandInDesk([waiting]));
    await button('Turn the sound on').click();
    const sentence = page.getByText('The sound is blocked by the browser.', { exact: false });
    await expect.element(sentence).toBeVisible();
    await expect.element(button('It rings')).not.toBeInTheDocument();
    closeDesks();
    const audio = fakeAudio('running');
    openDesk(new StandInDesk([waiting]));
    await button('Turn the sound on').click();
    await expect.element(sentence).not.toBeInTheDocument();
    await expect.poll(audio.rings).toBeGreaterThan(0);
  });
});

test('a device that is signed out elsewhere says so at once', async () => {
  const server = new StandInDesk([]);
  server.device = { id: deviceId, name: 'Tablet at Newtown', restaurant_id: 1 };
  openDesk(server);
  await expect.element(page.getByText('No new orders.')).toBeVisible();
  server.isOver = true;
  server.streams.last.sendEnd();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Tablet at Newtown was signed out. Sign in to go on here.');
});

test('what is still on its way when somebody signs out is neither waited for nor refused aloud', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = new StandInDesk([]);
  const { promise: refusal, resolve: refuse } = newPromise<Response>();
  const asked = vi.fn<() => void>();
  openDesk({
    fetch: (input, init) => {
      if (!String(input).includes('/order-taking')) return server.fetch(input, init);
      asked();
      return refusal;
    },
  });
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
  await button('Sign out').click();
  await expect.element(page.getByLabelText('Email')).toBeVisible();
  refuse(Response.json({ code: 'staff_session_expired', error: '' }, { status: 401 }));
  await refusal;
  await expect.element(page.getByLabelText('Email')).toBeVisible();
  expect(error.mock.calls.map(([text]) => String(text))).not.toContain(
    'Loading staff-kitchen failed',
  );
});
