import { z } from 'zod';
import { addressTextOrNone } from '../fields/address-text.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import {
  dataOf,
  deliveryMethod,
  guestNumberText,
  id,
  idText,
  instant,
  localDate,
  localTime,
} from './wire.ts';

/** A time to pick up or be delivered: local wall clock with its instant (rules R17 to R23). */
const slot = z.object({
  date: localDate,
  time: localTime,
  instant,
  /** As `+10:00`; distinguishes the two 02:30 of a night when clocks go back (rule R23). */
  offset: z.string().regex(/^[+-]\d{2}:\d{2}$/),
  /** Nothing more fits in (rule R21); shown, not taken. */
  is_full: z.boolean(),
});
export type Slot = z.output<typeof slot>;

export const slots = z.object({
  restaurant_id: id,
  order_type: deliveryMethod,
  time_zone: z.string(),
  /** The first valid slot, when the restaurant is open now (rule R20). */
  asap: slot.nullable(),
  /** Orders are not taken now: why, and until when (null: until further notice). */
  paused: z.object({ reason: z.string(), until: instant.nullable() }).nullable(),
  /** Until then an order for this day's range is still taken (rule R20); null: no such limit. */
  last_order_at: instant.nullable(),
  /** Days without a slot are left out. */
  days: z.array(z.object({ date: localDate, slots: z.array(slot) })),
});
export type Slots = z.output<typeof slots>;

export const getSlots = endpoint(routes.getSlots, {
  summary: 'Times at which an order can be fulfilled.',
  security: [],
  recognises: ['user', 'guest'],
  query: z.object({
    tenant_id: idText.optional(),
    restaurant_id: idText,
    order_type: deliveryMethod,
    /** With a caller's token: the notice and weight of the own cart count (rules R19, R21). */
    guest_id: guestNumberText.optional(),
    user_id: idText.optional(),
    /** Where it goes to, for the minutes on the road. */
    postcode: addressTextOrNone('postcode').optional(),
    suburb: addressTextOrNone('suburb').optional(),
  }),
  reply: dataOf(slots),
});
