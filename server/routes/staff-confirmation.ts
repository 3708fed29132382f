import { createOwnPasswordCheck } from '../accounts/own-password.ts';
import { closeChallenge } from '../accounts/passkey-challenge.ts';
import { namedPasskey, takePasskey } from '../accounts/passkey-sign-in.ts';
import { ownerOf, takeCode, wrongCode, type FactorOwner } from '../accounts/second-factor.ts';
import { wrongPasskey } from '../accounts/webauthn.ts';
import { confirmStaffSession } from '../db/queries/staff.ts';
import type { Deps } from '../dependencies/deps.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { confirmationMs } from '../identity/require-confirmation.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { createAttemptLimits } from '../rate-limits/attempt-limits.ts';

type Assertion = Extract<Call<'confirmIdentity'>['body'], { credential: unknown }>['credential'];

/**
 * Confirming that it is still the one who signed in (decisions/128), by any one proof that a sign-in
 * takes. Wrong ones count with those of the sign-in and of one's account.
 */
export function staffConfirmationRoutes(deps: Deps): Handlers<'confirmIdentity'> {
  const { db, clock, options } = deps;
  const { pauses } = options.limits.signIns;
  const requirePassword = createOwnPasswordCheck(deps);
  const codes = createAttemptLimits(deps, 'second-factor', pauses);
  const passkeys = createAttemptLimits(deps, 'passkeys', pauses);

  const requireCode = async (owner: FactorOwner, code: string) => {
    const isRight = await codes.attempt(`${owner.tenantId}:${owner.staffId}`, async () =>
      (await takeCode(deps, owner, { code })) ? true : null,
    );
    if (!isRight) throw wrongCode();
  };

  const requirePasskey = async (owner: FactorOwner, host: string, credential: Assertion) => {
    const { tenantId, staffId } = owner;
    const { clientDataJSON } = credential.response;
    const asked = { tenantId, host, staffId: null };
    const challenge = await closeChallenge(deps, asked, clientDataJSON);
    const passkey = await namedPasskey(deps, { tenantId, host }, credential.id);
    // Somebody else's passkey signs them in, and confirms nobody else.
    if (passkey?.staffId !== staffId) throw wrongPasskey();
    const account = await passkeys.attempt(`${tenantId}:${passkey.id}`, () =>
      takePasskey(deps, passkey, credential, { challenge, host }),
    );
    if (!account) throw wrongPasskey();
  };

  return {
    confirmIdentity: async (call) => {
      const { body, tenant, host } = call;
      const owner = ownerOf(call);
      const { sessionHash } = requireStaff(call);
      if ('password' in body) await requirePassword(owner, body.password);
      else if ('code' in body) await requireCode(owner, body.code);
      else await requirePasskey(owner, host, body.credential);
      const now = clock();
      await confirmStaffSession(db, tenant.id, sessionHash, now);
      const until = new Date(now.getTime() + confirmationMs);
      return { data: { confirmed_until: until.toISOString() } };
    },
  };
}
