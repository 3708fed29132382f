import { z } from 'zod';
import { guestDetails } from './customer-details.ts';
import { emailProofRoutes as routes } from './email-proof-routes.ts';
import { endpoint } from './endpoint.ts';
import { answeredCode, sentCode } from './one-time-codes.ts';
import { dataOf } from './wire.ts';

/** By what is limited to one use per person, an address counts once its holder has confirmed it. */
export const emailProofEndpoints = {
  requestEmailCode: endpoint(routes.requestEmailCode, {
    summary:
      'Mails a code to the address of an order, for a coupon that counts once per person (rule R43). The same answer whether the address has an account or not; of a user it is the account’s address.',
    security: ['user', 'guest'],
    body: z.object({ email: guestDetails.shape.email }),
    status: 201,
    reply: sentCode,
  }),

  confirmEmail: endpoint(routes.confirmEmail, {
    summary:
      'Confirms the address that a code of requestEmailCode was sent to, for whoever asked for it and nobody else.',
    security: ['user', 'guest'],
    body: z.object(answeredCode),
    reply: dataOf(z.object({ email: z.string() })),
  }),
};
