import { expect, it } from 'vitest';
import { createPlacementTurns } from '#server/concurrency/placement-turns.ts';

type Started = { name: string; end: () => void; fail: () => void };

/** Works that end when the test says so, in the order in which they began. */
function createWorks() {
  const begun: Started[] = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push({ name, end: () => resolve(name), fail: () => reject(new Error(name)) });
    });
  return { begun, work, names: () => begun.map(({ name }) => name) };
}

it('lets two placements of a restaurant run at once, and the others in the order they came', async () => {
  const turns = createPlacementTurns();
  const { begun, work, names } = createWorks();
  const all = ['a', 'b', 'c', 'd'].map((name) => turns(7, work(name)));
  expect(names()).toEqual(['a', 'b']);
  begun[1]?.end();
  await expect(all[1]).resolves.toBe('b');
  await expect.poll(names).toEqual(['a', 'b', 'c']);
  begun[0]?.end();
  await expect.poll(names).toEqual(['a', 'b', 'c', 'd']);
});

it('keeps no restaurant waiting for another', () => {
  const turns = createPlacementTurns();
  const { work, names } = createWorks();
  for (const name of ['a', 'b', 'c']) void turns(7, work(name));
  void turns(8, work('of another'));
  expect(names()).toEqual(['a', 'b', 'of another']);
});

it('hands the turn of one that failed to the next', async () => {
  const turns = createPlacementTurns();
  const { begun, work, names } = createWorks();
  const [first] = ['a', 'b', 'c'].map((name) => turns(7, work(name)));
  begun[0]?.fail();
  await expect(first).rejects.toThrow('a');
  await expect.poll(names).toEqual(['a', 'b', 'c']);
});
