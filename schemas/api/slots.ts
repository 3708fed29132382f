import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { dataOf, deliveryMethod, id, idText, instant, localDate, localTime } from './wire.ts';

/** A time to pick up or be delivered: local wall clock with its instant (rules R17 to R23). */
const slot = z.object({ date: localDate, time: localTime, instant });
export type Slot = z.output<typeof slot>;

export const slots = z.object({
  restaurant_id: id,
  order_type: deliveryMethod,
  time_zone: z.string(),
  /** The first valid slot, when the restaurant is open now (rule R20). */
  asap: slot.nullable(),
  /** Days without a slot are left out. */
  days: z.array(z.object({ date: localDate, slots: z.array(slot) })),
});
export type Slots = z.output<typeof slots>;

export const getSlots = endpoint(routes.getSlots, {
  summary: 'Times at which an order can be fulfilled.',
  security: [],
  query: z.object({
    tenant_id: idText.optional(),
    restaurant_id: idText,
    order_type: deliveryMethod,
  }),
  reply: dataOf(slots),
});
