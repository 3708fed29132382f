import { randomUUID } from 'node:crypto';
import { ApiError } from '../../errors/api-error.ts';
import type { Database } from '../../db/client.ts';
import { lockTab, type TabRow } from '../../db/queries/tabs.ts';
import { findStoredOrder } from '../../db/queries/orders.ts';
import type { OrderRow, StoredOrder } from '../../db/queries/orders.ts';
import { versionOf } from '../../db/queries/restaurant-at.ts';
import { lockPlacement } from '../../db/queries/placements.ts';
import type { LockedGoods, LockedPlacement, Surroundings } from '../../db/queries/placements.ts';
import type { SentStatements } from '../../db/sent-statements.ts';
import type { PlacementProblems } from '../../domain/placing/check-placement.ts';
import { isFresh } from '../../domain/order/pending-order.ts';
import { isSameOrder } from '../../domain/placing/is-same-order.ts';
import { unheldProblems, withUnheld } from '../../domain/placing/unheld-problems.ts';
import { findEarlierOrder } from './find-earlier-order.ts';
import { goodsToLock, holdGoods } from '../holds/held-goods.ts';
import type { GoodsRows, RequestedGoods } from '../holds/held-goods.ts';
import { placementProblems } from './placement-problems.ts';
import type { PlacementCall, Prepared } from './prepare-placement.ts';
import { refusePlacement } from './refuse-placement.ts';
import { requestedGoods } from './requested-goods.ts';
import { touchTab } from '../tabs/change-tab.ts';
import { writeOrder } from './write-order.ts';

/** Cart or menu changed since they were read: nothing is written, and we read them again. */
export class WorldMoved extends Error {
  override readonly name = 'WorldMoved';
}

/**
 * Another order of the cart waits for its money. It is ended first, in a transaction of its own,
 * for what it holds is missing in the menu and among the coupons that this one was prepared with.
 */
export class OlderOrder extends Error {
  override readonly name = 'OlderOrder';

  constructor(readonly order: OrderRow) {
    super(`order ${order.id} has to end first`);
  }
}

/** `number` null: the restaurant never gave one. */
export type Drawn = { number: number | null; isMailed: boolean };

export type Placing = {
  call: PlacementCall;
  prepared: Prepared;
  /**
   * Its number, and whether its mails may be sent: asked for before the transaction begins; null
   * where it did not look as if they would be needed.
   */
  drawn: Promise<Drawn> | null;
  requestHash: string;
  now: Date;
  /** What was written without waiting for its reply; whoever commits waits for it. */
  sent: SentStatements;
};

/** `again`: what the key was answered with before (rule R51). */
export type Placed =
  | { kind: 'new' | 'same'; order: StoredOrder }
  | { kind: 'again'; reply: unknown };

/**
 * Finds or makes the one order that stands for a cart, in the caller's transaction: locks, checks,
 * holds and writes (rules R52 to R55).
 */
export async function placeCart(tx: Database, placing: Placing): Promise<Placed> {
  const { call, prepared, now } = placing;
  const { tenant, shopperId, body } = call;
  const { stored, expectedTotal, table, tab: seenTab } = prepared;
  const { restaurant_id: restaurantId } = body;
  // Before the cart, as everybody does: whoever closes the tab waits, or is waited for.
  const tab = seenTab && (await lockTab(tx, tenant.id, seenTab.id));
  const key = { ownerId: shopperId, key: call.key };
  const around = { shopperId, restaurantId, key, lines: stored.items.length };
  const requested = requestedGoods(randomUUID(), {
    call,
    prepared,
    restaurant: stored.restaurant,
    now,
  });
  // Where it will hardly be placed what the order takes is left alone.
  const toLock = placing.drawn === null ? null : goodsToLock(requested);
  const [{ cart, around: surroundings, goods: locked }, drawn] = await Promise.all([
    lockPlacement(tx, tenant.id, around, toLock),
    placing.drawn,
  ]);
  if (!surroundings) throw new WorldMoved();
  if (surroundings.stored) return sameReply(surroundings.stored, placing);
  if (cart?.version !== body.cart_version) {
    const earlier = await findEarlierOrder(tx, call, prepared);
    if (earlier) return { kind: 'same', order: earlier };
  }
  const { pendingId } = surroundings;
  const pending = pendingId === null ? null : await findStoredOrder(tx, tenant.id, pendingId);
  const meant = { expectedTotal, tableId: table?.id ?? null, tabId: seenTab?.id ?? null };
  if (pending && isFresh(pending.order, now) && isSameOrder(pending.order, body, meant)) {
    return { kind: 'same', order: pending };
  }
  const hasMoved = cart ? cart.version !== stored.version : stored.items.length > 0;
  if (hasMoved || !isSameMenu(surroundings, prepared) || !isSameTab(tab, prepared)) {
    throw new WorldMoved();
  }
  const { restaurant } = stored;
  const problems = placementProblems({ ...placing, restaurant });
  if (pending && isMeant(problems)) throw new OlderOrder(pending.order);
  const checked = { cart, surroundings, problems, goods: requested, locked, drawn };
  const order = await takeAndWrite(tx, placing, checked);
  if (tab) await touchTab(tx, tab, { now });
  return { kind: 'new', order };
}

