import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder that holds package.json. It is found by walking up, because this file runs from
 * `server/` under tsx and from `dist/server/` once built.
 */
export function findProjectRoot(from = dirname(fileURLToPath(import.meta.url))): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('No package.json above the program: is it unpacked whole?');
  return findProjectRoot(parent);
}
