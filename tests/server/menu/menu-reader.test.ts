import { afterAll, expect, test } from 'vitest';
import { createMenuReader, type ReaderLimits } from '#server/import/menu-reader.ts';
import type { SentMenu } from '#server/import/read-sent-menu.ts';

const readers: { close: () => Promise<void> }[] = [];
const log = { error: (entry: unknown) => process.stderr.write(`${String(entry)}\n`) };
const reader = (limits?: ReaderLimits) => {
  const made = createMenuReader({ log }, limits);
  readers.push(made);
  return made;
};
afterAll(async () => void (await Promise.all(readers.map((one) => one.close()))));

const sent = (text: string): SentMenu => ({
  name: 'menu.csv',
  bytes: Buffer.from(text),
  currency: 'AUD',
  encoding: undefined,
  mapping: undefined,
  place: undefined,
  mended: [],
  remembered: [],
});
const small = sent('name,price,category\nPho,16.50,Soups\n');

test('a file is read in a thread of its own, and refused there by the places that are wrong', async () => {
  const { show, read } = reader();
  const [shown, menu] = await Promise.all([show(small), read(small)]);
  expect(shown.table?.dish_count).toBe(1);
  expect(menu.uploaded.menu.products).toMatchObject([{ name: 'Pho', price: 1650 }]);
  await expect(read(sent('name,price,category\nPho,cheap,Soups\n'))).rejects.toMatchObject({
    name: 'ImportError',
    problems: [{ place: expect.stringContaining('line 2') }],
  });
});

test('one that takes too long ends with a sentence, and the next one is read', async () => {
  const { read } = reader({ longest: 0, memoryMb: 64, waiting: 8 });
  await expect(read(small)).rejects.toThrow('“menu.csv” takes too long to be read.');
  await expect(read(small)).rejects.toThrow('“menu.csv” takes too long to be read.');
});

test(
  'one that takes too much memory ends with a sentence, and the next one is read',
  { tags: ['slow'] },
  async () => {
    const { read } = reader({ longest: 60_000, memoryMb: 48, waiting: 8 });
    const rows = Array.from({ length: 19_000 }, (_, row) => `Dish ${row},1.00,${',x'.repeat(297)}`);
    const large = sent(`name,price,category\n${rows.join('\n')}\n`);
    await expect(read(large)).rejects.toThrow('“menu.csv” holds more than can be read.');
    await expect(read(small)).resolves.toMatchObject({ uploaded: { source: 'csv' } });
  },
);

test('more than may wait are told to come back', async () => {
  const { read } = reader({ longest: 60_000, memoryMb: 64, waiting: 1 });
  const answers = await Promise.allSettled([1, 2, 3, 4].map(() => read(small)));
  expect(answers.slice(0, 2).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(answers.at(-1)).toMatchObject({
    reason: { status: 503, code: 'menu_import_busy', extra: { retry_after: 10 } },
  });
});
