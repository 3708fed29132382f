import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readMenuFile } from '#server/import/read-menu-file.ts';

const folder = await mkdtemp(join(tmpdir(), 'servery-import-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function file(name: string, bytes: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

test('a file is read as it is', async () => {
  const bytes = Buffer.from('\uFEFFname,price\n', 'utf16le');
  expect(await readMenuFile(await file('bom.csv', bytes))).toEqual(bytes);
});

test('a file of 60 MB is refused before it is read', async () => {
  const path = join(folder, 'large.json');
  const handle = await open(path, 'w');
  await handle.truncate(60 * 1024 * 1024);
  await handle.close();
  await expect(readMenuFile(path)).rejects.toThrow('60 MB; a menu may have 50 MB');
});

test.each([
  ['a missing file', 'nowhere.csv', 'there is no such file'],
  ['a folder', '.', 'is not a file'],
])('%s is refused', async (_what, name, sentence) => {
  await expect(readMenuFile(join(folder, name))).rejects.toThrow(sentence);
});

test('an empty file is refused', async () => {
  await expect(readMenuFile(await file('empty.csv', ''))).rejects.toThrow('is empty');
});
