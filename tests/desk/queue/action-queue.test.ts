import { expect, test } from 'vitest';
import type { QueuedAction } from '#desk/queue/queued-action.ts';
import { lost, openQueue, orderNamed, refusedWith, testClock } from './open-queue.ts';

const [twelve, thirteen] = [orderNamed('12'), orderNamed('13')];
const preparing = { to: 'preparing' } as const;
const ready = { to: 'ready' } as const;
const accept = { to: 'accepted' } as const;

/** A server that remembers what came, and answers as it is told. */
function server(answer: (action: QueuedAction) => void = () => undefined) {
  const got: string[] = [];
  const send = async (action: QueuedAction) => {
    got.push(`${action.orderId} ${'to' in action.call ? action.call.to : 'time'} ${action.id}`);
    answer(action);
  };
  return { got, send };
}

test('a step can be undone for ten seconds and is sent then, once', async () => {
  const { got, send } = server();
  const { queue, clock, waiting } = openQueue(send);
  queue.add(twelve, ready);
  await clock.pass(9_999);
  expect(got).toEqual([]);
  expect(waiting()).toEqual(['a1']);
  await clock.pass(1);
  expect(got).toEqual(['12 ready a1']);
  expect(waiting()).toEqual([]);
  expect(queue.undo('a1')).toBe(false);
});

test('a step that was undone is never sent, nor what was done after it to the same order', async () => {
  const { got, send } = server();
  const { queue, clock } = openQueue(send);
  queue.add(twelve, preparing);
  queue.add(twelve, ready);
  queue.add(thirteen, ready);
  expect(queue.undo('a1')).toBe(true);
  await clock.pass(60_000);
  expect(got).toEqual(['13 ready a3']);
});

test('accepting, ending and another time go at once, behind the steps that were taken before', async () => {
  const { got, send } = server();
  const { queue, clock } = openQueue(send);
  queue.add(thirteen, accept);
  queue.add(twelve, preparing);
  queue.add(twelve, { to: 'cancelled', reason: 'No gas.' });
  await clock.pass(0);
  expect(got).toEqual(['13 accepted a1', '12 preparing a2', '12 cancelled a3']);
});

test('without connection nothing is lost: it is sent again with growing pauses, in order', async () => {
  let isGone = true;
  const { got, send } = server(() => {
    if (isGone) throw lost();
  });
  const { queue, clock, waiting } = openQueue(send);
  queue.add(twelve, accept);
  queue.add(twelve, preparing);
  await clock.pass(5 * 60_000);
  // After 1, 2, 4, 8, 16, 32 s and then each minute.
  expect(got).toHaveLength(10);
  expect(new Set(got)).toEqual(new Set(['12 accepted a1']));
  expect(waiting()).toEqual(['a1', 'a2']);
  isGone = false;
  queue.retryNow();
  await clock.settle();
  expect(got.slice(10)).toEqual(['12 accepted a1', '12 preparing a2']);
  expect(waiting()).toEqual([]);
});

test('an answer that was lost is asked for again by the same key', async () => {
  let answers = 0;
  const { got, send } = server(() => {
    answers += 1;
    if (answers === 1) throw lost();
  });
  const { queue, clock } = openQueue(send);
  queue.add(twelve, accept);
  await clock.pass(1_000);
  expect(got).toEqual(['12 accepted a1', '12 accepted a1']);
});

test('what has become impossible stays with its reason until somebody dismisses it, over a reload', async () => {
  const sentence = 'This is not possible any more: the order was cancelled.';
  const { send } = server(() => {
    throw refusedWith(409, 'order_state', sentence);
  });
  const first = openQueue(send);
  first.queue.add(twelve, accept);
  await first.clock.settle();
  expect(first.refused()).toEqual([sentence]);
  first.queue.stop();
  const reloaded = openQueue(send, first);
  expect(reloaded.refused()).toEqual([sentence]);
  reloaded.queue.dismiss('a1');
  expect(reloaded.refused()).toEqual([]);
});

