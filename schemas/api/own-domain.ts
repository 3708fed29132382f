import { z } from 'zod';
import { hostName } from './host-name.ts';

/** The record of its proof has a name in front, which has to fit into 253 characters too. */
const mostCharacters = 240;

const example = 'orders.example.com';
/** Names that only one machine or one network knows (RFC 6761, RFC 8375). */
const isInner = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa|onion)$/;

/** What stands where a domain should, from the most telling on, and what to write instead. */
const mistakes: readonly [RegExp, string][] = [
  [/^$/, `Write your domain, such as ${example}`],
  [/@/, 'This is an email address: write only what follows the @'],
  [/[/?#\\]/, `Write the domain alone, such as ${example}, without https:// or a path`],
  [/^\[?[\da-f]*:[\da-f:.]*:[\da-f.]*\]?$/i, 'Write a name; an address of numbers is no domain'],
  [/:\d*$/, 'Write the domain without a port'],
  [/\*/, 'Add each domain by itself; a star is not taken'],
  [/\s/, 'Write the domain without spaces'],
  [/_/, 'A domain for a site has no underscore in it'],
];

/**
 * A domain as its owner types it; what comes out is as the database has hosts: lower case, without
 * the last dot, and in ASCII.
 */
export const ownDomain = z
  .string()
  .trim()
  .max(300, 'This is too long for a domain')
  .transform((text, context) => {
    const refuse = (message: string) => {
      context.addIssue(message);
      return z.NEVER;
    };
    const mistake = mistakes.find(([pattern]) => pattern.test(text));
    if (mistake) return refuse(mistake[1]);
    const { data: host } = hostName.safeParse(text);
    if (/^[\d.]+$/.test(text) || (host === undefined && /^[\dxa-f.]+$/i.test(text))) {
      return refuse('Write a name; an address of numbers is no domain');
    }
    if (host === undefined) return refuse(`This is no domain. Write one such as ${example}`);
    if (isInner.test(host)) return refuse(`${host} is known only inside a network`);
    if (!host.includes('.')) return refuse(`Write the whole domain, such as ${example}`);
    if (host.length > mostCharacters) return refuse('This is too long for a domain');
    return host;
  });
