import { z } from 'zod';
import { emailProofEndpoints } from './email-proofs.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { dataOf, guestNumber, id } from './wire.ts';

export const claimGuest = endpoint(routes.claimGuest, {
  summary: 'Binds a guest number to a token; 409 when it is taken (requirements, Identity).',
  security: [],
  body: z.object({ guest_id: guestNumber, tenant_id: id.optional() }),
  status: 201,
  reply: dataOf(z.object({ guest_id: guestNumber, guest_token: z.string() })),
});

/** The calls by which a guest is somebody: by a token, and by an address that they confirm. */
export const guestEndpoints = { claimGuest, ...emailProofEndpoints };
