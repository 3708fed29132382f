import { changeUser } from '../db/queries/user-accounts.ts';
import { findUser } from '../db/queries/users.ts';
import { storeVerifiedEmail } from '../db/queries/verified-contacts.ts';
import type { Deps } from '../dependencies/deps.ts';
import type { Handlers } from '../http/handler.ts';
import { requireShopper } from '../identity/require-shopper.ts';
import { createCodeLimits } from '../rate-limits/code-limits.ts';
import { redeemOneTimeCode, sendOneTimeCode } from '../users/one-time-codes.ts';

/** How a guest shows that an address is theirs, for a coupon that counts once per person (rule R43). */
export function emailProofRoutes(deps: Deps): Handlers<'requestEmailCode' | 'confirmEmail'> {
  const { db, clock } = deps;
  const codes = createCodeLimits(deps);
  return {
    requestEmailCode: async ({ tenant, identity, body, network, language }) => {
      const { id: shopperId, isUser } = requireShopper(identity);
      // A user's orders bear the address of the account, whatever is typed.
      const user = isUser ? await findUser(db, tenant.id, shopperId) : null;
      const sent = await sendOneTimeCode(deps, codes, {
        tenantId: tenant.id,
        purpose: 'coupon',
        channel: 'email',
        address: user?.email ?? body.email.toLowerCase(),
        shopperId,
        language,
        network,
        device: user?.id ?? null,
      });
      return { data: sent };
    },

    confirmEmail: async ({ tenant, identity, body, network }) => {
      const { id: shopperId, isUser } = requireShopper(identity);
      const { request_id: requestId, code } = body;
      const email = await redeemOneTimeCode(
        deps,
        codes,
        {
          tenantId: tenant.id,
          purpose: 'coupon',
          requestId,
          code,
          userId: null,
          shopperId,
          network,
        },
        async (tx, { address }) => {
          const now = clock();
          if (!isUser) {
            await storeVerifiedEmail(tx, tenant.id, { shopperId, email: address, now });
            return address;
          }
          const user = await findUser(tx, tenant.id, shopperId);
          // The account has another address by now: that one was not shown.
          if (user?.email !== address) return null;
          await changeUser(tx, tenant.id, shopperId, { emailVerifiedAt: now });
          return address;
        },
      );
      return { data: { email } };
    },
  };
}
