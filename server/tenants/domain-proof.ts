import { randomBytes } from 'node:crypto';
import { sign } from '../security/sign.ts';
import type { SecretKey } from '../security/secret-key.ts';

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
  secretKey: SecretKey,
  { tenantId, host }: { tenantId: number; host: string },
): string => sign(secretKey, 'host reach', `${tenantId}:${host}`);
