import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';

const pages = projectFiles().filter(({ path }) => path.endsWith('.md'));

/** A heading as GitHub makes an anchor of it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
const anchorsOf = (path: string) =>
  pages
    .filter((page) => page.path === path)
    .flatMap(({ text }) => [...text.matchAll(/^#+ (.+)$/gm)])
    .map(([, heading = '']) => anchorOf(heading));

const links = pages.flatMap(({ path, text }) =>
  [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, href = '']) => {
    const [target = '', anchor] = href.split('#');
    return { path, href, target: target === '' ? path : join(dirname(path), target), anchor };
  }),
);

test('every relative link of README and docs leads to a file of the repository', () => {
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ target }) => !existsSync(target))).toEqual([]);
});

test('every link to a heading leads to one', () => {
  const lost = links.filter(
    ({ target, anchor }) => anchor !== undefined && !anchorsOf(target).includes(anchor),
  );
  expect(lost).toEqual([]);
});

test('every file and folder named in README and docs is there', () => {
  const named = pages.flatMap(({ path, text }) =>
    [
      ...text.matchAll(
        /`((?:schemas|server|variants|editor|ui|desk|src|stories|tests)\/[\w./-]*)`/g,
      ),
    ].map(([, name = '']) => ({ path, name })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !existsSync(name))).toEqual([]);
});
