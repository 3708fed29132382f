import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

/** Script of the first load of `/`, gzip -9: all that is needed before the page can be used. */
const limitBytes = 150 * 1024;
/** What a customer's first load must not hold (docs/decisions/003; architecture of the house). */
const barred =
  /node_modules\/(?:zod|@chakra-ui|@emotion|@ark-ui|@zag-js|immer|react-hook-form|react-colorful|@dnd-kit)\/|(?<!features)\/editor\//;

const client = fileURLToPath(new URL('../dist/client', import.meta.url));
const read = (path: string) => readFileSync(join(client, path));
const manifest: Manifest = JSON.parse(read('.vite/manifest.json').toString());
const modules: Record<string, string[]> = JSON.parse(read('.vite/modules.json').toString());

/** The chunks that these modules need at once: static imports are followed, dynamic ones not. */
function chunksOf(keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const entry = manifest[key];
    if (!entry) throw new Error(`The build knows no ${key}: has it been moved?`);
    if (seen.has(entry.file)) continue;
    seen.add(entry.file);
    chunksOf(entry.imports ?? [], seen);
  }
  return seen;
}

const gzipped = (file: string) => gzipSync(read(file), { level: 9 }).byteLength;
const sizeOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipped(file), 0);

/** A page draws one design of each section; the heaviest of each is counted. */
function heaviestDesigns(): string[] {
  const heaviest = new Map<string, { key: string; size: number }>();
  for (const key of Object.keys(manifest)) {
    const section = /^variants\/sections\/([^/]+)\/[^/]+\.tsx$/.exec(key)?.[1];
    if (section === undefined) continue;
    const size = sizeOf(chunksOf([key]));
    if (size > (heaviest.get(section)?.size ?? 0)) heaviest.set(section, { key, size });
  }
  return [...heaviest.values()].map(({ key }) => key);
}

const firstLoad = chunksOf(['index.html', 'src/screens/home.tsx', ...heaviestDesigns()]);
const total = sizeOf(firstLoad);
const intruders = [...firstLoad].flatMap((file) =>
  (modules[file] ?? []).filter((id) => barred.test(id)),
);

const kB = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`.padStart(9);
const lines = [...firstLoad]
  .map((file) => ({ file, size: gzipped(file) }))
  .toSorted((a, b) => b.size - a.size)
  .map(({ file, size }) => `${kB(size)}  ${file}`);
process.stdout.write(`First load of /, gzip:\n${lines.join('\n')}\n${kB(total)}  in all\n`);

const failures = [
  ...(total > limitBytes ? [`The first load is over its budget of${kB(limitBytes)}.`] : []),
  ...(intruders.length > 0 ? [`The first load holds ${intruders.join(', ')}`] : []),
];
for (const failure of failures) process.stderr.write(`${failure}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
