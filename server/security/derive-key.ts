import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { allKeys, type SecretKey } from './secret-key.ts';

/** By the secret they come from: a reply that names an order asks for its key each time. */
const derived = new WeakMap<Buffer, Map<string, KeyObject>>();

/**
 * A key of 32 bytes for one purpose from SECRET_KEY, so that no two uses ever share one. As an object
 * of node:crypto: made from bytes each time, an HMAC takes five times as long.
 */
export const deriveKey = ({ bytes }: SecretKey, purpose: string): KeyObject =>
  keyFrom(bytes, purpose);

/** The same from each key, the present one first: for what may have been made with a former one. */
export const deriveKeys = (secretKey: SecretKey, purpose: string): KeyObject[] =>
  allKeys(secretKey).map((bytes) => keyFrom(bytes, purpose));

/** The same from one of the keys. */
export function keyFrom(bytes: Buffer, purpose: string): KeyObject {
  const known = derived.get(bytes) ?? new Map<string, KeyObject>();
  derived.set(bytes, known);
  const key = known.get(purpose) ?? createSecretKey(newKey(bytes, purpose));
  known.set(purpose, key);
  return key;
}

const newKey = (bytes: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', bytes, '', `servery ${purpose}`, 32));
