import { ApiError } from '../errors/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { insertGuest } from '../db/queries/guests.ts';
import type { Deps } from '../dependencies/deps.ts';
import { hashToken, newToken } from '../identity/token.ts';

export const guestRoutes = ({ db, clock }: Deps): Handlers<'claimGuest'> => ({
  claimGuest: async ({ tenant, body }) => {
    const token = newToken(tenant.id);
    const isFree = await insertGuest(db, tenant.id, {
      guestNumber: body.guest_id,
      tokenHash: hashToken(token),
      now: clock(),
    });
    if (!isFree) {
      throw new ApiError(409, 'guest_taken', ({ requests }) => requests.guestTaken);
    }
    return { data: { guest_id: body.guest_id, guest_token: token } };
  },
});
