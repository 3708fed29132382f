import { expect, test } from 'vitest';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';

const present = new Date('2028-02-29T23:50:07Z');
const { app } = await buildSmallApp({ clock: () => present });

test.each(['/api/v2/menu', '/api/v2/cart', '/healthz', '/no-such-page'])(
  '%s is dated by the clock that the program goes by',
  async (url) => {
    const { headers } = await app.inject({ url, headers: { host: small.host } });
    expect(headers.date).toBe('Tue, 29 Feb 2028 23:50:07 GMT');
  },
);
