import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { placeOrder as endpoint } from '#schemas/api/orders.ts';
import type { ReplyOf } from '#schemas/api/contract.ts';
import { orderDifferences } from '#schemas/rules/order-differences.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Database } from '../../db/client.ts';
import { inTransaction, type Ahead, type Commit } from '../../db/in-transaction.ts';
import { isDeadlock } from '../../db/is-deadlock.ts';
import { isNumberTaken } from '../../db/is-number-taken.ts';
import { isKeyTaken, storeNewReply, storeReply } from '../../db/queries/idempotency.ts';
import {
  beginOrderNumbers,
  nextOrderNumber,
  returnOrderNumber,
} from '../../db/queries/order-numbers.ts';
import type { NumberRequest } from '../../db/queries/order-numbers.ts';
import { nextTestNumber } from '../../db/queries/test-orders.ts';
import { SentStatements } from '../../db/sent-statements.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { localDate } from '../../domain/times/opening-ranges.ts';
import { bodyAmount, placementPurpose } from './placement-purpose.ts';
import { endPending } from '../paying/end-pending.ts';
import { loadCart } from '../cart/load-cart.ts';
import { OlderOrder, placeCart, WorldMoved } from './place-cart.ts';
import type { Drawn, Placing } from './place-cart.ts';
import { placementProblems } from './placement-problems.ts';
import { preparePlacement } from './prepare-placement.ts';
import type { PlacementCall } from './prepare-placement.ts';
import { showOrder } from '../order/show-order.ts';

type Reply = ReplyOf<'placeOrder'>;

/** How often the world may move between reading and locking before we give up. */
const mostTries = 10;

/**
 * Places the shopper's cart as an order, in one transaction (rules R51 to R55).
 * @throws ApiError 409 with the fresh cart where the world differs from what the customer saw, 422
 * for what is not offered or left out and for a key used with another body, 409 `not_open_yet`.
 */
export async function placeOrder(deps: Deps, call: PlacementCall): Promise<Reply> {
  if (call.tenant.openedAt === null && !call.isTest) throw notOpenYet();
  const requestHash = createHash('sha256').update(JSON.stringify(call.body)).digest('hex');
  for (let tries = 0; tries < mostTries; tries += 1) {
    const prepared = await preparePlacement(deps, call);
    const placing = { call, prepared, requestHash, now: deps.clock() };
    try {
      return await placeNumbered(deps, placing);
    } catch (error) {
      if (error instanceof OlderOrder) await endPending(deps, call.tenant.id, error.order);
      else if (!isWorthAnotherTry(error)) throw await withFreshCart(deps, call, error);
    }
  }
  throw new ApiError(409, 'cart_changed', ({ placing }) => placing.menuChanging);
}

const isWorthAnotherTry = (error: unknown): boolean =>
  error instanceof WorldMoved || isDeadlock(error) || isNumberTaken(error) || isKeyTaken(error);

/**
 * Takes a number where the order will most likely be placed; unused it goes back. Numbers and counts
 * of mails are locked shortly by all, so each is a transaction of its own, which leaves in the
 * message that begins the order's.
 */
async function placeNumbered(deps: Deps, placing: Omit<Placing, 'drawn' | 'sent'>): Promise<Reply> {
  const { db } = deps;
  const { call, prepared } = placing;
  const { restaurant } = prepared.stored;
  const { refused, missing, conflicts } = placementProblems({ ...placing, restaurant });
  const isLikely = [...refused, ...missing, ...conflicts].length === 0;
  const restaurantId = restaurant.id;
  const since = firstNumberedDay(restaurant, placing.now);
  let drawn: Promise<Drawn> | null = null;
  const ahead: Ahead = (own, client) => {
    drawn = draw({ db: own, client }, call, { restaurantId, since });
    // Told by the work, unless that failed before.
    drawn.catch(() => undefined);
  };
  let isUsed = false;
  let isTaken = false;
  try {
    const { reply, isNew } = await deps.placementTurns(restaurantId, () =>
      inTransaction(
        deps.pool,
        (tx, commit) =>
          placeOnce({ tx, commit }, deps, { ...placing, drawn, sent: new SentStatements() }),
        isLikely ? ahead : undefined,
      ),
    );
    isUsed = isNew;
    return reply;
  } catch (error) {
    isTaken = isNumberTaken(error);
    throw error;
  } finally {
    if (!isUsed && !isTaken && !call.isTest) {
      await undraw(db, call.tenant.id, { restaurantId, drawn });
    }
  }
}

