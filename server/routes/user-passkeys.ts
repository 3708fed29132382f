import { passkeyView } from '../accounts/passkey-view.ts';
import { unknownPasskey, wrongPasskey } from '../accounts/webauthn.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { listUserPasskeys, renameUserPasskey } from '../db/queries/user-passkeys.ts';
import { findUser } from '../db/queries/users.ts';
import type { Deps } from '../dependencies/deps.ts';
import type { Handlers } from '../http/handler.ts';
import { ownerOf } from '../identity/require-user.ts';
import { createCodeLimits } from '../rate-limits/code-limits.ts';
import { createMissLimit } from '../rate-limits/miss-limit.ts';
import { storedLimiter } from '../rate-limits/stored-limiter.ts';
import { accountDeleted } from '../users/account-deleted.ts';
import { createProofCheck } from '../users/own-proof.ts';
import {
  addUserPasskey,
  beginUserPasskey,
  beginUserPasskeySignIn,
  removeUserPasskey,
  takeUserPasskey,
} from '../users/passkeys.ts';
import { signUserIn } from '../users/sign-user-in.ts';

type Names =
  | 'listUserPasskeys'
  | 'beginUserPasskey'
  | 'addUserPasskey'
  | 'renameUserPasskey'
  | 'removeUserPasskey'
  | 'beginUserPasskeySignIn'
  | 'userPasskeySignIn';

/** Customers' passkeys, and signing in by them (decisions/060). */
export function userPasskeyRoutes(deps: Deps): Handlers<Names> {
  const { db, pool, options } = deps;
  const requireProof = createProofCheck(deps, createCodeLimits(deps));
  // With wrong passwords: an address has so many misses in all.
  const networks = createMissLimit(
    storedLimiter(pool, 'user-sign-in-networks', options.limits.guesses),
  );
  return {
    listUserPasskeys: async (call) => {
      const own = await listUserPasskeys(db, ownerOf(call));
      return { data: own.map((passkey) => passkeyView(passkey, call.host)) };
    },

    beginUserPasskey: async (call) => {
      const { host, tenant, body, network } = call;
      const owner = ownerOf(call);
      await requireProof(owner, body.proof, network);
      const user = await findUser(db, tenant.id, owner.userId);
      if (!user) throw accountDeleted();
      return { data: await beginUserPasskey(deps, user, { host, place: tenant.name }) };
    },

    addUserPasskey: async (call) => {
      const made = { ...call.body, host: call.host };
      const passkey = await addUserPasskey(deps, ownerOf(call), made);
      return { data: passkeyView(passkey, call.host) };
    },

    renameUserPasskey: async (call) => {
      const { passkeyId: id } = call.params;
      const renamed = await renameUserPasskey(db, ownerOf(call), { id, name: call.body.name });
      if (!renamed) throw unknownPasskey();
      return { data: passkeyView(renamed, call.host) };
    },

    removeUserPasskey: async (call) => {
      const owner = ownerOf(call);
      await requireProof(owner, call.body.proof, call.network);
      await removeUserPasskey(deps, owner, call.params.passkeyId);
      return { data: {} };
    },

    beginUserPasskeySignIn: async ({ tenant, host }) => ({
      data: await beginUserPasskeySignIn(deps, { tenantId: tenant.id, host }),
    }),

    userPasskeySignIn: async (call) => {
      const { tenant, host, network, body } = call;
      networks.check(network);
      const asked = { tenantId: tenant.id, host };
      const user = await takeUserPasskey(deps, asked, body.credential);
      const signedIn =
        user && (await inTransaction(pool, (tx) => signUserIn(tx, deps, user, call)));
      if (!signedIn) {
        await networks.miss(network);
        throw wrongPasskey();
      }
      return { data: signedIn };
    },
  };
}
