import { describe, expect, test } from 'vitest';
import type { StoredPicture } from '#ui/api/pictures.ts';
import { createUploadQueue } from '#desk/menu/pictures/upload-queue.ts';

const pictureOf = (file: File): StoredPicture => ({
  url: `/media/1/${file.name}`,
  width: 4,
  height: 3,
  was_stored: false,
});
const fileOf = (name: string) => new File(['pixels'], name);

/** A queue whose server answers when the test says so. */
function open(refusals: Readonly<Record<string, string>> = {}) {
  const sent: { file: File; progress(share: number): void; done(): void; fail(): void }[] = [];
  let refreshed = 0;
  const queue = createUploadQueue({
    check: async ({ name }) => refusals[name] ?? null,
    send: (file, progress) =>
      new Promise((resolve, reject) => {
        sent.push({
          file,
          progress,
          done: () => resolve(pictureOf(file)),
          fail: () => reject(new Error('gone')),
        });
      }),
    failureOf: () => ({ sentence: 'It did not arrive.', isFinal: false }),
    onStored: () => void (refreshed += 1),
  });
  const states = () => queue.store.getState().uploads.map(({ state }) => state.status);
  return { queue, sent, states, refreshed: () => refreshed };
}

describe('a queue of uploads', () => {
  test('sends three of fifty at a time, and the next where one is done', async () => {
    const { queue, sent, states } = open();
    queue.add(Array.from({ length: 50 }, (_, place) => fileOf(`${place}.jpg`)));
    await expect.poll(() => sent.length).toBe(3);
    expect(states().filter((status) => status === 'sending')).toHaveLength(3);
    sent[1]?.done();
    await expect.poll(() => sent.length).toBe(4);
    expect(states().filter((status) => status === 'sending')).toHaveLength(3);
    for (let place = 0; place < 50; place += 1) {
      await expect.poll(() => sent.length).toBeGreaterThan(place);
      sent[place]?.done();
    }
    await expect.poll(states).toEqual(Array.from({ length: 50 }, () => 'stored'));
    expect(new Set(sent.map(({ file }) => file.name)).size).toBe(50);
  });

  test('shows how much of each has gone', async () => {
    const { queue, sent } = open();
    queue.add([fileOf('a.jpg'), fileOf('b.jpg')]);
    await expect.poll(() => sent.length).toBe(2);
    sent[1]?.progress(0.4);
    expect(queue.store.getState().uploads.map(({ state }) => state)).toEqual([
      { status: 'sending', share: 0 },
      { status: 'sending', share: 0.4 },
    ]);
  });

  test('never sends what is no picture, and goes on with the others', async () => {
    const { queue, sent, states } = open({ 'a.svg': 'SVG cannot be used.' });
    queue.add([fileOf('a.svg'), fileOf('b.jpg')]);
    await expect.poll(() => sent.length).toBe(1);
    expect(states()).toEqual(['failed', 'sending']);
    queue.retry();
    expect(states()).toEqual(['failed', 'sending']);
  });

  test('sends again what did not arrive, one or all, and leaves the stored ones', async () => {
    const { queue, sent, states } = open();
    queue.add([fileOf('a.jpg'), fileOf('b.jpg'), fileOf('c.jpg')]);
    await expect.poll(() => sent.length).toBe(3);
    sent[0]?.fail();
    sent[1]?.fail();
    sent[2]?.done();
    await expect.poll(states).toEqual(['failed', 'failed', 'stored']);
    queue.retry(queue.store.getState().uploads[1]?.id);
    await expect.poll(() => sent.length).toBe(4);
    expect(sent[3]?.file.name).toBe('b.jpg');
    queue.retry();
    await expect.poll(() => sent.length).toBe(5);
    sent[3]?.done();
    sent[4]?.done();
    await expect.poll(states).toEqual(['stored', 'stored', 'stored']);
  });

  test('tells of each stored picture once, until nobody follows', async () => {
    const { queue, sent, refreshed } = open();
    const told: string[] = [];
    const end = queue.followStored(({ url }) => told.push(url));
    queue.add([fileOf('a.jpg'), fileOf('b.jpg')]);
    await expect.poll(() => sent.length).toBe(2);
    sent[0]?.done();
    await expect.poll(() => told).toEqual(['/media/1/a.jpg']);
    end();
    sent[1]?.done();
    await expect.poll(refreshed).toBe(2);
    expect(told).toEqual(['/media/1/a.jpg']);
  });

  test('takes what has ended out of the list, and nothing that is on its way', async () => {
    const { queue, sent, states } = open();
    queue.add([fileOf('a.jpg'), fileOf('b.jpg'), fileOf('c.jpg')]);
    await expect.poll(() => sent.length).toBe(3);
    sent[0]?.done();
    sent[1]?.fail();
    await expect.poll(states).toEqual(['stored', 'failed', 'sending']);
    queue.clear('stored');
    expect(states()).toEqual(['failed', 'sending']);
    queue.clear('ended');
    expect(states()).toEqual(['sending']);
  });
});
