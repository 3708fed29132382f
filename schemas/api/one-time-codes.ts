import { z } from 'zod';
import { plainDigits } from '../fields/plain-digits.ts';
import { dataOf } from './wire.ts';

/** How a code is asked for and answered (rule R93). */
export const codeRequestId = z.uuid();

/** Six digits, as people type them: of any script, with a space in between, too. */
export const oneTimeCode = z
  .string()
  .max(20)
  .transform((code) => plainDigits(code).replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'The code has 6 digits'));

/** The request that asked for a code, and the code that came by mail or SMS. */
export const answeredCode = { request_id: codeRequestId, code: oneTimeCode };

/**
 * What whoever asked for a code is answered, whether the address has an account or not. Times are in
 * seconds from now, for clocks differ.
 */
export const sentCode = dataOf(
  z.object({
    /** Names the request to the call that answers with the code; it is no secret by itself. */
    request_id: codeRequestId,
    expires_in: z.number().int().positive(),
    /** When another one can be asked for. */
    resend_in: z.number().int().nonnegative(),
  }),
);
export type SentCode = z.output<typeof sentCode>['data'];

/** A password that somebody has: whatever was allowed when it was chosen. */
export const presentPassword = z.string().min(1).max(200);

/**
 * Before what lets people in is changed, whoever is signed in shows that it is them: by their
 * password, or by a code that `requestOwnCode` sent.
 */
export const ownProof = z.union([z.object({ password: presentPassword }), z.object(answeredCode)]);
export type OwnProof = z.output<typeof ownProof>;
