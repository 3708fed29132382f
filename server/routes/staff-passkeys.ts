import { beginSession } from '../accounts/begin-session.ts';
import { createOwnPasswordCheck } from '../accounts/own-password.ts';
import { closeChallenge } from '../accounts/passkey-challenge.ts';
import { passkeyView } from '../accounts/passkey-view.ts';
import { beginPasskeySignIn, namedPasskey, takePasskey } from '../accounts/passkey-sign-in.ts';
import { addPasskey, beginPasskey, removePasskey } from '../accounts/passkeys.ts';
import { unknownPasskey, wrongPasskey } from '../accounts/webauthn.ts';
import { ownerOf } from '../accounts/second-factor.ts';
import { renamePasskey } from '../db/queries/staff-passkeys.ts';
import type { Deps } from '../dependencies/deps.ts';
import type { Handlers } from '../http/handler.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { staffView } from '../identity/staff-view.ts';
import { createAttemptLimits } from '../rate-limits/attempt-limits.ts';
import { createMissLimit } from '../rate-limits/miss-limit.ts';
import { storedLimiter } from '../rate-limits/stored-limiter.ts';

type Names =
  | 'beginPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'beginPasskeySignIn'
  | 'passkeySignIn';

/** Passkeys: one's own, and signing in by them (decisions/060). */
export function staffPasskeyRoutes(deps: Deps): Handlers<Names> {
  const { db, pool, options } = deps;
  const { pauses } = options.limits.signIns;
  const requirePassword = createOwnPasswordCheck(deps);
  const attempts = createAttemptLimits(deps, 'passkeys', pauses);
  // With wrong passwords: an address has so many misses in all.
  const networks = createMissLimit(storedLimiter(pool, 'sign-in-networks', options.limits.guesses));
  return {
    beginPasskey: async (call) => {
      const owner = ownerOf(call);
      const account = await requirePassword(owner, call.body.password);
      const { name, email } = account;
      const names = { place: call.tenant.name, name, email: email ?? name };
      return { data: await beginPasskey(deps, owner, { host: call.host, names }) };
    },

    addPasskey: async (call) => {
      const { sessionHash } = requireStaff(call);
      const asked = { ...call.body, host: call.host, sessionHash };
      const { passkey, codes } = await addPasskey(deps, ownerOf(call), asked);
      return { data: { passkey: passkeyView(passkey, call.host), recovery_codes: [...codes] } };
    },

    renamePasskey: async (call) => {
      const { passkeyId: id } = call.params;
      const renamed = await renamePasskey(db, ownerOf(call), { id, name: call.body.name });
      if (!renamed) throw unknownPasskey();
      return { data: passkeyView(renamed, call.host) };
    },

    removePasskey: async (call) => {
      const owner = ownerOf(call);
      await requirePassword(owner, call.body.password);
      await removePasskey(deps, owner, call.params.passkeyId);
      return { data: {} };
    },

    beginPasskeySignIn: async ({ tenant, host }) => ({
      data: await beginPasskeySignIn(deps, { tenantId: tenant.id, host }),
    }),

    passkeySignIn: async (call) => {
      const { host, network } = call;
      const { credential } = call.body;
      const asked = { tenantId: call.tenant.id, host };
      networks.check(network);
      const { clientDataJSON } = credential.response;
      const challenge = await closeChallenge(deps, { ...asked, staffId: null }, clientDataJSON);
      const passkey = await namedPasskey(deps, asked, credential.id);
      const account =
        passkey &&
        (await attempts.attempt(`${asked.tenantId}:${passkey.id}`, () =>
          takePasskey(deps, passkey, credential, { challenge, host }),
        ));
      if (!account) {
        await networks.miss(network);
        throw wrongPasskey();
      }
      call.setActor(account);
      await beginSession(deps, account, call);
      return { data: staffView(account) };
    },
  };
}
