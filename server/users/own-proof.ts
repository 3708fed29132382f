import type { OwnProof } from '#schemas/api/one-time-codes.ts';
import { wrongPassword } from '../accounts/wrong-password.ts';
import { findUser } from '../db/queries/users.ts';
import type { Deps } from '../dependencies/deps.ts';
import { isPassword } from '../identity/password.ts';
import { createAttemptLimits } from '../rate-limits/attempt-limits.ts';
import type { CodeLimits } from '../rate-limits/code-limits.ts';
import { redeemOneTimeCode } from './one-time-codes.ts';

export type Owner = { tenantId: number; userId: string };
/** Looks whether whoever is signed in is the account's holder, before they change who gets in. */
export type ProofCheck = (owner: Owner, proof: OwnProof, network: string) => Promise<void>;

/**
 * Asks for the password or for a code by mail: whoever finds a browser open knows neither. Wrong
 * passwords cost growing pauses (decisions/024).
 */
export function createProofCheck(
  deps: Pick<Deps, 'db' | 'pool' | 'options' | 'clock' | 'secretKey'>,
  codes: CodeLimits,
): ProofCheck {
  const { pauses } = deps.options.limits.signIns;
  const limits = createAttemptLimits(deps, 'user-own-password', pauses);
  return async ({ tenantId, userId }, proof, network) => {
    if ('password' in proof) {
      const isOwn = await limits.attempt(`${tenantId}:${userId}`, async () => {
        const user = await findUser(deps.db, tenantId, userId);
        return (await isPassword(proof.password, user?.passwordHash ?? null)) ? true : null;
      });
      if (isOwn === null) throw wrongPassword('body.proof.password');
      return;
    }
    const { request_id: requestId, code } = proof;
    const answer = { tenantId, userId, purpose: 'own', requestId, code, network } as const;
    await redeemOneTimeCode(deps, codes, answer, async () => true);
  };
}
