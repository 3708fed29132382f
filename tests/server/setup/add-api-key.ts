import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ApiScope } from '#schemas/api/api-scope.ts';
import { contract } from '#schemas/api/contract.ts';
import { expectStatus } from './shopper.ts';
import type { StaffHeaders } from './sign-staff-in.ts';

export type KeySettings = {
  scopes?: readonly ApiScope[];
  restaurant_id?: number | null;
  days?: number | null;
};

/** What the desk sends for a new key; one that reads orders of all restaurants, unless told. */
export const sendNewKey = (
  app: FastifyInstance,
  headers: StaffHeaders,
  settings: KeySettings,
  id: string = randomUUID(),
) =>
  app.inject({
    method: 'PUT',
    url: `/api/v2/staff/api-keys/${id}`,
    headers: { ...headers },
    payload: {
      name: 'Kitchen screen',
      scopes: ['orders:read'],
      restaurant_id: null,
      days: null,
      ...settings,
    },
  });

/** A key, with the headers of the calls that are made with it. */
export async function addApiKey(
  app: FastifyInstance,
  headers: StaffHeaders,
  settings: KeySettings = {},
) {
  const reply = await sendNewKey(app, headers, settings);
  expectStatus(reply, 200);
  const { data } = contract.addApiKey.reply.parse(reply.json());
  const bearer = { host: headers.host, authorization: `Bearer ${data.key}` };
  return { ...data, id: data.api_key.id, headers: bearer };
}
