import { z } from 'zod';
import { diningTableRoutes as routes } from './dining-table-routes.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id } from './wire.ts';

const diningTable = z.object({
  restaurant_id: id,
  /** What stands on it: '12', 'Window'. */
  name: z.string(),
  area: z.string(),
  /** Why no order is taken to it now, in words: it is closed, or paused. null: orders are taken. */
  refusal: z.string().nullable(),
});
export type DiningTable = z.output<typeof diningTable>;

const getTable = endpoint(routes.getTable, {
  summary: "The table that a QR code's token opens, and nothing of who sits there (rule R80).",
  security: [],
  params: z.object({ token: z.string().min(1).max(100) }),
  reply: dataOf(diningTable),
});

export const diningTableEndpoints = { getTable };
