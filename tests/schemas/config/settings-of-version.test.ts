import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteConfigVersion } from '#schemas/config/site.ts';
import { configLeaves } from './config-leaves.ts';

/**
 * Settings of the present version as tenants have stored them. New ones are added here; one that
 * is renamed or taken away needs a new version with a migration (complaint 24 of
 * docs/editor-complaints.md), for its stored values would stay behind unread.
 */
const stored = readFileSync(
  new URL(`../../fixtures/config/settings-of-version-${siteConfigVersion}.txt`, import.meta.url),
  'utf8',
)
  .trim()
  .split('\n');

test('no stored setting is left behind by a new name', () => {
  const known = new Set(configLeaves.map(({ path }) => path));
  expect(stored.length).toBeGreaterThan(100);
  expect(stored.filter((path) => !known.has(path))).toEqual([]);
});
