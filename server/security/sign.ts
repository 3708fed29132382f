import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey, deriveKeys } from './derive-key.ts';
import type { SecretKey } from './secret-key.ts';

/** HMAC-SHA-256 of a text in base64url, by the present key for one purpose. */
export const sign = (secretKey: SecretKey, purpose: string, text: string): string =>
  createHmac('sha256', deriveKey(secretKey, purpose)).update(text).digest('base64url');

/** The same by each key, the present one first: what a signature of the text may be. */
export const signatures = (secretKey: SecretKey, purpose: string, text: string): string[] =>
  deriveKeys(secretKey, purpose).map((key) =>
    createHmac('sha256', key).update(text).digest('base64url'),
  );

/** Whether a text is one of those that are expected; takes equally long for every wrong one. */
export function isOneOf(sent: string, expected: readonly string[]): boolean {
  const given = Buffer.from(sent);
  const matches = expected.map((text) => {
    const own = Buffer.from(text);
    return own.length === given.length && timingSafeEqual(own, given);
  });
  return matches.includes(true);
}

/** Whether a signature was made for a text, by the present key or a former one. */
export const isSignature = (
  secretKey: SecretKey,
  purpose: string,
  { text, sent }: { text: string; sent: string },
): boolean => isOneOf(sent, signatures(secretKey, purpose, text));
