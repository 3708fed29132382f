import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Order } from '#schemas/api/orders.ts';
import { paths } from '#ui/paths.ts';
import { forgetEverything, openApp } from '../open-app.tsx';
import { StandInStreams, silentStream } from '../../../ui/api/stand-in-streams.ts';
import { noonInSydney } from '../sample-slots.ts';
import { changeOrder, event, orderId, orderOf, serverWith } from './order-at.ts';

afterEach(() => {
  vi.useRealTimers();
  forgetEverything();
});

const present = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const isPresent = async (name: string) => {
  await expect.element(present(name)).toHaveAttribute('aria-current', 'step');
};

async function openFollowed(change: Partial<Order> = {}) {
  const server = await serverWith({ events: [event(1, 'placed')], ...change });
  const streams = new StandInStreams();
  server.follow = streams.follow;
  openApp({ at: paths.orderConfirmation(orderId), server });
  await expect.poll(() => streams.opened.length).toBe(1);
  return { server, streams };
}

const accepted = (order: Order): Order => ({
  ...order,
  status: 'accepted',
  events: [...order.events, event(2, 'accepted')],
});
const preparing = (order: Order): Order => ({
  ...order,
  status: 'preparing',
  events: [...order.events, event(3, 'preparing')],
});
const collected = (order: Order): Order => ({
  ...order,
  status: 'completed',
  events: [...order.events, event(4, 'completed')],
});
const refund: Order['refunds'][number] = {
  id: '00000000-0000-4000-8000-000000000071',
  at: '2026-11-21T01:30:00.000Z',
  amount: 4.5,
  reason: 'The soup was cold.',
  state: 'done',
  tenders: [{ kind: 'cash', state: 'done', amount: 4.5 }],
};

describe('an order that is followed', () => {
  it('shows and reads out what changes, without asking', async () => {
    const { server, streams } = await openFollowed();
    await isPresent('Sent');
    const asked = server.calls('getOrder').length;
    streams.last.send(accepted(orderOf(server)));
    await isPresent('Confirmed');
    await expect
      .element(page.getByRole('status').filter({ hasText: 'The kitchen has said yes.' }))
      .toBeInTheDocument();
    expect(server.calls('getOrder')).toHaveLength(asked);
  });

  it('its first state is not read out as news', async () => {
    await openFollowed({ status: 'preparing' });
    await isPresent('In the kitchen');
    await expect
      .element(page.getByRole('status').filter({ hasText: 'It is being cooked' }))
      .not.toBeInTheDocument();
  });

  it('strikes the old time and gives the reason of the new one', async () => {
    const { server, streams } = await openFollowed({ status: 'accepted' });
    const later = '2026-11-21T02:20:00.000Z';
    streams.last.send({
      ...orderOf(server),
      promised_at: later,
      events: [
        event(1, 'placed'),
        event(2, 'accepted', { promised_at: later, reason: 'Saturday rush, sorry.' }),
      ],
    });
    await expect
      .element(page.getByRole('heading', { level: 1, name: /Ready today, 1:20.pm/ }))
      .toBeVisible();
    await expect.element(page.getByText(/It was 1:00.pm before/)).toBeInTheDocument();
    await expect
      .element(page.getByText('The kitchen says: “Saturday rush, sorry.”').first())
      .toBeVisible();
  });

  it('comes back after a lost connection and names what it has seen', async () => {
    const { server, streams } = await openFollowed();
    streams.last.send(accepted(orderOf(server)));
    await isPresent('Confirmed');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    streams.last.lose();
    await vi.waitUntil(async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      return streams.opened.length === 2;
    });
    vi.useRealTimers();
    expect(streams.last.request.headers.get('last-event-id')).toBe('2-unpaid');
    streams.last.send(preparing(accepted(orderOf(server))));
    await isPresent('In the kitchen');
  });

  it('lets the line go once the server says that nothing can change any more', async () => {
    const { server, streams } = await openFollowed({ status: 'ready' });
    streams.last.send(collected(orderOf(server)));
    streams.last.sendEnd();
    await expect.element(page.getByRole('heading', { name: 'Collected' })).toBeVisible();
    await expect.poll(() => streams.last.request.signal.aborted).toBe(true);
    expect(streams.opened).toHaveLength(1);
  });

  it('R71 shows and reads out a refund that comes after it was collected', async () => {
    const { server, streams } = await openFollowed({ status: 'ready' });
    streams.last.send(collected(orderOf(server)));
    await expect.element(page.getByRole('heading', { name: 'Collected' })).toBeVisible();
    streams.last.send({ ...collected(orderOf(server)), refunds: [refund] });
    await expect
      .element(page.getByRole('region', { name: 'What went back to you' }))
      .toHaveTextContent('$4.50 was given back in cash');
    await expect
      .element(page.getByRole('status').filter({ hasText: '“The soup was cold.”' }))
      .toHaveTextContent('$4.50 was given back in cash');
    expect(streams.opened).toHaveLength(1);
  });

  it.each([
    ['an hour', 60 * 60 * 1000, 1],
    ['a day', 24 * 60 * 60 * 1000, 0],
  ])('one that was collected %s ago is followed accordingly', async (_, ago, opened) => {
    const at = new Date(noonInSydney - ago).toISOString();
    const server = await serverWith({
      status: 'completed',
      events: [event(1, 'placed', { at }), event(2, 'completed', { at })],
    });
    const streams = new StandInStreams();
    server.follow = streams.follow;
    openApp({ at: paths.orderConfirmation(orderId), server });
    await expect.element(page.getByRole('heading', { name: 'Collected' })).toBeVisible();
    await expect.poll(() => streams.opened.length).toBe(opened);
  });

  it.each([
    ['is refused', () => Response.json({}, { status: 503 })],
    ['never says anything', silentStream],
  ])('is asked for, without a word, where the stream %s', async (_, follow) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const server = await serverWith({ events: [event(1, 'placed')] });
    server.follow = follow;
    openApp({ at: paths.orderConfirmation(orderId), server });
    await vi.waitUntil(async () => {
      await vi.advanceTimersByTimeAsync(100);
      return server.calls('getOrder').length > 0;
    });
    changeOrder(server, accepted(orderOf(server)));
    await vi.advanceTimersByTimeAsync(11_000);
    vi.useRealTimers();
    await isPresent('Confirmed');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('rests while the tab is hidden and looks anew when it is back', async () => {
    const { server, streams } = await openFollowed();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const turn = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    turn();
    await expect.poll(() => streams.last.request.signal.aborted).toBe(true);
    changeOrder(server, accepted(orderOf(server)));
    hidden.mockRestore();
    state.mockRestore();
    turn();
    await expect.poll(() => streams.opened.length).toBe(2);
    await isPresent('Confirmed');
  });
});
