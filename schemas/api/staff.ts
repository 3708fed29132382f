import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { order, orderStatus } from './orders.ts';
import { routes } from './routes.ts';
import { dataOf, deliveryMethod, id, idText, instant, plainLine, plainText } from './wire.ts';

/** `owner`: everything of a tenant. `manager`: one restaurant (requirements, Identity). */
export const staffRole = z.enum(['owner', 'manager']);
export type StaffRole = z.output<typeof staffRole>;

const staffMember = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: staffRole,
  /** A manager's one restaurant; null: all of the tenant. */
  restaurant_id: id.nullable(),
});
export type StaffMember = z.output<typeof staffMember>;

export const staffSignIn = endpoint(routes.staffSignIn, {
  summary: 'Signs staff in: an HttpOnly session cookie and the XSRF-TOKEN cookie.',
  security: [],
  body: z.object({
    tenant_id: id.optional(),
    email: z.email().max(254),
    password: z.string().min(1).max(200),
  }),
  status: 201,
  reply: dataOf(staffMember),
});

export const getStaffSession = endpoint(routes.getStaffSession, {
  summary: 'Who is signed in.',
  security: ['staff'],
  reply: dataOf(staffMember),
});

export const staffSignOut = endpoint(routes.staffSignOut, {
  summary: 'Ends the session.',
  security: ['staff'],
  reply: dataOf(z.object({})),
});

export const listStaffOrders = endpoint(routes.listStaffOrders, {
  summary: 'Orders of the staff member’s restaurants that are under way, soonest promised first.',
  security: ['staff'],
  query: z.object({ restaurant_id: idText.optional(), status: orderStatus.optional() }),
  reply: dataOf(z.array(order)),
});

const orderId = z.object({ orderId: z.uuid() });
const reason = plainText.max(300).default('');

export const moveOrder = endpoint(routes.moveOrder, {
  summary: 'Moves an order forward, or rejects or cancels it with a reason (rule R56).',
  security: ['staff'],
  params: orderId,
  body: z.object({
    to: z.enum([
      'accepted',
      'preparing',
      'ready',
      'out_for_delivery',
      'completed',
      'rejected',
      'cancelled',
    ]),
    /** When accepting: the time promised, where it differs from the one asked for. */
    promised_at: instant.optional(),
    /** Demanded for `rejected`, `cancelled` and a changed time; the customer reads it. */
    reason,
  }),
  reply: dataOf(order),
});

export const changeOrderTime = endpoint(routes.changeOrderTime, {
  summary: 'Promises another time, with its reason.',
  security: ['staff'],
  params: orderId,
  body: z.object({ promised_at: instant, reason: plainText.min(1).max(300) }),
  reply: dataOf(order),
});

export const setAvailability = endpoint(routes.setAvailability, {
  summary: '86 a dish or an option, or bring it back; open menus show it at once (rules R27, R65).',
  security: ['staff'],
  body: z
    .object({
      restaurant_id: id,
      kind: z.enum(['product', 'modifier']),
      item_id: id,
      is_available: z.boolean(),
      /** Sold out until then; it comes back by itself. */
      until: instant.nullable().default(null),
      /** Set the count of what is counted; null: not counted; left out: as it is. */
      quantity: z.number().int().min(0).max(1_000_000).nullable().optional(),
      daily_quantity: z.number().int().min(0).max(1_000_000).nullable().optional(),
    })
    .refine((body) => body.daily_quantity === undefined || typeof body.quantity === 'number', {
      path: ['quantity'],
      error: 'Say how many there are now, too',
    }),
  reply: dataOf(z.object({ is_available: z.boolean() })),
});

export const pauseRestaurant = endpoint(routes.pauseRestaurant, {
  summary: 'Pauses order types until a moment, or opens them again.',
  security: ['staff'],
  params: z.object({ restaurantId: idText }),
  body: z.object({
    /** null: takes orders again now. */
    until: instant.nullable(),
    order_types: z.array(deliveryMethod).min(1).max(3).default(['pickup', 'delivery', 'dine_in']),
    reason: plainLine.max(200).default(''),
    /** Extra minutes on every order while the kitchen is busy (rule R19). */
    busy_minutes: z.number().int().min(0).max(240).optional(),
  }),
  reply: dataOf(
    z.object({ paused_until: instant.nullable(), order_types: z.array(deliveryMethod) }),
  ),
});
