import type { Order, OrderStatus } from '#schemas/api/orders.ts';

/** The steps an order walks, by how it is fulfilled (rule R56). */
const steps = {
  pickup: ['placed', 'accepted', 'preparing', 'ready', 'completed'],
  delivery: ['placed', 'accepted', 'preparing', 'out_for_delivery', 'completed'],
  dine_in: ['placed', 'accepted', 'preparing', 'ready', 'completed'],
} as const satisfies Record<Order['delivery_method'], readonly OrderStatus[]>;

export type ProgressStep = (typeof steps)[Order['delivery_method']][number];
export type StepState = 'done' | 'present' | 'coming';

const ended = new Set<OrderStatus>(['rejected', 'cancelled', 'expired']);

/** Nothing will change any more: no need to ask the server again. */
export const isFinished = (status: OrderStatus): boolean =>
  status === 'completed' || ended.has(status);

/** An order that will not be cooked has no line of steps. */
export const hasEnded = (status: OrderStatus): boolean => ended.has(status);

/** The line of steps with the present one; empty for an order that ended or still waits for its payment. */
export function progressOf(
  order: Pick<Order, 'status' | 'delivery_method'>,
): { step: ProgressStep; state: StepState }[] {
  const { status, delivery_method } = order;
  if (hasEnded(status) || status === 'pending_payment') return [];
  const line: readonly ProgressStep[] = steps[delivery_method];
  // A packed delivery waits at the door: 'ready' is the end of cooking, not a step of its own.
  const present = line.findIndex(
    (step) => step === (status === 'ready' && !line.includes('ready') ? 'preparing' : status),
  );
  return line.map((step, index) => ({
    step,
    state: index < present || status === 'completed' ? 'done' : stateAt(index, present),
  }));
}

const stateAt = (index: number, present: number): StepState =>
  index === present ? 'present' : 'coming';
