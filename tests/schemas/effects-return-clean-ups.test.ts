import { expect, test } from 'vitest';
import { projectFiles } from './docs/project-files.ts';

/** An effect without braces gives what its expression gives, unless that is a function or void. */
const withoutBraces = /use(?:Layout|Insertion)?Effect\(\s*\(\) =>(?!\s*(?:\{|\(\) =>|void ))/g;

test('an effect says with `return` what its clean-up is: what a call gives by chance is none', () => {
  const components = projectFiles().filter(({ path }) =>
    /^(?:editor|ui|desk|src|variants)\//.test(path),
  );
  expect(components.length).toBeGreaterThan(500);
  const found = components.flatMap(({ path, text }) =>
    [...text.matchAll(withoutBraces)].map(([effect]) => `${path}: ${effect}`),
  );
  expect(found).toEqual([]);
});
