import { expect, test } from 'vitest';
import { parseEnv } from '#server/environment/env.ts';

test.each([
  ['0', false],
  ['2', 2],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ['fc00::/7', ['fc00::/7']],
  ['::ffff:10.0.0.0/104', ['::ffff:10.0.0.0/104']],
])('TRUST_PROXY %s says whose forwarded addresses are believed', (text, trustProxy) => {
  expect(parseEnv({ TRUST_PROXY: text })).toMatchObject({ trustProxy });
});

test.each(['true', '11', '10.0.0.0/33', '::1/129', 'proxy.example', '10.0.0.1,'])(
  'TRUST_PROXY %s is refused',
  (proxies) => {
    expect(() => parseEnv({ TRUST_PROXY: proxies })).toThrow(
      'TRUST_PROXY must be a number of proxies in front, such as 1, or their networks, such as 10.0.0.0/8,::1.',
    );
  },
);

test.each([
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/8, ::/0',
  '0.0.0.0/1,128.0.0.0/1',
  '0.0.0.0/7',
  '::/6',
  '::ffff:0.0.0.0/96',
  '::ffff:0:0/103',
])('TRUST_PROXY %s would trust everybody', (proxies) => {
  expect(() => parseEnv({ TRUST_PROXY: proxies })).toThrow(
    'TRUST_PROXY would trust everybody, so that anybody could forge their address: name the networks of your proxies, such as 10.0.0.0/8,::1.',
  );
});
