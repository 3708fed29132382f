import { hkdfSync } from 'node:crypto';

/** 32 bytes for one purpose from SECRET_KEY, so that no two uses ever share a key. */
export const deriveKey = (secretKey: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `servery ${purpose}`, 32));