test('a refused step holds up no later one of the order', async () => {
  const { got, send } = server(({ call }) => {
    if ('to' in call && call.to === 'preparing')
      throw refusedWith(409, 'order_state', 'It is ready.');
  });
  const { queue, clock } = openQueue(send);
  queue.add(twelve, preparing);
  queue.add(twelve, ready);
  await clock.pass(20_000);
  expect(got).toEqual(['12 preparing a1', '12 ready a2']);
});

test.each([503, 429, 500, 408])('a server that answers %i is asked again', async (status) => {
  let answers = 0;
  const { got, send } = server(() => {
    answers += 1;
    if (answers === 1) throw refusedWith(status, 'internal_error', 'Try again.');
  });
  const { queue, clock, refused } = openQueue(send);
  queue.add(twelve, accept);
  await clock.settle();
  expect(queue.pauseOf('12')).toMatchObject({ problem: 'Try again.' });
  await clock.pass(1_000);
  expect(got).toHaveLength(2);
  expect(refused()).toEqual([]);
});

test('a tab that crashed loses nothing: the next one sends what it left, when it is due', async () => {
  const { got, send } = server();
  const crashed = openQueue(send);
  crashed.queue.add(twelve, ready);
  // It sends no more, and has said nothing.
  crashed.queue.stop();
  await crashed.clock.pass(4_000);
  const { waiting } = openQueue(send, crashed);
  expect(waiting()).toEqual(['a1']);
  await crashed.clock.pass(6_000);
  expect(got).toEqual(['12 ready a1']);
});

test('a page that is left sends its steps at once, of an order the last one alone', async () => {
  const { got, send } = server();
  const { queue, clock } = openQueue(send);
  queue.add(twelve, preparing);
  queue.add(twelve, ready);
  queue.add(thirteen, preparing);
  await queue.leave();
  expect(got).toEqual(['12 ready a2', '13 preparing a3']);
  await clock.pass(60_000);
  expect(got).toHaveLength(2);
});

test('two tabs share one queue: each action is sent once, and undone from either', async () => {
  const { got, send } = server();
  const one = openQueue(send);
  const two = openQueue(send, { ...one, name: 'b' });
  one.queue.add(twelve, ready);
  two.queue.add(thirteen, ready);
  one.queue.add(thirteen, { to: 'completed' });
  expect(two.queue.undo('a2')).toBe(true);
  await one.clock.pass(60_000);
  expect(got).toEqual(['12 ready a1', '13 ready b1']);
  expect([one.waiting(), two.waiting()]).toEqual([[], []]);
});

test('closing one tab ends the Undo of what was done there, and not of the other’s', async () => {
  const { got, send } = server();
  const one = openQueue(send);
  const two = openQueue(send, { ...one, name: 'b' });
  one.queue.add(twelve, ready);
  two.queue.add(thirteen, ready);
  await one.queue.leave();
  one.queue.stop();
  expect(got).toEqual(['12 ready a1']);
  expect(two.queue.undo('b1')).toBe(true);
});

test('once the session is over nothing is sent, until the same person signs in again', async () => {
  let isOver = true;
  const { got, send } = server(() => {
    if (isOver) throw refusedWith(401, 'staff_session_expired', 'Sign in again.');
  });
  const ann = openQueue(send);
  ann.queue.add(twelve, accept);
  await ann.clock.settle();
  expect(ann.signedOut()).toBe(1);
  await ann.clock.pass(600_000);
  expect(got).toHaveLength(1);
  const mia = openQueue(send, { ...ann, staffId: 'mia' });
  expect(mia.waiting()).toEqual([]);
  isOver = false;
  openQueue(send, ann);
  await ann.clock.settle();
  expect(got).toEqual(['12 accepted a1', '12 accepted a1']);
});

test('where the browser stores nothing the queue lasts as long as the page', async () => {
  const { got, send } = server();
  const full = Object.assign(openQueue(send).storage, {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const clock = testClock();
  const { queue } = openQueue(send, { storage: full, clock });
  queue.add(twelve, ready);
  await clock.pass(10_000);
  expect(got).toEqual(['12 ready a1']);
});
