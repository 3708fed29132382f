import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, describe, expect, test } from 'vitest';
import { domainEntries } from '#server/mails/domain-entries.ts';
import { dnsText } from '#server/ports/dns/look-up-text.ts';

const found: Record<string, string[]> = {
  'corner.test': ['google-site-verification=1', 'v=spf1 include:mail.test ~all'],
  's1._domainkey.corner.test': [`k=rsa; p=${'A'.repeat(900)}`],
  '_dmarc.corner.test': ['v=DMARC1; p=none'],
  'twice.test': ['v=spf1 -all', 'V=SPF1 a -all'],
  's1._domainkey.twice.test': ['v=spf1 -all'],
};
const lookUp = async (name: string) => found[name] ?? [];
const statesOf = async (...asked: Parameters<typeof domainEntries>) =>
  (await domainEntries(...asked)).map(({ kind, state }) => [kind, state]);

describe('the entries of a domain', () => {
  test('that has them are shown as they stand, shortened', async () => {
    const entries = await domainEntries(lookUp, 'corner.test', 's1');
    expect(entries.map(({ state }) => state)).toEqual(['found', 'found', 'found']);
    expect(entries[0]?.value).toBe('v=spf1 include:mail.test ~all');
    expect(entries[1]).toMatchObject({ kind: 'dkim', name: 's1._domainkey.corner.test' });
    expect(entries[1]?.value).toHaveLength(500);
  });

  test('that has none, or an SPF entry twice, or where nobody named the key', async () => {
    expect(await statesOf(lookUp, 'none.test', null)).toEqual([
      ['spf', 'missing'],
      ['dkim', 'unasked'],
      ['dmarc', 'missing'],
    ]);
    expect(await statesOf(lookUp, 'twice.test', 's1')).toEqual([
      ['spf', 'several'],
      ['dkim', 'missing'],
      ['dmarc', 'missing'],
    ]);
  });
});

describe('a name server', () => {
  const silent = createSocket('udp4');
  silent.bind(0, '127.0.0.1');
  const absent = createSocket('udp4', (message, { port, address }) => {
    // The question comes back with the flags of an answer: no such name.
    const answer = Buffer.from(message);
    answer.writeUInt16BE(0x8183, 2);
    absent.send(answer, port, address);
  });
  absent.bind(0, '127.0.0.1');
  const ready = Promise.all([once(silent, 'listening'), once(absent, 'listening')]);
  afterAll(() => {
    silent.close();
    absent.close();
  });
  const serverOf = (socket: typeof silent) => [`127.0.0.1:${socket.address().port}`];

  test('that does not answer is given up on, and says nothing about the domain', async () => {
    await ready;
    const lookUpText = dnsText({ servers: serverOf(silent), timeoutMs: 50 });
    expect(await statesOf(lookUpText, 'corner.test', 's1')).toEqual([
      ['spf', 'unknown'],
      ['dkim', 'unknown'],
      ['dmarc', 'unknown'],
    ]);
  });

  test('that knows no such name says that the entry is missing', async () => {
    await ready;
    const lookUpText = dnsText({ servers: serverOf(absent) });
    expect(await lookUpText('corner.test')).toEqual([]);
  });
});
