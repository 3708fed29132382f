import { beforeEach, describe, expect, test } from 'vitest';
import type { OutboundProblem } from '#schemas/api/outbound-problem.ts';
import { createLookUp } from '#server/ports/dns/look-up.ts';
import { isPublicAddress } from '#server/ports/outbound/is-public-address.ts';
import { OutboundError } from '#server/ports/outbound/outbound-error.ts';
import { createOutbound } from '#server/ports/outbound/outbound.ts';
import { startNameServer } from '../setup/name-server.ts';
import { startWebServer } from '../setup/web-server.ts';

const names = await startNameServer();
const site = await startWebServer();
const name = 'hooks.shop.example';
const lookUp = createLookUp({ servers: [names.address], timeoutMs: 1000 });
const strict = createOutbound({ lookUp });
/** This machine stands in for the internet. */
const open = createOutbound({ lookUp, allowsPrivate: true, mostBytes: 2000 });
const url = `http://${name}:${site.port}/hook`;

beforeEach(() => {
  names.set(name, { a: ['127.0.0.1'] });
  site.asked.length = 0;
  site.answer((_request, response) => void response.end('fine'));
});

/** Why a call fails; null: it does not. */
const problemOf = async (call: Promise<unknown>): Promise<OutboundProblem | null> =>
  call.then(
    () => null,
    (error: unknown) => {
      if (error instanceof OutboundError) return error.problem;
      throw error;
    },
  );

test('a call has the status, the headers and the whole body of its answer', async () => {
  const bodies: string[] = [];
  site.answer((request, response) => {
    request.setEncoding('utf8').on('data', (part: string) => bodies.push(part));
    request.on('end', () => response.writeHead(418, { 'x-kind': 'pot' }).end('short'));
  });
  const reply = await open.call({ url, method: 'POST', headers: { a: 'b' }, body: '{"x":1}' });
  expect(reply).toMatchObject({ status: 418, body: Buffer.from('short') });
  expect(reply.headers.get('x-kind')).toBe('pot');
  expect(bodies.join('')).toBe('{"x":1}');
  expect(site.asked).toEqual([`${name}:${site.port} /hook`]);
});

test('it has the shape of fetch for libraries', async () => {
  site.answer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ method: request.method, type: request.headers['content-type'] }));
  });
  const form = new URLSearchParams({ grant_type: 'code' });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const reply = await open.fetch(url, { method: 'POST', headers, body: form });
  expect([reply.status, await reply.json()]).toEqual([
    200,
    { method: 'POST', type: 'application/x-www-form-urlencoded' },
  ]);
});

describe('nothing inside a network is called', () => {
  const inside = [
    '127.0.0.1',
    '10.0.0.7',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    '198.18.0.1',
    '0.0.0.0',
    '240.0.0.1',
    '255.255.255.255',
    '224.0.0.1',
    '::',
    '::1',
    '::7f00:1',
    'fe80::1',
    'fec0::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::1',
    '2001:0:7f00:1::',
    '2001:db8::1',
    '4000::1',
  ];

  test.each(inside)('whose name leads to %s', async (address) => {
    expect(isPublicAddress(address)).toBe(false);
    names.set(name, address.includes(':') ? { aaaa: [address] } : { a: [address] });
    const secure = `https://${name}:${site.port}/hook`;
    expect(await problemOf(strict.call({ url: secure }))).toBe('inside');
  });

  test.each(inside)('that is written as %s', async (address) => {
    const host = address.includes(':') ? `[${address}]` : address;
    expect(strict.problemOf(`https://${host}/`)).toBe('inside');
    expect(await problemOf(strict.call({ url: `https://${host}:${site.port}/` }))).toBe('inside');
  });

  test.each([
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://db.localhost/',
    'https://printer.local/',
    'https://metadata.google.internal/',
  ])('that is written as %s', async (address) => {
    expect(strict.problemOf(address)).toBe('inside');
    expect(await problemOf(strict.call({ url: address }))).toBe('inside');
  });

  test('also where a public address stands beside it', async () => {
    names.set(name, { a: ['93.184.215.14', '127.0.0.1'] });
    expect(await problemOf(strict.call({ url: `https://${name}:${site.port}/` }))).toBe('inside');
    expect(site.asked).toEqual([]);
    expect(isPublicAddress('93.184.215.14')).toBe(true);
    expect(isPublicAddress('2606:2800:21f:cb07:6820:80da:af6b:8b2c')).toBe(true);
  });

  test('and a name that was checked leads nowhere else in between', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    let asked = 0;
    const turning = createOutbound({
      allowsPrivate: true,
      lookUp: {
        addresses: async () => ({ kind: 'found', values: answers[asked++] ?? ['192.0.2.1'] }),
      },
    });
    expect((await turning.call({ url })).status).toBe(200);
    // One question for the whole call: what was checked is what was connected to.
    expect(asked).toBe(1);
    asked = 0;
    const guarded = createOutbound({
      lookUp: {
        addresses: async () => ({ kind: 'found', values: answers[asked++] ?? ['192.0.2.1'] }),
      },
    });
    expect(await problemOf(guarded.call({ url: `https://${name}/` }))).toBe('inside');
    expect(asked).toBe(1);
  });
});

