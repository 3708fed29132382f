import { beforeEach, describe, expect, test } from 'vitest';
import { createDomainProbe } from '#server/ports/domains/domain-probe.ts';
import { isPublicAddress } from '#server/ports/outbound/is-public-address.ts';
import { startNameServer } from '../setup/name-server.ts';
import { startWebServer } from '../setup/web-server.ts';

const names = await startNameServer();
const site = await startWebServer();
const domain = 'orders.shop.example';
const recordName = `_servery.${domain}`;
const proof = 'servery-verification=0123456789';
const asked = { domain, recordName, proof };

const servers = [names.address];
const originsOf = (host: string) => [`http://${host}:${site.port}`];
/** This machine stands in for the internet. */
const probe = createDomainProbe({ servers, originsOf, isAllowed: () => true, timeoutMs: 2000 });
const hasty = createDomainProbe({ servers, originsOf, isAllowed: () => true, timeoutMs: 50 });
const real = createDomainProbe({ servers, originsOf, timeoutMs: 2000 });

beforeEach(() => {
  names.set(domain, { a: ['127.0.0.1'] });
  names.set(recordName, null);
  site.asked.length = 0;
  site.answer((_request, response) => void response.writeHead(404).end('nothing'));
});

describe('the record of a proof', () => {
  test('is found among others, also where it comes in parts', async () => {
    names.set(recordName, { txt: ['v=spf1 -all', `  ${proof} `] });
    expect((await probe.prove(asked)).dns).toEqual({ state: 'right', found: [] });
    const long = `servery-verification=${'a'.repeat(400)}`;
    names.set(recordName, { txt: [long] });
    expect((await probe.prove({ ...asked, proof: long })).dns.state).toBe('right');
  });

  test('that is another one is shown, short and on one line', async () => {
    names.set(recordName, {
      txt: ['servery-verification=old', `a\u0007b\nc ${'x'.repeat(300)}`, '3', '4'],
    });
    const { dns } = await probe.prove(asked);
    expect(dns.state).toBe('different');
    expect(dns.found).toHaveLength(3);
    expect(dns.found[0]).toBe('servery-verification=old');
    expect(dns.found[1]).toMatch(/^a b c x{50,}$/);
    expect(dns.found[1]?.length).toBeLessThanOrEqual(120);
  });

  test('is missing where there is no such name, and where the name has no text', async () => {
    expect((await probe.prove(asked)).dns).toEqual({ state: 'nothing', found: [] });
    names.set(recordName, { a: ['127.0.0.1'] });
    expect((await probe.prove(asked)).dns).toEqual({ state: 'nothing', found: [] });
  });

  test('is unknown where the name server does not answer', async () => {
    names.set(recordName, 'silent');
    expect((await hasty.prove(asked)).dns).toEqual({ state: 'unanswered', found: [] });
  });
});

describe('the file of a proof', () => {
  test('is found at the domain itself, by the address that was looked up once', async () => {
    site.answer((_request, response) => void response.end(`${proof}\n`));
    const before = names.asked(domain);
    expect((await probe.prove(asked)).file).toEqual({ state: 'right', found: [] });
    expect(site.asked).toEqual([`${domain}:${site.port} /.well-known/servery-verification`]);
    expect(names.asked(domain) - before).toBe(1);
  });

  test('is nothing where the site has none, and shown where it says something else', async () => {
    expect((await probe.prove(asked)).file).toEqual({ state: 'nothing', found: [] });
    site.answer((_request, response) => void response.end('<h1>Our shop</h1>'));
    expect((await probe.prove(asked)).file).toEqual({
      state: 'different',
      found: ['<h1>Our shop</h1>'],
    });
  });

  test('is not looked for elsewhere, wherever the site leads visitors', async () => {
    const to = `http://127.0.0.1:${site.port}/secret`;
    site.answer((request, response) => {
      if (request.url === '/secret') response.end(proof);
      else response.writeHead(302, { location: to }).end();
    });
    expect((await probe.prove(asked)).file).toEqual({ state: 'redirected', found: [to] });
    expect(site.asked).toHaveLength(1);
  });

  test('ends after a kilobyte, and after some seconds, however much is sent', async () => {
    site.answer((_request, response) => {
      const send = () => {
        while (response.write('x'.repeat(16_384)));
        response.once('drain', send);
      };
      send();
    });
    expect((await probe.prove(asked)).file.state).toBe('different');
    site.answer((_request, response) => void response.write('s'));
    expect((await hasty.prove(asked)).file).toEqual({ state: 'unanswered', found: [] });
  });

  test('has no address, or one where nobody listens', async () => {
    names.set(domain, null);
    expect((await probe.prove(asked)).file).toEqual({ state: 'no_address', found: [] });
    names.set(domain, { a: ['127.0.0.1'] });
    const closed = createDomainProbe({
      servers,
      isAllowed: () => true,
      originsOf: () => ['http://orders.shop.example:1'],
    });
    expect((await closed.prove(asked)).file).toEqual({ state: 'unanswered', found: [] });
  });
});

describe('nothing inside a network is asked', () => {
  test.each([
    ['127.0.0.1', 'a'],
    ['10.0.0.7', 'a'],
    ['172.16.0.1', 'a'],
    ['192.168.1.1', 'a'],
    ['169.254.169.254', 'a'],
    ['100.64.0.1', 'a'],
    ['0.0.0.0', 'a'],
    ['255.255.255.255', 'a'],
    ['224.0.0.1', 'a'],
    ['::1', 'aaaa'],
    ['fe80::1', 'aaaa'],
    ['fd00::1', 'aaaa'],
    ['::ffff:127.0.0.1', 'aaaa'],
    ['64:ff9b::7f00:1', 'aaaa'],
    ['2002:7f00:1::1', 'aaaa'],
  ] as const)('at %s', async (address, type) => {
    expect(isPublicAddress(address)).toBe(false);
    site.answer((_request, response) => void response.end(proof));
    names.set(domain, { [type]: [address] });
    expect((await real.prove(asked)).file).toEqual({ state: 'inside', found: [] });
    expect(site.asked).toEqual([]);
  });

  test('also where a public address stands beside it, or the name is an address', async () => {
    names.set(domain, { a: ['93.184.215.14', '127.0.0.1'] });
    expect((await real.prove(asked)).file).toEqual({ state: 'inside', found: [] });
    const url = new URL(`http://127.0.0.1:${site.port}/`);
    expect(await probe.reach(url, proof)).toEqual({ state: 'inside', found: [] });
    expect(site.asked).toEqual([]);
    expect(isPublicAddress('93.184.215.14')).toBe(true);
    expect(isPublicAddress('2606:2800:21f:cb07:6820:80da:af6b:8b2c')).toBe(true);
  });
});

test('a site that does not speak TLS is not secure', async () => {
  const url = new URL(`https://${domain}:${site.port}/`);
  expect(await probe.reach(url, proof)).toEqual({ state: 'insecure', found: [] });
});
