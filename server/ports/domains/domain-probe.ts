import { proofFilePath, type DomainFinding } from '#schemas/api/staff-domains.ts';
import { fetchText, type FetchedText, type FetchTextNeeds } from './fetch-text.ts';
import { isPublicAddress } from '../outbound/is-public-address.ts';
import { createLookUp } from '../dns/look-up.ts';

/** What is to be found for a domain, and where. */
export type ProofAsked = {
  domain: string;
  recordName: string;
  /** The same text in the record and in the file. */
  proof: string;
};

/** Looks at domains as the world sees them. It never throws for what it finds. */
export type DomainProbe = {
  /** Whether the record and the file of a proof are there. */
  prove(asked: ProofAsked): Promise<{ dns: DomainFinding; file: DomainFinding }>;
  /** Whether a text is at an address. */
  reach(url: URL, text: string): Promise<DomainFinding>;
};

type ProbeOptions = {
  /** Name servers; those of the machine where none are given. */
  servers?: readonly string[];
  /** Addresses that may be asked; those of the internet at large where nothing is given. */
  isAllowed?: (address: string) => boolean;
  /** The origins that a file is looked for at, from the first on. */
  originsOf?: (domain: string) => readonly string[];
  /** Of one question or one request, in ms. */
  timeoutMs?: number;
};

/** Secure first: most sites send visitors of the other one there. */
const usualOrigins = (domain: string) => [`https://${domain}`, `http://${domain}`];

/** Asks name servers and the site of the domain itself, each for a few seconds at most. */
export function createDomainProbe({
  servers,
  isAllowed = isPublicAddress,
  originsOf = usualOrigins,
  timeoutMs = 3000,
}: ProbeOptions = {}): DomainProbe {
  const lookUp = createLookUp({ ...(servers && { servers }), timeoutMs });
  const needs: FetchTextNeeds = { lookUp, isAllowed, timeoutMs };
  return {
    async prove({ domain, recordName, proof }) {
      const [texts, file] = await Promise.all([
        lookUp.texts(recordName),
        findFile(needs, originsOf(domain), proof),
      ]);
      const dns =
        texts.kind === 'found' ? compare(texts.values, proof) : { state: texts.kind, found: [] };
      return { dns, file };
    },
    reach: async (url, text) => findingOf(await fetchText(needs, url), text),
  };
}

/** Of two places the one that says more counts, unless one of them has it. */
const telling: readonly DomainFinding['state'][] = ['right', 'different', 'redirected', 'nothing'];

async function findFile(
  needs: FetchTextNeeds,
  origins: readonly string[],
  proof: string,
): Promise<DomainFinding> {
  const findings: DomainFinding[] = [];
  for (const origin of origins) {
    const finding = findingOf(await fetchText(needs, new URL(proofFilePath, origin)), proof);
    if (finding.state === 'right' || finding.state === 'inside') return finding;
    findings.push(finding);
  }
  for (const state of telling) {
    const found = findings.find((finding) => finding.state === state);
    if (found) return found;
  }
  return findings.at(-1) ?? { state: 'unanswered', found: [] };
}

function findingOf(fetched: FetchedText, text: string): DomainFinding {
  if (fetched.kind === 'text') return compare([fetched.text], text);
  if (fetched.kind === 'redirected') return { state: 'redirected', found: shown([fetched.to]) };
  return { state: fetched.kind, found: [] };
}

function compare(values: readonly string[], text: string): DomainFinding {
  if (values.some((value) => value.trim() === text)) return { state: 'right', found: [] };
  return { state: values.length === 0 ? 'nothing' : 'different', found: shown(values) };
}

const mostShown = 3;
const mostCharacters = 120;

/** What strangers wrote, short and on one line each. */
const shown = (values: readonly string[]): string[] =>
  values.slice(0, mostShown).map((value) =>
    value
      .replaceAll(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, mostCharacters),
  );
