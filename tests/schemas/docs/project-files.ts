import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const roots = [
  'schemas',
  'server',
  'variants',
  'editor',
  'ui',
  'desk',
  'src',
  'stories',
  'tests',
  'docs',
];
const skipped = /(^|\/)(node_modules|dist|meta|fixtures)(\/|$)/;
const isText = /\.(ts|tsx|css|md|mjs|cjs|json|sql|html)$/;

/** A text file of the project: its path from the project's folder, and what is in it. */
export type ProjectFile = { path: string; text: string };

/** The text files that people write, in the folders of the project and beside them. */
export function projectFiles(): ProjectFile[] {
  const below = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path)),
  );
  const beside = readdirSync('.').filter((path) => path !== 'package-lock.json');
  return [...beside, ...below]
    .filter((path) => isText.test(path) && !skipped.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
