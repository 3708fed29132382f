import { expect, it } from 'vitest';
import { CallsUnderWay } from '#server/concurrency/calls-under-way.ts';

const far = 60_000;

it('what can wait goes at once where no call is under way', async () => {
  await expect(new CallsUnderWay().whenNone(far)).resolves.toBeUndefined();
});

it('waits until the last of the calls is answered, also of one that failed', async () => {
  const calls = new CallsUnderWay();
  const ends: (() => void)[] = [];
  const call = (fails: boolean) =>
    calls
      .during(
        () =>
          new Promise<string>((resolve, reject) =>
            ends.push(() => (fails ? reject(new Error('no')) : resolve('yes'))),
          ),
      )
      .catch(() => 'failed');
  const answers = [call(false), call(true)];
  const seen: string[] = [];
  const waiting = calls.whenNone(far).then(() => seen.push('mail'));
  ends[0]?.();
  expect(await answers[0]).toBe('yes');
  seen.push('first call');
  ends[1]?.();
  expect(await answers[1]).toBe('failed');
  await waiting;
  expect(seen).toEqual(['first call', 'mail']);
});

it('waits no longer than it is told', async () => {
  const calls = new CallsUnderWay();
  void calls.during(() => new Promise(() => undefined));
  await expect(calls.whenNone(20)).resolves.toBeUndefined();
});
