import type { DeliveryMethod } from '#schemas/api/wire.ts';

/** Order types that this checkout takes: a table has its own (specification §2, /dine-in-menu/checkout). */
const takenHere: readonly DeliveryMethod[] = ['pickup', 'delivery'];

/** Those of them that a restaurant offers. */
export function offeredMethods(orderTypes: readonly DeliveryMethod[]): DeliveryMethod[] {
  return takenHere.filter((method) => orderTypes.includes(method));
}
