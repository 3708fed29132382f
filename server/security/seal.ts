import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyFrom } from './derive-key.ts';
import { allKeys, type SecretKey } from './secret-key.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const sealingKey = (bytes: Buffer) => keyFrom(bytes, 'sealing');

/** Names a key in what it sealed, and is of no use to find it. */
const keyId = (bytes: Buffer): string =>
  keyFrom(bytes, 'name of the key').export().toString('hex').slice(0, 8);

/** Base64 has no full stop; what was sealed before keys had names has no id. */
const form = /^(?:([0-9a-f]{8})\.)?([A-Za-z0-9+/=]*)$/;

/**
 * Encrypts a text with SECRET_KEY. `place` names where it is kept, such as 'stripe of tenant 53':
 * what was copied into another place does not open there.
 * @returns the key's id, a full stop, and nonce, tag and ciphertext in base64.
 */
export function seal(secretKey: SecretKey, place: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const { bytes } = secretKey;
  const cipher = createCipheriv(algorithm, sealingKey(bytes), nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const whole = Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
  return `${keyId(bytes)}.${whole}`;
}

/**
 * Opens what was sealed with SECRET_KEY or one before it.
 * @throws Error where the key is none of them, or the text was altered or kept elsewhere.
 */
export function unseal(secretKey: SecretKey, place: string, sealed: string): string {
  const [, id, whole = ''] = form.exec(sealed) ?? [];
  const keys = allKeys(secretKey).filter((bytes) => id === undefined || keyId(bytes) === id);
  // Each of them is tried: what has no id may be of any.
  let failure: unknown = new Error('what is sealed does not authenticate: its key is not here');
  for (const bytes of keys) {
    try {
      return open(bytes, place, whole);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function open(bytes: Buffer, place: string, whole: string): string {
  const parts = Buffer.from(whole, 'base64');
  const nonce = parts.subarray(0, nonceBytes);
  const tag = parts.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, sealingKey(bytes), nonce, {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
  const text = decipher.update(parts.subarray(nonceBytes + tagBytes));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

/** Whether something is sealed with the present key already. */
export const isSealedAnew = ({ bytes }: SecretKey, sealed: string): boolean =>
  form.exec(sealed)?.[1] === keyId(bytes);
