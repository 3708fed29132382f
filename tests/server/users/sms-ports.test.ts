import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Outbound } from '#server/ports/outbound/outbound.ts';
import { chooseSms } from '#server/ports/sms/choose-sms.ts';
import { countryOfLocale, readPhone } from '#server/domain/phone/read-phone.ts';

const folder = await mkdtemp(join(tmpdir(), 'servery-sms-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const message = { to: '+61412345678', text: '123456 is your code', id: 'code-1' };
const none = { smsUrl: undefined, smsFrom: '', smsCountries: [] };

function outboundAnswering(status: number) {
  const calls: Parameters<Outbound['call']>[0][] = [];
  const outbound: Outbound = {
    call: async (request) => {
      calls.push(request);
      return { status, headers: new Headers(), body: Buffer.from('+61412345678 is unknown') };
    },
    fetch: () => Promise.reject(new Error('not used')),
    problemOf: () => null,
  };
  return { outbound, calls };
}

describe('a sender of SMS', () => {
  const env = {
    smsUrl: 'https://ana:se%20cret@sms.example/v1/messages',
    smsFrom: '+61400000000',
    smsCountries: ['NZ', 'XX'],
    demo: false,
  };

  test('gets a form by basic authentication, at an address without the password', async () => {
    const { outbound, calls } = outboundAnswering(201);
    const sms = chooseSms(outbound, env, folder);
    await sms?.send(message);
    expect(sms?.countries).toEqual(['NZ']);
    expect(calls).toEqual([
      {
        url: 'https://sms.example/v1/messages',
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from('ana:se cret').toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'To=%2B61412345678&From=%2B61400000000&Body=123456+is+your+code',
      },
    ]);
  });

  test('that refuses has the message tried again, and nothing of its answer is repeated', async () => {
    const sms = chooseSms(outboundAnswering(400).outbound, env, folder);
    await expect(sms?.send(message)).rejects.toThrow('the sender of SMS answered 400');
  });

  test('is nobody without an address, and the outbox in the demo', async () => {
    const { outbound } = outboundAnswering(201);
    expect(chooseSms(outbound, { ...none, demo: false }, folder)).toBeNull();
    const demo = chooseSms(outbound, { ...none, demo: true }, join(folder, 'outbox'));
    await demo?.send(message);
    await demo?.send(message);
    const [file, ...more] = await readdir(join(folder, 'outbox'));
    expect([file, more]).toEqual(['code-1.sms.txt', []]);
    const path = join(folder, 'outbox', file ?? '');
    expect(await readFile(path, 'utf8')).toBe('To: +61412345678\n\n123456 is your code\n');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });
});

test('R93 numbers are read as they are dialled at the restaurant, and mobiles told from others', () => {
  const home = countryOfLocale('en-AU');
  expect(readPhone('0412 345 678', home)).toEqual({
    e164: '+61412345678',
    country: 'AU',
    isMobile: true,
  });
  expect(readPhone('(02) 9374 4000', home)).toMatchObject({ isMobile: false });
  expect(readPhone('+64 21 123 4567', home)).toMatchObject({ country: 'NZ' });
  expect(readPhone('0412 345 678', null)).toBeNull();
  expect(readPhone('hello', home)).toBeNull();
  expect([countryOfLocale('en'), countryOfLocale('en-ZZ')]).toEqual([null, null]);
});
