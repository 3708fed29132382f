import { describe, expect, test } from 'vitest';
import { DatabaseUnavailable } from '#server/db/database-unavailable.ts';
import { workInTurns } from '#server/db/work-in-turns.ts';

type Pieces = Record<number, number>;

/** Work of which each tenant has so many pieces, and the tenants in the order they were worked for. */
function workOf(pieces: Pieces) {
  const worked: number[] = [];
  let asked = 0;
  const left = (id: number) => pieces[id] ?? 0;
  return {
    worked,
    timesAsked: () => asked,
    listDue: async () => {
      asked += 1;
      return Object.keys(pieces)
        .map(Number)
        .filter((id) => left(id) > 0);
    },
    doNext: async (id: number) => {
      if (left(id) === 0) return false;
      pieces[id] = left(id) - 1;
      worked.push(id);
      return true;
    },
    onFailure: (error: unknown) => {
      throw error;
    },
  };
}

describe('work for many tenants', () => {
  test('goes on with each of them in turn until nothing is left', async () => {
    const work = workOf({ 1: 4, 2: 1, 3: 2 });
    expect(await workInTurns(work)).toBe(7);
    expect(work.worked).toEqual([1, 2, 3, 1, 3, 1, 1]);
    expect(work.timesAsked()).toBe(1);
  });

  test('asks nobody anything else where nothing is due', async () => {
    const work = workOf({ 1: 0 });
    expect(await workInTurns(work)).toBe(0);
    expect(work.timesAsked()).toBe(1);
  });

  test('takes in soon who comes while one has much to do', async () => {
    const pieces: Pieces = { 1: 100 };
    const work = workOf(pieces);
    const doNext = async (id: number) => {
      if (work.worked.length === 3) pieces[2] = 1;
      return work.doNext(id);
    };
    expect(await workInTurns({ ...work, doNext })).toBe(101);
    expect(work.worked.indexOf(2)).toBeLessThanOrEqual(11);
  });

  test('ends where others hold all that is due', async () => {
    const work = workOf({ 1: 3, 2: 3 });
    expect(await workInTurns({ ...work, doNext: async () => false })).toBe(0);
  });

  test('leaves out whose work fails, for this time, and does that of the others', async () => {
    const work = workOf({ 1: 15, 2: 30 });
    const failures: [string, number][] = [];
    const done = await workInTurns({
      ...work,
      doNext: async (id) => {
        if (id === 1 && work.worked.length === 4) throw new Error('a bad row');
        return work.doNext(id);
      },
      onFailure: (error, id) => failures.push([String(error), id]),
    });
    expect(failures).toEqual([['Error: a bad row', 1]]);
    expect(done).toBe(32);
    expect(work.worked.filter((id) => id === 2)).toHaveLength(30);
  });

  test('stops at once where the database is gone', async () => {
    const work = workOf({ 1: 2, 2: 2 });
    const doNext = async () => {
      throw new DatabaseUnavailable('gone');
    };
    await expect(workInTurns({ ...work, doNext })).rejects.toThrow('gone');
  });

  test('stops between two pieces where the program ends', async () => {
    const work = workOf({ 1: 5, 2: 5 });
    const isStopping = () => work.worked.length === 3;
    expect(await workInTurns({ ...work, isStopping })).toBe(3);
    expect(work.worked).toEqual([1, 2, 1]);
  });
});
