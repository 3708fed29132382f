import type { OwnData, UserSession } from '#schemas/api/user-profile.ts';
import { passkeyView } from '../accounts/passkey-view.ts';
import { listReservationsOf } from '../db/queries/reservations.ts';
import { listOrdersById } from '../db/queries/orders-by-id.ts';
import { listUserSessions } from '../db/queries/user-accounts.ts';
import { listOrderIds } from '../db/queries/user-orders.ts';
import { listUserPasskeys } from '../db/queries/user-passkeys.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import type { User } from '../db/queries/users.ts';
import type { Deps } from '../dependencies/deps.ts';
import { showOwnMessages } from '../contact/own-messages.ts';
import { showOwnPoints } from '../ordering/loyalty/show-loyalty.ts';
import { showOwnCards } from '../ordering/gift-card-sales/own-cards.ts';
import { showOrder } from '../ordering/order/show-order.ts';
import { showReservation } from '../reservations/show-reservation.ts';
import { showWishlist } from '../ordering/wishlist/show-wishlist.ts';
import { showConnectedSignIns } from './openid/show-connected.ts';
import { showAddresses } from './addresses.ts';
import { showProfile } from './show-profile.ts';

/** Orders that one export holds: one a day for years. */
const mostOrders = 1000;
/** Of the ledger of points; each order writes a few. */
const mostEntries = 10_000;
/** Orders that are read at a time. */
const batch = 100;

/** A user's sessions as they see them, the one that asks first. */
export async function showSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { tenantId, id: userId }: Pick<User, 'tenantId' | 'id'>,
  currentId: string,
): Promise<UserSession[]> {
  const sessions = await listUserSessions(db, tenantId, { userId, now: clock() });
  return sessions
    .map(({ id, browser, createdAt, lastUsedAt }) => ({
      id,
      is_current: id === currentId,
      browser,
      started_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
    }))
    .toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
}

/**
 * All that is stored of a user (rule R94).
 * @param call the session and the host of the browser that asks
 */
export async function exportData(
  deps: Pick<Deps, 'db' | 'clock' | 'sms' | 'secretKey' | 'menus'>,
  user: User,
  call: { sessionId: string; host: string; tenant: Tenant },
): Promise<OwnData> {
  const { db, clock } = deps;
  const { sessionId, host, tenant } = call;
  const { tenantId, id: userId } = user;
  const owner = { tenantId, userId };
  const { ids, total } = await listOrderIds(db, tenantId, { userId, most: mostOrders });
  const orders: OwnData['orders'] = [];
  for (let from = 0; from < ids.length; from += batch) {
    const stored = await listOrdersById(db, tenantId, ids.slice(from, from + batch));
    orders.push(...stored.map((order) => showOrder(deps, order)));
  }
  const ofPoints = { tenant, userId, before: null, most: mostEntries };
  const passkeys = await listUserPasskeys(db, owner);
  const now = clock();
  const reservations = await listReservationsOf(db, tenantId, { shopperId: userId, now });
  return {
    exported_at: clock().toISOString(),
    profile: await showProfile(deps, user, tenant),
    addresses: await showAddresses(db, owner),
    sessions: await showSessions(deps, user, sessionId),
    passkeys: passkeys.map((passkey) => passkeyView(passkey, host)),
    connected_sign_ins: await showConnectedSignIns(db, owner),
    loyalty: await showOwnPoints(db, { ...ofPoints, now: clock() }),
    gift_cards: (await showOwnCards(deps, { tenant, userId })).map(
      ({ handle: _handle, ...card }) => card,
    ),
    favourites: await showWishlist(deps, tenant, userId, 'en'),
    contact_messages: await showOwnMessages(db, owner, tenant),
    reservations: reservations.map((stored) => showReservation(stored, now)),
    orders,
    orders_left_out: Math.max(0, total - ids.length),
  };
}
