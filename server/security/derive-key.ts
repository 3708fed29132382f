import { hkdfSync } from 'node:crypto';

/** By the secret they come from: a reply that names an order asks for its key each time. */
const derived = new WeakMap<Buffer, Map<string, Buffer>>();

/** 32 bytes for one purpose from SECRET_KEY, so that no two uses ever share a key. */
export function deriveKey(secretKey: Buffer, purpose: string): Buffer {
  const known = derived.get(secretKey) ?? new Map<string, Buffer>();
  derived.set(secretKey, known);
  const key =
    known.get(purpose) ?? Buffer.from(hkdfSync('sha256', secretKey, '', `servery ${purpose}`, 32));
  known.set(purpose, key);
  return key;
}
