import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { LookUp } from '../dns/look-up.ts';

/** What a small file at an address is, or why it is not there. */
export type FetchedText =
  | { kind: 'text'; text: string }
  | { kind: 'nothing' | 'unanswered' | 'no_address' | 'inside' | 'insecure' }
  | { kind: 'redirected'; to: string };

export type FetchTextNeeds = {
  lookUp: LookUp;
  /** Addresses that may be asked (is-public-address.ts); others are inside. */
  isAllowed: (address: string) => boolean;
  /** From the connection to the end of the body, in ms. */
  timeoutMs: number;
};

/** More is not read; a proof has some 60 characters. */
const mostBytes = 1024;
const certificateCodes = /CERT|EPROTO|TLS|SSL|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY/;

/**
 * Fetches a small text from a host whose name somebody typed in. The name is looked up once and the
 * connection goes to that very address, so that a name cannot lead to another one in between; it
 * goes nowhere where any of its addresses is not public. Redirects are not followed.
 */
export async function fetchText(
  { lookUp, isAllowed, timeoutMs }: FetchTextNeeds,
  url: URL,
): Promise<FetchedText> {
  // What is written as an address would not be looked up at all.
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return { kind: 'inside' };
  const addresses = await lookUp.addresses(url.hostname);
  if (addresses.kind === 'nothing') return { kind: 'no_address' };
  if (addresses.kind === 'unanswered') return { kind: 'unanswered' };
  const [address] = addresses.values;
  if (address === undefined || !addresses.values.every(isAllowed)) return { kind: 'inside' };
  try {
    const reply = await open(url, address, AbortSignal.timeout(timeoutMs));
    return await read(reply);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { kind: certificateCodes.test(code) ? 'insecure' : 'unanswered' };
  }
}

function open(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const ask = url.protocol === 'https:' ? requestHttps : requestHttp;
  const family = isIP(address);
  return new Promise((resolve, reject) => {
    ask(url, {
      signal,
      agent: false,
      headers: { 'user-agent': 'Servery', accept: 'text/plain' },
      lookup: (_name, options, done) =>
        options.all === true ? done(null, [{ address, family }]) : done(null, address, family),
    })
      .once('response', resolve)
      .once('error', reject)
      .end();
  });
}

async function read(reply: IncomingMessage): Promise<FetchedText> {
  const { statusCode = 0, headers } = reply;
  if (statusCode !== 200) {
    reply.destroy();
    const isElsewhere = statusCode >= 300 && statusCode < 400 && headers.location !== undefined;
    return isElsewhere ? { kind: 'redirected', to: headers.location ?? '' } : { kind: 'nothing' };
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of reply) {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    size += bytes.length;
    // Leaving the loop ends the connection.
    if (size >= mostBytes) break;
  }
  return { kind: 'text', text: Buffer.concat(parts).subarray(0, mostBytes).toString('utf8') };
}
