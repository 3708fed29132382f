import { expect, test } from 'vitest';
import { projectFiles } from './docs/project-files.ts';

/** What a browser's method returns may change: Chromium 156 gives a Promise of a scroll. */
const ofElement = /use(?:Layout|Insertion)?Effect\(\s*\(\) =>\s*[\w.]+\.current\b/g;

test('no effect returns what a method of an element gives: React takes it for a clean-up', () => {
  const components = projectFiles().filter(({ path }) => /^(?:editor|src|variants)\//.test(path));
  expect(components.length).toBeGreaterThan(500);
  const found = components.flatMap(({ path, text }) =>
    [...text.matchAll(ofElement)].map(([effect]) => `${path}: ${effect}`),
  );
  expect(found).toEqual([]);
});
