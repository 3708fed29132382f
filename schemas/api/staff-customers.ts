import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { staffOrder } from './staff.ts';
import { leadingRoles } from './staff-role.ts';
import { count, dataOf, instant, money, plainLine, plainText } from './wire.ts';

/** Why somebody may not order online, who said so, and when. */
const customerBlock = z.object({ reason: z.string(), by: z.string(), at: instant });

/**
 * Who ordered, known by the phone number, or by the email address where there is none (decision
 * 062); of a manager only what was ordered at their restaurant counts.
 */
const customer = z.object({
  /** Their newest order, by which the other calls name them: nothing personal is in an address. */
  order_id: z.uuid(),
  /** As of that order; may be empty, as the next two. */
  name: z.string(),
  phone_no: z.string(),
  email: z.string(),
  orders: count,
  last_order_at: instant,
  /** What they paid, less what they were given back. */
  spent: money,
  block: customerBlock.nullable(),
});
export type StaffCustomer = z.output<typeof customer>;

const security = ['staff'] as const;
const params = z.object({ orderId: z.uuid() });

const listCustomers = endpoint(routes.listCustomers, {
  summary: 'Customers, those who ordered last first, 25 at a time.',
  security,
  roles: leadingRoles,
  query: z.object({
    /**
     * How words of a name or an email address begin, how a phone number ends, or an order's number.
     */
    text: plainLine.max(80).optional(),
    /** Only those who may not order online. */
    blocked: z.literal('true').optional(),
    /** Those that follow the customer of this order. */
    after: z.uuid().optional(),
  }),
  reply: dataOf(
    z.object({
      customers: z.array(customer),
      /** What `after` is for those that follow; null: there are no more. */
      next: z.uuid().nullable(),
    }),
  ),
});

const getCustomer = endpoint(routes.getCustomer, {
  summary: 'The customer of an order, with their last 20 orders, newest first.',
  security,
  roles: leadingRoles,
  params,
  reply: dataOf(z.object({ customer, orders: z.array(staffOrder) })),
});

const blockCustomer = endpoint(routes.blockCustomer, {
  summary:
    'Blocks the phone number and the email address of a customer from ordering online, everywhere.',
  security,
  roles: ['owner'],
  params,
  body: z.object({ reason: plainText.min(1, 'Write down why.').max(300) }),
  reply: dataOf(customer),
});

const unblockCustomer = endpoint(routes.unblockCustomer, {
  summary: 'Lets a customer order online again.',
  security,
  roles: ['owner'],
  params,
  reply: dataOf(customer),
});

/** The rows of the contract. */
export const customerEndpoints = { listCustomers, getCustomer, blockCustomer, unblockCustomer };
