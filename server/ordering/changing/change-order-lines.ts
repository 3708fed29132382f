import { isDeadlock } from '../../db/is-deadlock.ts';
import { listOrderEvents } from '../../db/queries/order-events.ts';
import type { StoredOrder } from '../../db/queries/orders.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { refundableOrder } from '../../domain/order/refundable-order.ts';
import { ApiError } from '../../errors/api-error.ts';
import { parseAmount } from '../../errors/parse-amount.ts';
import { findStaffOrder } from '../lifecycle/move-order-by-staff.ts';
import { orderChanged } from './changed-lines.ts';
import { priceChange } from './price-change.ts';
import type { PricedChange } from './price-change.ts';
import { refuse } from './refuse-change.ts';
import { requireChangeable, versionOf } from './require-changeable.ts';
import { ChangedMeanwhile, isDone, writeChange } from './write-change.ts';
import type { ChangeCall } from './write-change.ts';

/** How often menu, money or order may move between reading and locking before we give up. */
const mostTries = 10;

/**
 * Changes the lines of an accepted order, in one transaction: its lines and amounts, what it holds
 * in stock and of its code, what goes back or is to be collected, the event, the kitchen's ticket and
 * the mails (decision 045).
 * @throws ApiError 404, 409 `order_state`, `order_changed`, `out_of_stock`, `refund_changed` and what
 * the lines themselves are refused by, 403 `refund_limit`, 422 `nothing_changed`, `order_empty` or
 * `idempotency_key_reused`.
 */
export async function changeOrderLines(deps: Deps, call: ChangeCall): Promise<StoredOrder> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const stored = await findStaffOrder(deps, call);
    if (isDone(stored, call)) return stored;
    requireChangeable(stored.order);
    if (versionOf(stored) !== call.change.version) throw orderChanged();
    try {
      const priced = await priceChange(deps, call.tenant, stored, call.change);
      checkChange(call, stored, priced);
      await deps.db.transaction((tx) => writeChange(tx, deps.clock(), call, { stored, priced }));
      return await findStaffOrder(deps, call);
    } catch (error) {
      const isToRepeat = error instanceof ChangedMeanwhile || isDeadlock(error);
      // What refuses it may be the work of this very call, sent before and done just now.
      if (!isToRepeat && !(await hasMovedOn(deps, call, stored))) throw error;
    }
  }
  throw orderChanged();
}

/** An order is not read in one statement: its lines may be newer than its events. */
async function hasMovedOn({ db }: Deps, call: ChangeCall, seen: StoredOrder): Promise<boolean> {
  const events = await listOrderEvents(db, call.tenant.id, call.orderId);
  return versionOf({ events }) !== versionOf(seen);
}

function checkChange({ staff, seen }: ChangeCall, stored: StoredOrder, priced: PricedChange): void {
  refuse(priced.problems);
  if (priced.changes.length === 0) {
    throw new ApiError(422, 'nothing_changed', 'Nothing of the order is different.');
  }
  const { currency } = stored.order;
  const { before, after } = priced;
  const minor = (field: keyof typeof seen) =>
    parseAmount(seen[field], currency, `body.seen.${field}`);
  const isAsSeen =
    minor('total') === priced.priced.amounts.total &&
    minor('refund') === after.refund &&
    minor('collect') === after.cash - before.cashGiven;
  if (!isAsSeen) throw orderChanged();
  const allowed = refundableOrder(stored)?.staffLeft ?? 0;
  if (staff.role === 'staff' && after.refund > allowed) {
    const sentence = 'More would go back than you may refund of one order. Ask a manager to do it.';
    throw new ApiError(403, 'refund_limit', sentence);
  }
}
