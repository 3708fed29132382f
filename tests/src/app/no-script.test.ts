import { expect, test } from 'vitest';
import { noScriptMarkup } from '#src/app/no-script.ts';
import { glebe, newtown } from '../site-boot.ts';

const at = (phone: string, name = 'Glebe') => ({
  ...glebe,
  restaurant: { ...glebe.restaurant, name },
  address: { street_name: '1 Point Road', city: 'Sydney', postcode: '2037', phone },
});

test('names each restaurant with its address and a telephone that can be pressed', () => {
  const markup = noScriptMarkup({ restaurants: [at('(02) 9123 4567'), newtown] }, false);
  expect(markup).toContain('Ordering on this site needs JavaScript');
  expect(markup).toContain(
    '<li>Glebe, 1 Point Road, 2037 Sydney <a href="tel:0291234567">(02) 9123 4567</a></li>',
  );
  expect(markup.match(/<li>/g)).toHaveLength(2);
});

test('promises no telephone where none is known, and takes no markup from a name', () => {
  const markup = noScriptMarkup({ restaurants: [at('', '<b>Glebe & Co</b>')] }, false);
  expect(markup).not.toContain('phone');
  expect(markup).toContain('&lt;b&gt;Glebe &amp; Co&lt;/b&gt;');
});

test('names five of a chain, and none at the desk', () => {
  const restaurants = Array.from({ length: 8 }, () => at('1'));
  expect(noScriptMarkup({ restaurants }, false).match(/<li>/g)).toHaveLength(5);
  expect(noScriptMarkup({ restaurants }, true)).toBe(
    '<noscript><p>The desk needs JavaScript, which your browser has turned off.</p></noscript>',
  );
});
