import type { DeliveryMethod } from '#schemas/api/wire.ts';

/** Kinds of orders, as the filter offers them; without zod. */
export const deliveryMethods = [
  'pickup',
  'delivery',
  'dine_in',
] as const satisfies DeliveryMethod[];
export type OrderKind = DeliveryMethod;
