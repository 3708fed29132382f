import { z } from 'zod';
import { emailText } from '../fields/email-text.ts';
import { endpoint } from './endpoint.ts';
import { tipBody } from './order-tip.ts';
import { order, orderEvent, orderStatus } from './orders.ts';
import { dispute, refundable, staffRefund } from './refunds.ts';
import { routes } from './routes.ts';
import { everyRole } from './staff-role.ts';
import { dataOf, id, idText, instant, plainText } from './wire.ts';

export const staffMember = z.object({
  id: z.uuid(),
  name: z.string(),
  /** null: of the desk alone, where people identify by a PIN. */
  email: z.string().nullable(),
  role: z.enum(everyRole),
  /** The one they work for; null: all of the tenant. */
  restaurant_id: id.nullable(),
});
export type StaffMember = z.output<typeof staffMember>;

export const staffSignIn = endpoint(routes.staffSignIn, {
  summary: 'Signs staff in: an HttpOnly session cookie and the XSRF-TOKEN cookie.',
  security: [],
  audit: 'named',
  whileSuspended: true,
  body: z.object({
    tenant_id: id.optional(),
    email: emailText(),
    password: z.string().min(1).max(200),
    /** Of whoever has a second factor: six digits of their app, or a recovery code. */
    code: z.string().trim().min(6).max(40).optional(),
  }),
  status: 201,
  reply: dataOf(staffMember),
});

export const getStaffSession = endpoint(routes.getStaffSession, {
  summary: 'Who is signed in.',
  security: ['staff'],
  roles: everyRole,
  withoutSecondFactor: true,
  atDevice: 'never',
  reply: dataOf(staffMember),
});

export const staffSignOut = endpoint(routes.staffSignOut, {
  summary: 'Ends the session.',
  security: ['staff'],
  whileSuspended: true,
  roles: everyRole,
  withoutSecondFactor: true,
  atDevice: 'never',
  reply: dataOf(z.object({})),
});

/** An order as the restaurant sees it. */
export const staffOrder = order.extend({
  /** When the kitchen has to begin, so that it is ready as promised (rule R19). */
  prepare_at: instant,
  events: z.array(
    orderEvent.extend({
      /** The name of who of the staff did it; null: somebody else did, or the program itself. */
      by: z.string().nullable(),
    }),
  ),
  /** How long the bank surely holds its money; null: it holds none. */
  authorised_until: instant.nullable(),
  refunds: z.array(staffRefund),
  /** null: it was not accepted yet, has ended unfulfilled, or there was nothing to pay. */
  refundable: refundable.nullable(),
  /** Of its payments, the newest last. */
  disputes: z.array(dispute),
});
export type StaffOrder = z.output<typeof staffOrder>;

export const listStaffOrders = endpoint(routes.listStaffOrders, {
  summary: 'Orders of the staff member’s restaurants that are under way, soonest promised first.',
  security: ['staff'],
  scope: 'orders:read',
  roles: everyRole,
  query: z.object({
    restaurant_id: idText.optional(),
    status: orderStatus.optional(),
    /** Those that were handed over or called off since then, too. */
    ended_since: instant.optional(),
  }),
  reply: dataOf(z.array(staffOrder)),
});

/**
 * What the stream of a restaurant's orders (listStaffOrders' path and `/events`) sends: all of them
 * when it begins, so that whoever comes back has missed nothing, and then each that changes.
 * `kitchen`: what is sold out, paused or busy at a restaurant has changed; ask for it anew.
 * `reservations`: so have its reservations; `tabs`: its tabs, or what its tables ask for.
 */
export type StaffOrdersEvent =
  | { type: 'all'; orders: StaffOrder[] }
  | { type: 'one'; order: StaffOrder }
  | { type: 'kitchen'; restaurant_id: number }
  | { type: 'reservations'; restaurant_id: number }
  | { type: 'tabs'; restaurant_id: number };

const orderId = z.object({ orderId: z.uuid() });
const reason = plainText.max(300).default('');
/**
 * Names one press of a button: sent again, it answers as it did and changes nothing, also where the
 * order has gone further meanwhile (decision 043).
 */
const actionKey = z.object({ 'idempotency-key': z.string().min(16).max(80).optional() });

export const getStaffOrder = endpoint(routes.getStaffOrder, {
  summary: 'One order, however long ago it was, such as one whose payment is disputed.',
  security: ['staff'],
  scope: 'orders:read',
  roles: everyRole,
  params: orderId,
  reply: dataOf(staffOrder),
});

export const moveOrder = endpoint(routes.moveOrder, {
  summary: 'Moves an order forward, or rejects or cancels it with a reason (rule R56).',
  security: ['staff'],
  scope: 'orders:write',
  roles: everyRole,
  params: orderId,
  headers: actionKey,
  body: z
    .object({
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
      /** With `completed`: it was made, and nobody came for it. */
      not_collected: z.literal(true).optional(),
    })
    .refine((body) => body.not_collected === undefined || body.to === 'completed', {
      path: ['not_collected'],
      error: 'Only a completed order can be marked as not collected.',
    }),
  reply: dataOf(staffOrder),
});

export const changeOrderTime = endpoint(routes.changeOrderTime, {
  summary: 'Promises another time, with its reason.',
  security: ['staff'],
  scope: 'orders:write',
  roles: everyRole,
  params: orderId,
  headers: actionKey,
  body: z.object({ promised_at: instant, reason: plainText.min(1).max(300) }),
  reply: dataOf(staffOrder),
});

export const changeTip = endpoint(routes.changeTip, {
  summary: 'Changes the tip until it is charged or handed over, once for a key (rule R16).',
  security: ['staff'],
  roles: everyRole,
  params: orderId,
  headers: z.object({ 'idempotency-key': z.string().min(16).max(80) }),
  body: tipBody,
  reply: dataOf(staffOrder),
});
