import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** By the secret they come from: a reply that names an order asks for its key each time. */
const derived = new WeakMap<Buffer, Map<string, KeyObject>>();

/**
 * A key of 32 bytes for one purpose from SECRET_KEY, so that no two uses ever share one. As an object
 * of node:crypto: made from bytes each time, an HMAC takes five times as long.
 */
export function deriveKey(secretKey: Buffer, purpose: string): KeyObject {
  const known = derived.get(secretKey) ?? new Map<string, KeyObject>();
  derived.set(secretKey, known);
  const key = known.get(purpose) ?? createSecretKey(newKey(secretKey, purpose));
  known.set(purpose, key);
  return key;
}

const newKey = (secretKey: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `servery ${purpose}`, 32));
