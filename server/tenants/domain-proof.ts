import { createHmac, randomBytes } from 'node:crypto';
import { deriveKey } from '../security/derive-key.ts';

/** Where the program says whose a host is; asked by itself, from outside. */
export const reachPath = '/.well-known/servery-host';

/** 160 bits: nobody guesses what another one was given. */
export const newProofToken = (): string => randomBytes(20).toString('hex');

/** The name of the record that proves a domain. */
export const proofRecordName = (host: string): string => `_servery.${host}`;

/** What is in the record, and in the file. */
export const proofText = (token: string): string => `servery-verification=${token}`;

/**
 * What this installation alone answers on a tenant's host: who finds it there knows that visitors
 * of the host come here, whatever is in between.
 */
export const reachText = (
  secretKey: Buffer,
  { tenantId, host }: { tenantId: number; host: string },
): string =>
  createHmac('sha256', deriveKey(secretKey, 'host reach'))
    .update(`${tenantId}:${host}`)
    .digest('base64url');
