import { describe, expect, test } from 'vitest';
import { domainEntries } from '#server/mail-sending/domain-entries.ts';
import { createLookUp, type LookUp } from '#server/ports/dns/look-up.ts';
import { startNameServer } from '../setup/name-server.ts';

const found: Record<string, string[]> = {
  'corner.test': ['google-site-verification=1', 'v=spf1 include:mail.test ~all'],
  's1._domainkey.corner.test': [`k=rsa; p=${'A'.repeat(900)}`],
  '_dmarc.corner.test': ['v=DMARC1; p=none'],
  'twice.test': ['v=spf1 -all', 'V=SPF1 a -all'],
  's1._domainkey.twice.test': ['v=spf1 -all'],
};
const lookUp: LookUp['texts'] = async (name) => {
  const values = found[name];
  return values ? { kind: 'found', values } : { kind: 'nothing' };
};
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
  test('that does not answer is given up on, and says nothing about the domain', async () => {
    const server = await startNameServer();
    for (const name of ['corner.test', 's1._domainkey.corner.test', '_dmarc.corner.test']) {
      server.set(name, 'silent');
    }
    const { texts } = createLookUp({ servers: [server.address], timeoutMs: 50 });
    expect(await statesOf(texts, 'corner.test', 's1')).toEqual([
      ['spf', 'unknown'],
      ['dkim', 'unknown'],
      ['dmarc', 'unknown'],
    ]);
  });

  test('that knows no such name, or no text of it, says that the entry is missing', async () => {
    const server = await startNameServer();
    server.set('corner.test', { a: ['192.0.2.1'] });
    const { texts } = createLookUp({ servers: [server.address], timeoutMs: 2000 });
    expect(await statesOf(texts, 'corner.test', 's1')).toEqual([
      ['spf', 'missing'],
      ['dkim', 'missing'],
      ['dmarc', 'missing'],
    ]);
  });
});
