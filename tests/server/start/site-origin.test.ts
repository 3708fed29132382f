import { expect, test } from 'vitest';
import { siteOrigin } from '#server/environment/site-origin.ts';

test.each([
  ['orders.example', undefined, 'https://orders.example'],
  ['corner.localhost', undefined, 'http://corner.localhost:3000'],
  ['localhost', undefined, 'http://localhost:3000'],
  ['localhost.example', undefined, 'https://localhost.example'],
  ['orders.example', 'https://servery.example', 'https://orders.example'],
  ['orders.example', 'http://servery.test:8080', 'http://orders.example:8080'],
  ['corner.localhost', 'https://servery.example:8443', 'https://corner.localhost:8443'],
])('people reach %s, where PUBLIC_URL is %s, at %s', (host, publicUrl, origin) => {
  expect(siteOrigin({ publicUrl, port: 3000 }, host)).toBe(origin);
});