describe('an address is refused as it is written', () => {
  test.each([
    ['http://hooks.example/', 'not_https'],
    ['ftp://hooks.example/', 'not_https'],
    ['file:///etc/passwd', 'not_https'],
    ['https://user:word@hooks.example/', 'not_https'],
    ['hooks.example', 'not_https'],
    ['', 'not_https'],
  ])('%s', async (address, problem) => {
    expect(strict.problemOf(address)).toBe(problem);
    expect(await problemOf(strict.call({ url: address }))).toBe(problem);
  });

  test.each([
    'https://hooks.example/x?y=1',
    'https://hooks.example:8443/',
    'https://93.184.215.14/',
  ])('not %s', (address) => {
    expect(strict.problemOf(address)).toBeNull();
  });
});

describe('an answer is taken only', () => {
  test.each([301, 302, 303, 307, 308])('without a redirect: %i', async (status) => {
    site.answer((request, response) => {
      if (request.url === '/hook') response.writeHead(status, { location: '/else' }).end();
      else response.end('secret');
    });
    expect(await problemOf(open.call({ url, method: 'POST', body: '{}' }))).toBe('redirected');
    expect(site.asked).toHaveLength(1);
  });

  test('up to its size, however much is sent, packed or not', async () => {
    site.answer((_request, response) => {
      const send = () => {
        while (response.write('x'.repeat(16_384)));
        response.once('drain', send);
      };
      send();
    });
    expect(await problemOf(open.call({ url }))).toBe('too_large');
    site.answer((_request, response) => void response.end('x'.repeat(1999)));
    expect((await open.call({ url })).body).toHaveLength(1999);
    site.answer((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('not unpacked');
    });
    expect((await open.call({ url })).body.toString()).toBe('not unpacked');
  });

  test('within its time, from the name to the last byte', async () => {
    const hasty = createOutbound({ lookUp, allowsPrivate: true, timeoutMs: 100 });
    site.answer(() => undefined);
    expect(await problemOf(hasty.call({ url }))).toBe('too_slow');
    site.answer((_request, response) => void response.write('s'));
    expect(await problemOf(hasty.call({ url }))).toBe('too_slow');
    names.set(name, 'silent');
    expect(await problemOf(hasty.call({ url }))).toBe('too_slow');
  });

  test('where there is one', async () => {
    names.set(name, null);
    expect(await problemOf(open.call({ url }))).toBe('no_address');
    names.set(name, { a: ['127.0.0.1'] });
    expect(await problemOf(open.call({ url: `http://${name}:1/` }))).toBe('unanswered');
    site.answer((request) => void request.socket.destroy());
    expect(await problemOf(open.call({ url }))).toBe('unanswered');
  });

  test('from who speaks TLS', async () => {
    expect(await problemOf(open.call({ url: `https://${name}:${site.port}/` }))).toBe('insecure');
  });
});

test('private addresses are called by their own names where that is allowed', async () => {
  const own = createOutbound({ allowsPrivate: true });
  expect(own.problemOf(`http://localhost:${site.port}/`)).toBeNull();
  expect((await own.call({ url: `http://127.0.0.1:${site.port}/` })).status).toBe(200);
});
