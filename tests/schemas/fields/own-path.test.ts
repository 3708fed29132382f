import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath } from '#schemas/fields/own-path.ts';
import { draws } from '../../draws.ts';

test.each([
  ['/', '/'],
  ['/profile', '/profile'],
  ['/menu?dish=7#top', '/menu?dish=7#top'],
  ['/menu/../profile', '/profile'],
  ['/menu//burgers', '/menu//burgers'],
  ['/menú', '/men%C3%BA'],
  ['/login?next=//other.example', '/login?next=//other.example'],
])('%s is the page %s', (text, page) => expect(ownPath(text)).toBe(page));

test.each([
  '',
  'profile',
  'https://other.example/',
  '//other.example',
  '///other.example',
  '/\\other.example',
  '/\t/other.example',
  '/\n//other.example',
  '/.//other.example',
  '/./\\other.example',
  '/..//other.example',
  '/%2e//other.example',
  '/menu/..//other.example',
  'javascript:alert(1)',
  ' /profile',
  '//',
  '/\\',
])('%j is no page of this site', (text) => expect(ownPath(text)).toBeNull());

test('whatever is written, a page stays one of this site however often it is read', () => {
  const site = 'https://corner.example';
  const part = constantFrom('/', '.', '..', '\\', '//', '%2e', '%', '?', '#', '@', ':', '\t', 'a');
  const text = oneof(
    string(),
    array(part).map((parts) => `/${parts.join('')}`),
  );
  assert(
    property(text, (next) => {
      const page = ownPath(next);
      if (page === null) return;
      expect(ownPath(page)).toBe(page);
      // Read so by the router's `history.replaceState`.
      expect(new URL(page, site).origin).toBe(site);
    }),
    { numRuns: draws(500) },
  );
});
