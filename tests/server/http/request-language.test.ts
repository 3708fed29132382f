import { expect, it } from 'vitest';
import { languageOf, requestLanguage } from '#server/http/request-language.ts';

it.each([
  ['es', 'es'],
  ['ES-mx,en;q=0.8', 'es'],
  ['ar-EG', 'ar'],
  ['zh-Hant-TW,es-419;q=0.4,en;q=0.2', 'es'],
  ['en;q=0.5,ar;q=0.9,es;q=0.7', 'ar'],
  ['es;q=0,ar;q=0.1', 'ar'],
  ['fr,de;q=0.5', 'en'],
  ['*', 'en'],
  [undefined, 'en'],
  ['', 'en'],
  [';;;q=,,=es;q=banana', 'en'],
  ['constructor,__proto__', 'en'],
  [`${'x'.repeat(5000)},es`, 'en'],
])('the language of %j', (header, language) => {
  expect(languageOf(header)).toBe(language);
});

it.each([
  ['/api/v2/cart', 'es'],
  ['/api/v2/staffing', 'es'],
  ['/api/v2/staff/orders', 'en'],
  ['/api/v2/operator/tenants', 'en'],
  // A page is in the language that its path says, whatever else the browser's user reads.
  ['/menu', 'en'],
  ['/ar/menu', 'ar'],
  ['/es?x', 'es'],
  ['/espresso', 'en'],
])('a request for %s that accepts Spanish', (url, language) => {
  expect(requestLanguage({ url, headers: { 'accept-language': 'es' } })).toBe(language);
});
