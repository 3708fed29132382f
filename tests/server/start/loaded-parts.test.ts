import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../../dist/server', import.meta.url));
/** A line of its own, as the bundler writes them: in code and texts these words stand too. */
const asked = /^(?:import|export)\b[^"'\n]*["']([^"'\n]+)["'];?$/gm;
const askedLater = /\bimport\(\s*["'`]([^"'`]+)["'`]/g;

/** What these files of the build load at once, packages included. */
async function loadedBy(files: readonly string[]): Promise<Set<string>> {
  const loaded = new Set<string>();
  const follow = async (file: string): Promise<void> => {
    if (loaded.has(file)) return;
    loaded.add(file);
    if (!file.startsWith('/')) return;
    for (const [, name = ''] of (await readFile(file, 'utf8')).matchAll(asked)) {
      await follow(name.startsWith('.') ? join(dirname(file), name) : name);
    }
  };
  for (const file of files) await follow(file);
  return loaded;
}

/** The built file behind what a file asks for later. */
async function laterPart(file: string, named: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  const [found] = [...text.matchAll(askedLater)].flatMap(([, name = '']) =>
    name.includes(named) ? [join(dirname(file), name)] : [],
  );
  if (!found) throw new Error(`${file} asks for no ${named}.`);
  return found;
}

const main = join(folder, 'main.js');

test('one process with its pictures in a folder loads nothing of buckets, workers or metrics', async () => {
  const loaded = [...(await loadedBy([main, await laterPart(main, 'start-server')]))];
  expect(loaded).toContain('fastify');
  const unwanted = /^(?:@aws-sdk|node:cluster|cluster$|prom-client)/;
  expect(loaded.filter((name) => unwanted.test(name))).toEqual([]);
});

test('who starts workers loads nothing of what serves', async () => {
  const loaded = [...(await loadedBy([main, await laterPart(main, 'start-workers')]))];
  expect(loaded).toContain('node:cluster');
  expect(loaded.filter((name) => /^(?:fastify|react|@aws-sdk|sharp)/.test(name))).toEqual([]);
});
