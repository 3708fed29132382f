import type { Order, OrderStatus } from '#schemas/api/orders.ts';
import { acceptanceOf } from '#schemas/rules/acceptance-of.ts';
import { isUnfulfilled } from '#schemas/rules/order-end.ts';

/** The steps of an order, by how it is fulfilled (rule R56). */
const steps = {
  pickup: ['placed', 'accepted', 'preparing', 'ready', 'completed'],
  delivery: ['placed', 'accepted', 'preparing', 'out_for_delivery', 'completed'],
  dine_in: ['placed', 'accepted', 'preparing', 'ready', 'completed'],
} as const satisfies Record<Order['delivery_method'], readonly OrderStatus[]>;

export type ProgressStep = (typeof steps)[Order['delivery_method']][number];
export type StepState = 'done' | 'present' | 'coming';

/**
 * The line of steps with the present one; empty for one that will not be cooked or still waits for
 * its payment. Acceptance is a step only where a person takes it.
 */
export function progressOf(
  order: Pick<Order, 'status' | 'delivery_method' | 'events'>,
): { step: ProgressStep; state: StepState }[] {
  const { status, delivery_method } = order;
  if (isUnfulfilled(status) || status === 'pending_payment') return [];
  const isAutomatic = acceptanceOf(order) === 'automatic';
  const all: readonly ProgressStep[] = steps[delivery_method];
  const line = all.filter((step) => !isAutomatic || step !== 'accepted');
  const present = line.findIndex((step) => step === stepOf(status, line));
  return line.map((step, index) => ({
    step,
    state: index < present || status === 'completed' ? 'done' : stateAt(index, present),
  }));
}

/** The step an order stands at where its status is none of the line's. */
function stepOf(status: OrderStatus, line: readonly OrderStatus[]): OrderStatus {
  if (line.includes(status)) return status;
  // A packed delivery waits for its driver: 'ready' is the end of cooking.
  if (status === 'ready') return 'preparing';
  return status === 'accepted' ? 'placed' : status;
}

const stateAt = (index: number, present: number): StepState =>
  index === present ? 'present' : 'coming';