/** Real orders count on without the test orders between them, which are numbered downwards. */
async function draw(
  { db, client }: { db: Database; client: PoolClient },
  { tenant, isTest, countMails }: PlacementCall,
  request: NumberRequest,
): Promise<Drawn> {
  const [number, isMailed] = await Promise.all([
    isTest
      ? nextTestNumber(db, tenant.id, request.restaurantId)
      : nextOrderNumber(db, tenant.id, request),
    countMails(client),
  ]);
  return { number, isMailed };
}

/** Gives back a number that no order bears; a restaurant without numbers begins to give them. */
async function undraw(
  db: Database,
  tenantId: number,
  { restaurantId, drawn }: { restaurantId: number; drawn: Promise<Drawn> | null },
): Promise<void> {
  const lost = await drawn?.catch(() => null);
  if (!lost) return;
  const { number } = lost;
  if (number === null) await beginOrderNumbers(db, tenantId, restaurantId);
  else await returnOrderNumber(db, tenantId, { restaurantId, number });
}

/** Yesterday, by the calendar: after midnight its evening may still go on. */
const firstNumberedDay = ({ timeZone }: { timeZone: string }, now: Date): string =>
  localDate(now.getTime(), timeZone).subtract({ days: 1 }).toString();

async function placeOnce(
  { tx, commit }: { tx: Database; commit: Commit },
  deps: Deps,
  placing: Placing,
): Promise<{ reply: Reply; isNew: boolean }> {
  const { call, requestHash, now, sent } = placing;
  const placed = await placeCart(tx, placing).catch(async (error: unknown) => {
    // What failed first says why; all that came behind it was only refused.
    await sent.answered();
    throw error;
  });
  if (placed.kind === 'again') {
    return { reply: endpoint.reply.parse(placed.reply), isNew: false };
  }
  const reply = { data: { ...showOrder(deps, placed.order), ...staffNote(placing) } };
  const key = { ownerId: call.shopperId, key: call.key };
  const stored = { requestHash, status: endpoint.status, reply, now };
  if (placed.kind === 'new') {
    sent.add(storeNewReply(tx, call.tenant.id, key, stored));
    await sent.committed(commit('notifying'));
    return { reply, isNew: true };
  }
  // The key was used for another restaurant's cart this very moment.
  if (!(await storeReply(tx, call.tenant.id, key, stored))) throw new WorldMoved();
  return { reply, isNew: false };
}

/** Adds the cart as it is now to a conflict, with what differs, to see and to accept (rule R54). */
async function withFreshCart(deps: Deps, call: PlacementCall, error: unknown): Promise<unknown> {
  if (!(error instanceof ApiError) || error.status !== 409) return error;
  const { tenant, shopperId, language, body } = call;
  const data = await loadCart(
    deps,
    { tenant, shopperId, language },
    body.restaurant_id,
    (timeZone) => placementPurpose(call, timeZone),
  );
  const seen = {
    cart: body.seen ?? null,
    total: bodyAmount(body, 'expected_total', tenant.currency),
  };
  const diff = orderDifferences(seen, data);
  const extra = { ...error.extra, new_total: data.total, diff, data };
  return new ApiError(409, error.code, error.sentence, extra);
}

/** Staff who order for a caller are told that this customer may not order online. */
const staffNote = ({ call, prepared }: Placing): { staff_note?: string } =>
  call.enteredBy === null || prepared.blockReason === null
    ? {}
    : { staff_note: `This customer is blocked from ordering online: ${prepared.blockReason}` };

const notOpenYet = () => new ApiError(409, 'not_open_yet', ({ requests }) => requests.notOpenYet);
