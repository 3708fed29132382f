import { randomInt } from 'node:crypto';
import type { Handlers } from '../http/handler.ts';
import { insertGuest } from '../db/queries/guests.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { hashToken, newToken } from '../identity/token.ts';

/** Numbers are drawn from nine million; so many taken in a row mean that something is wrong. */
const mostDraws = 20;

/** What staff do for somebody on the telephone. */
export const staffPhoneOrderRoutes = ({ db, clock }: Deps): Handlers<'startPhoneOrder'> => ({
  startPhoneOrder: async (call) => {
    const { tenant, body } = call;
    const staff = requireStaff(call);
    await requireOwnRestaurant(db, { tenantId: tenant.id, staff }, body.restaurant_id);
    const token = newToken(tenant.id);
    for (let draw = 0; draw < mostDraws; draw += 1) {
      const guestNumber = randomInt(1_000_000, 10_000_000);
      const guest = { guestNumber, tokenHash: hashToken(token), enteredBy: staff.id, now: clock() };
      if (await insertGuest(db, tenant.id, guest)) {
        return { data: { guest_id: guestNumber, guest_token: token } };
      }
    }
    throw new ApiError(409, 'guest_taken', 'No number was free for a new guest. Please try again.');
  },
});