function sameReply(stored: NonNullable<Surroundings['stored']>, { requestHash }: Placing): Placed {
  if (stored.requestHash === requestHash) return { kind: 'again', reply: stored.reply };
  throw new ApiError(422, 'idempotency_key_reused', ({ placing }) => placing.keyReused);
}

/** Whether restaurant and menu are those that the cart was priced by. */
const isSameMenu = ({ seen }: Surroundings, { pricing, stored }: Prepared): boolean =>
  seen.version === versionOf(stored.restaurant) &&
  stored.restaurant.menuVersion === (pricing.snapshot?.version ?? stored.restaurant.menuVersion);

/** Whether the tab is as open as it was, and at the same table. */
const isSameTab = (tab: TabRow | null, { tab: seen }: Prepared): boolean =>
  seen === null ||
  (tab !== null &&
    tab.joinedTo === null &&
    (tab.closedAt !== null) === seen.isClosed &&
    tab.tableId === seen.tableId);

/** Whether the caller sees the cart as it is; a stale tab does not end an order that waits. */
const isMeant = ({ refused, missing, conflicts }: PlacementProblems): boolean =>
  refused.length === 0 &&
  missing.length === 0 &&
  conflicts.every(({ path }) => path !== 'cart_version');

type Checked = {
  cart: LockedPlacement['cart'];
  surroundings: Surroundings;
  problems: PlacementProblems;
  goods: RequestedGoods;
  locked: LockedGoods | undefined;
  drawn: Drawn | null;
};

/** Holds what the order takes with it, and writes it where nothing stands against it. */
async function takeAndWrite(
  tx: Database,
  { call, prepared, now, sent }: Placing,
  { cart, surroundings, problems, goods, locked, drawn }: Checked,
): Promise<StoredOrder> {
  const { refused, missing, conflicts } = problems;
  if (!cart || refused.length > 0 || missing.length > 0) {
    refusePlacement(problems);
    throw new Error('a placement without a cart passed its checks');
  }
  const tenantId = call.tenant.id;
  const { restaurant } = prepared.stored;
  const rows: GoodsRows = { stock: [], slot: null };
  const { held, unheld } = await holdGoods(tx, tenantId, goods, { locked, sent, rows });
  const { pricing, priced } = prepared;
  const modifierName = (itemId: number) =>
    pricing.snapshot?.menuIndex.modifiers.get(itemId)?.name ?? '';
  const lacking = unheldProblems(unheld, priced, { modifierName });
  refusePlacement({ ...problems, conflicts: withUnheld(conflicts, lacking) });
  if (drawn === null || drawn.number === null) throw new WorldMoved();
  const { hasPrinters, hasWebhooks } = surroundings;
  const mailsRestaurant = restaurant.orderMails.length > 0;
  const placedOrder = {
    id: goods.orderId,
    ...drawn,
    number: drawn.number,
    call,
    prepared,
    cart,
    restaurant,
    held,
    rows,
    ids: surroundings,
    followers: { hasPrinters, hasWebhooks, mailsRestaurant },
    now,
  };
  return writeOrder(tx, tenantId, placedOrder, sent);
}
