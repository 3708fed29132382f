import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Manifest, ManifestChunk } from 'vite';

const client = fileURLToPath(new URL('../dist/client', import.meta.url));
const read = (path: string) => readFileSync(join(client, path));
const manifest: Manifest = JSON.parse(read('.vite/manifest.json').toString());
const modules: Record<string, string[]> = JSON.parse(read('.vite/modules.json').toString());

const entryOf = new Map(Object.values(manifest).map((entry) => [entry.file, entry]));
const chunkOf = new Map(
  Object.entries(modules).flatMap(([file, ids]) => ids.map((id) => [id, file] as const)),
);
const root = fileURLToPath(new URL('..', import.meta.url));

/** The chunk of a module; the manifest does not name those that others were put together with. */
function entryFor(key: string): ManifestChunk {
  const entry = manifest[key] ?? entryOf.get(chunkOf.get(join(root, key)) ?? '');
  if (!entry) throw new Error(`The build knows no ${key}: has it been moved?`);
  return entry;
}

/** The chunks that these modules need at once: static imports are followed, dynamic ones not. */
export function chunksOf(keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const entry = entryFor(key);
    if (seen.has(entry.file)) continue;
    seen.add(entry.file);
    chunksOf(entry.imports ?? [], seen);
  }
  return seen;
}

/** Every chunk that these modules may come to need; what stands behind the doors does not count. */
export function chunksBefore(
  doors: readonly string[],
  keys: readonly string[],
  seen = new Set<string>(),
): Set<string> {
  for (const key of keys) {
    const entry = entryFor(key);
    if (doors.includes(key) || seen.has(entry.file)) continue;
    seen.add(entry.file);
    chunksBefore(doors, [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])], seen);
  }
  return seen;
}

/** Style sheets that come with a module. */
export const sheetsOf = (key: string): string[] => manifest[key]?.css ?? [];

/** Paths of the modules that a chunk holds. */
export const modulesOf = (file: string): string[] => modules[file] ?? [];

export const gzipped = (file: string): number => gzipSync(read(file), { level: 9 }).byteLength;

export const sizeOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipped(file), 0);

export const kB = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`.padStart(9);
