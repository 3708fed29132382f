import type { FastifyInstance } from 'fastify';
import { claimGuest as endpoint } from '#schemas/api/guests.ts';
import { small } from '#tests/fixtures/small-menu.ts';

/** Becomes a guest; gives the headers that prove it. */
export async function claimGuest(
  app: FastifyInstance,
  guestId: number,
  host: string = small.host,
): Promise<{ host: string; authorization: string }> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v2/guests',
    headers: { host },
    payload: { guest_id: guestId },
  });
  const { data } = endpoint.reply.parse(reply.json());
  return { host, authorization: `Bearer ${data.guest_token}` };
}
