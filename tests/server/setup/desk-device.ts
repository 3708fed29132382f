import type { FastifyInstance } from 'fastify';
import { contract } from '#schemas/api/contract.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { expectStatus } from './shopper.ts';
import type { StaffHeaders } from './sign-staff-in.ts';

type Cookies = readonly { name: string; value: string }[];

/** The headers of a browser's later calls, by the cookies that it was given. */
export function headersFrom(given: Cookies, host: string = small.host): StaffHeaders {
  const cookies = given.filter(({ value }) => value !== '');
  return {
    host,
    cookie: cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '),
    'x-xsrf-token': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '',
  };
}

/** Keeps the browser of a session signed in as a device; gives the headers of its later calls. */
export async function registerDevice(
  app: FastifyInstance,
  session: StaffHeaders,
  name = 'Tablet at the counter',
  restaurantId: number = small.restaurant,
): Promise<StaffHeaders> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v2/staff/devices',
    headers: { ...session },
    payload: { restaurant_id: restaurantId, name },
  });
  expectStatus(reply, 201);
  return headersFrom(reply.cookies, session.host);
}

/** What a PIN at a device answers. */
export const enterPin = (app: FastifyInstance, device: StaffHeaders, pin: string) =>
  app.inject({
    method: 'POST',
    url: '/api/v2/staff/desk/person',
    headers: { ...device },
    payload: { pin },
  });

/** Adds somebody at the desk of the open small restaurant. */
export async function addPerson(
  app: FastifyInstance,
  session: StaffHeaders,
  person: { name: string; pin: string; restaurant_id?: number },
) {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v2/staff/people',
    headers: { ...session },
    payload: { restaurant_id: small.restaurant, ...person },
  });
  expectStatus(reply, 201);
  return contract.addPerson.reply.parse(reply.json()).data;
}

/** Changes somebody; gives the reply. */
export const changePerson = (
  app: FastifyInstance,
  session: StaffHeaders,
  personId: string,
  payload: object,
) =>
  app.inject({
    method: 'PATCH',
    url: `/api/v2/staff/people/${personId}`,
    headers: { ...session },
    payload,
  });
