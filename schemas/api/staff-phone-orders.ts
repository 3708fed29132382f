import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { everyRole } from './staff-role.ts';
import { dataOf, guestNumber, id } from './wire.ts';

export const startPhoneOrder = endpoint(routes.startPhoneOrder, {
  summary:
    'Makes a guest for somebody on the telephone, or at a table without a phone, for whom staff then order as for themselves: accepted at once, paid when it is handed over or with the tab, an email address where there is one.',
  security: ['staff'],
  roles: everyRole,
  body: z.object({
    restaurant_id: id,
    /** Of an open tab of this restaurant: what is ordered is written on it (rule R82). */
    tab_id: z.uuid().optional(),
  }),
  status: 201,
  reply: dataOf(
    z.object({
      guest_id: guestNumber,
      guest_token: z.string(),
      /** What opens the menu of the tab's table; null: it is for somebody on the telephone. */
      table_token: z.string().nullable(),
    }),
  ),
});
