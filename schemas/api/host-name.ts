import { z } from 'zod';

/** RFC 1035: labels of letters, digits and inner dashes, of 63 at most; 253 characters in all. */
const pattern =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const isNumeric = /^[\d.]+$/;

/**
 * The name of a host as the database keeps it: lower case, without port or last dot, and in its
 * ASCII form where it has other letters ('münchen.example' is 'xn--mnchen-3ya.example').
 */
export const hostName = z.string().transform((text, context) => {
  const host = asciiOf(text.trim());
  const refuse = (message: string) => {
    context.addIssue(message);
    return z.NEVER;
  };
  if (/[/@?#]/.test(text)) {
    return refuse('Write the host alone, such as orders.example.com, without https:// or a path');
  }
  if (/:\d*$/.test(text.trim())) return refuse('Write the host without a port');
  if (host === null || !pattern.test(host)) {
    return refuse('Write a host such as orders.example.com');
  }
  if (isNumeric.test(host)) return refuse('Write a name; an address of numbers is no host here');
  return host;
});

function asciiOf(text: string): string | null {
  const address = `http://${text.replace(/\.$/, '')}`;
  return URL.canParse(address) ? new URL(address).hostname : null;
}
