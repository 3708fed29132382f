import { expect, test } from 'vitest';
import { projectFiles } from './docs/project-files.ts';

/** On the window or the document, where one key is heard by all that listen there. */
const onPage = /\b(?:window|document|view|page)\.addEventListener\(\s*'keydown'/g;

/** Each with what it does instead of `listenForKeys`. */
const others = [
  // It is that.
  'variants/listen-for-keys.ts',
  // Keeps the key from the others at once, for the toast that has the focus.
  'ui/toasts/reach-by-keys.ts',
  // Keeps Escape for the library that drags, which does not do so itself.
  'variants/sortable/row-drags.tsx',
  // Hears Enter on what has no key of its own, after everything inside.
  'editor/on-page/text/use-inline-text-key.ts',
];

test('a key is heard on the whole page by listenForKeys alone, so that it does one thing', () => {
  const found = projectFiles()
    .filter(
      ({ path, text }) => /^(?:editor|ui|desk|src|variants)\//.test(path) && text.match(onPage),
    )
    .map(({ path }) => path);
  expect(found.toSorted()).toEqual(others.toSorted());
});
