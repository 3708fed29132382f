import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { linkKey, order, orderId } from './orders.ts';
import { routes } from './routes.ts';
import { dataOf } from './wire.ts';

/** A tip, and the one that whoever changes it saw before; in the major unit. */
export const tipBody = z.object({
  tip: z.union([z.number(), z.string()]),
  seen: z.union([z.number(), z.string()]),
});

export const changeOwnTip = endpoint(routes.changeOwnTip, {
  summary: 'Changes the tip until it is charged or handed over, once for a key (rule R16).',
  security: ['user', 'guest', 'link'],
  params: orderId,
  headers: linkKey.extend({ 'idempotency-key': z.string().min(16).max(80) }),
  body: tipBody,
  reply: dataOf(order),
});
