import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { everyRole } from './staff-role.ts';
import {
  dataOf,
  deliveryMethod,
  id,
  idText,
  instant,
  localDate,
  localTime,
  plainLine,
} from './wire.ts';

/** Whether and how a restaurant takes orders right now, by order type. */
const orderTaking = z.object({
  restaurant_id: id,
  time_zone: z.string(),
  /** When the business day ends that is open, or while all is closed the next one. */
  day_ends_at: instant,
  /** Those on offer. */
  order_types: z.array(
    z.object({
      order_type: deliveryMethod,
      /** `until` null: until staff open it again. */
      paused: z
        .object({
          until: instant.nullable(),
          reason: z.string(),
          /** What customers read. */
          shown_as: z.string(),
        })
        .nullable(),
      busy_minutes: z.number().int().nonnegative(),
      /** Minutes from an order to its hand-over while nothing is busy; with those on the road. */
      lead_minutes: z.number().int().nonnegative(),
    }),
  ),
});
export type RestaurantOrderTaking = z.output<typeof orderTaking>;

export const listOrderTaking = endpoint(routes.listOrderTaking, {
  summary: 'Which order types of the staff member’s restaurants are paused or busy.',
  security: ['staff'],
  roles: everyRole,
  query: z.object({ restaurant_id: idText.optional() }),
  reply: dataOf(z.array(orderTaking)),
});

export const pauseRestaurant = endpoint(routes.pauseRestaurant, {
  summary: 'Pauses order types for a while or opens them again, and says how busy they are.',
  security: ['staff'],
  roles: everyRole,
  params: z.object({ restaurantId: idText }),
  body: z
    .object({
      /**
       * null: takes orders again now; 'reopened': paused until somebody does that; left out: pauses
       * stay as they are.
       */
      until: z
        .union([instant, z.literal('reopened')])
        .nullable()
        .optional(),
      /** What this is about; the others stay as they are. */
      order_types: z.array(deliveryMethod).min(1).max(3).default(['pickup', 'delivery', 'dine_in']),
      reason: plainLine.max(200).default(''),
      /** Extra minutes on every order of these types while the kitchen is busy (rule R19). */
      busy_minutes: z.number().int().min(0).max(240).optional(),
    })
    .refine(({ until, busy_minutes }) => until !== undefined || busy_minutes !== undefined, {
      path: ['until'],
      error: 'Say what is to be changed',
    }),
  reply: dataOf(orderTaking),
});

/** What one time of a day holds, of what fits (rule R21). */
const slotLoad = z.object({
  time: localTime,
  instant,
  /** Of the fullest window that holds this time. */
  orders: z.number().int().nonnegative(),
  /** null: they are counted only where a limit is set. */
  units: z.number().int().nonnegative().nullable(),
  /** Nothing more fits. */
  is_full: z.boolean(),
});

const slotLoads = z.object({
  restaurant_id: id,
  /** The business day. */
  date: localDate,
  time_zone: z.string(),
  /** null: no limit. */
  capacity_orders: z.number().int().nonnegative().nullable(),
  capacity_units: z.number().int().nonnegative().nullable(),
  /** The limits are for so many minutes. */
  window_minutes: z.number().int().positive(),
  slots: z.array(slotLoad),
});
export type SlotLoads = z.output<typeof slotLoads>;

export const getSlotLoads = endpoint(routes.getSlotLoads, {
  summary: 'How full each time of a business day is (rule R21); today where no date is given.',
  security: ['staff'],
  roles: everyRole,
  params: z.object({ restaurantId: idText }),
  query: z.object({ date: localDate.optional() }),
  reply: dataOf(slotLoads),
});
