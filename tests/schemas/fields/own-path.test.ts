import { expect, test } from 'vitest';
import { ownPath } from '#schemas/fields/own-path.ts';

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
