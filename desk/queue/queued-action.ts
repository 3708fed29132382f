import type { StaffOrder } from '#schemas/api/staff.ts';
import { isRecord } from '#schemas/is-record.ts';
import type { StaffOrderCall } from '#desk/api/staff-orders.ts';

/** One press of a button, from then until the server has answered (decision 043). */
export type QueuedAction = {
  tenantId: number;
  /** Idempotency-Key: however often it is sent, it is done once. */
  id: string;
  orderId: string;
  /** What names the order to people. */
  number: string;
  method: StaffOrder['delivery_method'];
  call: StaffOrderCall;
  /** Epoch ms; actions of an order are sent in this order. */
  madeAt: number;
  /** Epoch ms; it is not sent before, and can be undone until then. */
  dueAt: number;
  /** A page that was left has sent it, and may not have lived to see the answer. */
  isLeft?: boolean;
  /** Why the server will never take it, until somebody has read that; null: it is still to be sent. */
  refused: string | null;
};

/** How long a step can be undone (ms). */
export const undoFor = 10_000;

/** Steps that a slip of the thumb takes and nobody pays for: they wait for an Undo. */
const undoable = new Set(['preparing', 'ready', 'out_for_delivery', 'completed']);

/** Whether an action waits for an Undo; accepting, ending and promising a time go at once. */
export const isUndoable = (call: StaffOrderCall): boolean => 'to' in call && undoable.has(call.to);

/** Whether a stored value is an action; other releases may have written it. */
export function isQueuedAction(value: unknown): value is QueuedAction {
  return (
    isRecord(value) &&
    ['id', 'orderId', 'number', 'method'].every((key) => typeof value[key] === 'string') &&
    ['tenantId', 'madeAt', 'dueAt'].every((key) => Number.isFinite(value[key])) &&
    (value.refused === null || typeof value.refused === 'string') &&
    isRecord(value.call) &&
    (typeof value.call.to === 'string' || typeof value.call.promised_at === 'string')
  );
}
