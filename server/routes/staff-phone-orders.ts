import { randomInt } from 'node:crypto';
import type { Handlers } from '../http/handler.ts';
import type { Database } from '../db/client.ts';
import { findDiningTable } from '../db/queries/dining-tables.ts';
import { insertGuest } from '../db/queries/guests.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { tabClosed } from '../errors/tab-closed.ts';
import { unknownTab } from '../errors/unknown-tab.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { hashToken, newToken } from '../identity/token.ts';
import { findTabOfStaff, type StaffTabCall } from '../ordering/staff-tabs/tab-of-staff.ts';

/** Numbers are drawn from nine million; so many taken in a row mean that something is wrong. */
const mostDraws = 20;

/**
 * The code of the table at which a tab is.
 * @throws ApiError 404 `unknown_tab`, also of another restaurant; 409 `tab_closed`
 */
async function tokenOfTab(
  db: Database,
  call: StaffTabCall,
  restaurantId: number,
): Promise<string | null> {
  const tab = await findTabOfStaff(db, call, { follows: true });
  if (tab.restaurantId !== restaurantId) throw unknownTab();
  if (tab.closedAt !== null) throw tabClosed();
  // A table with an open tab stays on the plan.
  return (await findDiningTable(db, call.tenant.id, tab.tableId))?.token ?? null;
}

/** What staff do for somebody on the telephone, or at a table without a phone. */
export const staffPhoneOrderRoutes = ({ db, clock }: Deps): Handlers<'startPhoneOrder'> => ({
  startPhoneOrder: async (call) => {
    const { tenant, body } = call;
    const staff = requireStaff(call);
    await requireOwnRestaurant(db, { tenantId: tenant.id, staff }, body.restaurant_id);
    const tableToken =
      body.tab_id === undefined
        ? null
        : await tokenOfTab(db, { tenant, staff, tabId: body.tab_id }, body.restaurant_id);
    const token = newToken(tenant.id);
    for (let draw = 0; draw < mostDraws; draw += 1) {
      const guestNumber = randomInt(1_000_000, 10_000_000);
      const guest = { guestNumber, tokenHash: hashToken(token), enteredBy: staff.id, now: clock() };
      if (await insertGuest(db, tenant.id, guest)) {
        return { data: { guest_id: guestNumber, guest_token: token, table_token: tableToken } };
      }
    }
    throw new ApiError(409, 'guest_taken', 'No number was free for a new guest. Please try again.');
  },
});
