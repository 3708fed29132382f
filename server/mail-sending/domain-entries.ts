import type { DomainEntry } from '#schemas/api/staff-mail-texts.ts';
import type { LookUp } from '../ports/dns/look-up.ts';

/** Characters of an entry that are shown. */
const mostShown = 500;

/** How an entry of each kind begins. */
const begins: Record<DomainEntry['kind'], RegExp> = {
  spf: /^v=spf1(?: |$)/i,
  // Its version may be left out (RFC 6376, 3.6.1), its key may not.
  dkim: /(?:^|;)\s*p=/i,
  dmarc: /^v=DMARC1\s*(?:;|$)/i,
};

/**
 * Whether a domain has the entries by which other mail servers believe who sends for it.
 * @param selector the mail provider's name for its DKIM key; null: nobody said it
 */
export async function domainEntries(
  lookUp: LookUp['texts'],
  domain: string,
  selector: string | null,
): Promise<DomainEntry[]> {
  return Promise.all([
    entryAt(lookUp, 'spf', domain),
    selector === null
      ? { kind: 'dkim' as const, name: '', state: 'unasked' as const, value: '' }
      : entryAt(lookUp, 'dkim', `${selector}._domainkey.${domain}`),
    entryAt(lookUp, 'dmarc', `_dmarc.${domain}`),
  ]);
}

async function entryAt(
  lookUp: LookUp['texts'],
  kind: DomainEntry['kind'],
  name: string,
): Promise<DomainEntry> {
  const answer = await lookUp(name);
  // A name server that is away says nothing about the domain.
  if (answer.kind === 'unanswered') return { kind, name, state: 'unknown', value: '' };
  const values = answer.kind === 'found' ? answer.values : [];
  const found = values.filter((text) => begins[kind].test(text));
  const [first = ''] = found;
  const state = found.length > 1 ? 'several' : found.length === 1 ? 'found' : 'missing';
  return { kind, name, state, value: first.slice(0, mostShown) };
}
