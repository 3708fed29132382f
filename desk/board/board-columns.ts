import type { StaffOrder } from '#schemas/api/staff.ts';
import { isOrderOver } from '#schemas/rules/order-end.ts';

export const columns = ['new', 'kitchen', 'ready', 'later', 'done'] as const;
export type Column = (typeof columns)[number];

/**
 * Where an order stands on the board. One for later moves up when the kitchen has to begin; one
 * that accepted itself counts as new until somebody starts it.
 * @param now epoch ms
 */
export function columnOf(order: StaffOrder, now: number): Column {
  const { status } = order;
  if (isOrderOver(status)) return 'done';
  if (status === 'ready' || status === 'out_for_delivery') return 'ready';
  if (status === 'preparing') return 'kitchen';
  // What waits for an answer needs one however far off its time is.
  if (status === 'placed') return 'new';
  if (Date.parse(order.prepare_at) > now) return 'later';
  return isAcceptedByStaff(order) ? 'kitchen' : 'new';
}

/** Whether a person accepted it; one that accepted itself nobody may have seen. */
const isAcceptedByStaff = ({ events }: StaffOrder): boolean =>
  events.some(({ status, actor }) => status === 'accepted' && actor === 'staff');

/** Whether somebody has to look at it: it rings until then. */
export const needsAnswer = (order: StaffOrder, now: number): boolean =>
  columnOf(order, now) === 'new';

const dueAt = ({ promised_at: at }: StaffOrder): number => Date.parse(at);
const endedAt = ({ events }: StaffOrder): number => Date.parse(events.at(-1)?.at ?? '');

/** The orders of each column: soonest promised first, of what is done the newest. */
export function boardOf(orders: readonly StaffOrder[], now: number): Record<Column, StaffOrder[]> {
  const board: Record<Column, StaffOrder[]> = {
    new: [],
    kitchen: [],
    ready: [],
    later: [],
    done: [],
  };
  for (const order of orders) board[columnOf(order, now)].push(order);
  for (const column of columns) board[column].sort((a, b) => dueAt(a) - dueAt(b));
  board.done.sort((a, b) => endedAt(b) - endedAt(a));
  return board;
}

export type NextStep = 'accepted' | 'preparing' | 'ready' | 'out_for_delivery' | 'completed';

/** The step that staff take next; null where it is over (rule R56). */
export function nextStep({ status, delivery_method }: StaffOrder): NextStep | null {
  switch (status) {
    case 'placed':
      return 'accepted';
    case 'accepted':
      return 'preparing';
    case 'preparing':
      return 'ready';
    case 'ready':
      return delivery_method === 'delivery' ? 'out_for_delivery' : 'completed';
    case 'out_for_delivery':
      return 'completed';
    default:
      return null;
  }
}

/** Digits of the shortest telephone number that is told from an order's number. */
const shortestWhole = 6;

/** Whether an order is what somebody looks for: by its number, a name or a telephone number. */
export function isFound(order: StaffOrder, text: string): boolean {
  const asked = text.trim().toLowerCase();
  if (asked === '') return true;
  const { name, phone_no: phone } = order.customer;
  const digits = asked.replaceAll(/\D/g, '');
  const dialled = phone.replaceAll(/\D/g, '');
  // Asked for with the country's prefix, in place of which a zero may be shown.
  const isWhole = digits.length > shortestWhole && digits.endsWith(dialled.replace(/^0+/, ''));
  return (
    name.toLowerCase().includes(asked) ||
    (digits !== '' &&
      (Number(order.number) === Number(asked) ||
        dialled.includes(digits) ||
        (isWhole && dialled.length >= shortestWhole)))
  );
}
