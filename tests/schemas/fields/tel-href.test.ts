import { expect, test } from 'vitest';
import { telHref } from '#schemas/fields/tel-href.ts';

test.each([
  ['(03) 9123 4567', 'tel:0391234567'],
  ['+64 21 123 4567', 'tel:+64211234567'],
  ['(03) 9123 4567 ext. 12', 'tel:0391234567'],
  ['(212) 555-0123 x4', 'tel:2125550123'],
])('%s is called by %s', (shown, href) => expect(telHref(shown)).toBe(href));
