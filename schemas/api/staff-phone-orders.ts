import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { everyRole } from './staff-role.ts';
import { dataOf, guestNumber, id } from './wire.ts';

export const startPhoneOrder = endpoint(routes.startPhoneOrder, {
  summary:
    'Makes a guest for somebody on the telephone, for whom staff then order as for themselves: accepted at once, paid when it is handed over, an email address where there is one.',
  security: ['staff'],
  roles: everyRole,
  body: z.object({ restaurant_id: id }),
  status: 201,
  reply: dataOf(z.object({ guest_id: guestNumber, guest_token: z.string() })),
});
