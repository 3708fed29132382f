import type { Order, OrderStatus } from '#schemas/api/orders.ts';
import { isUnfulfilled } from '#schemas/rules/order-end.ts';

/** The steps an order walks, by how it is fulfilled (rule R56). */
const steps = {
  pickup: ['placed', 'accepted', 'preparing', 'ready', 'completed'],
  delivery: ['placed', 'accepted', 'preparing', 'out_for_delivery', 'completed'],
  dine_in: ['placed', 'accepted', 'preparing', 'ready', 'completed'],
} as const satisfies Record<Order['delivery_method'], readonly OrderStatus[]>;

export type ProgressStep = (typeof steps)[Order['delivery_method']][number];
export type StepState = 'done' | 'present' | 'coming';

/** The line of steps with the present one; empty for one that will not be cooked or still waits for its payment. */
export function progressOf(
  order: Pick<Order, 'status' | 'delivery_method'>,
): { step: ProgressStep; state: StepState }[] {
  const { status, delivery_method } = order;
  if (isUnfulfilled(status) || status === 'pending_payment') return [];
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
