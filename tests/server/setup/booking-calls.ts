import type { LightMyRequestResponse as Response } from 'fastify';
import { contract, type CallOf } from '#schemas/api/contract.ts';
import type { Reservation } from '#schemas/api/reservations.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { reservationEndpoints } from '#schemas/api/reservations.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import type { TestApp } from './build-test-app.ts';
import { claimGuest } from './claim-guest.ts';

type Headers = Record<string, string>;
type Reply = { statusCode: number; body: string; headers: Record<string, unknown> };

/** A time of Saturday, 21 November 2026, by the clock of Sydney. */
export const saturday = (time: string) => new Date(`2026-11-21T${time}:00+11:00`).toISOString();

export const ada = { name: 'Ada', email: 'ada@example.com', phone: '0400 000 001' };

let guests = 0;

/** A guest who books tables, by the calls of the storefront. */
export async function newBooker({ app }: Pick<TestApp, 'app'>) {
  const headers = await claimGuest(app, 7_000_000 + (guests += 1));
  return bookerWith({ app }, headers);
}

/** The same of whoever has these headers: a session, or a link's key. */
export function bookerWith({ app }: Pick<TestApp, 'app'>, headers: Headers) {
  const send = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    { payload, more = {} }: { payload?: object; more?: Headers } = {},
  ): Promise<Response> =>
    app.inject({
      method,
      url: `/api/v2${path}`,
      headers: { ...headers, ...more },
      ...(payload && { payload }),
    });
  const ofHold = (id: string) => `/reservation-holds/${id}`;
  const ofReservation = (id: string) => `/reservations/${id}`;
  return {
    headers,
    hold: (instant: string, party = 2, more: object = {}) =>
      send('POST', '/reservation-holds', {
        payload: { restaurant_id: small.restaurant, party, instant, ...more },
      }),
    release: (id: string) => send('DELETE', ofHold(id)),
    confirm: (id: string, more: object = {}) =>
      send('POST', `${ofHold(id)}/confirmation`, { payload: { ...ada, ...more } }),
    list: () => send('GET', '/reservations'),
    get: (id: string) => send('GET', ofReservation(id)),
    change: (
      { id, revision }: Pick<Reservation, 'id' | 'revision'>,
      payload: CallOf<'changeReservation'>['body'],
    ) => send('PATCH', ofReservation(id), { payload, more: { 'if-match': `"${revision}"` } }),
    cancel: (id: string) => send('POST', `${ofReservation(id)}/cancel`, { payload: {} }),
    /** Holds and confirms in one go. */
    async book(instant: string, party = 2, more: object = {}): Promise<Reservation> {
      const held = reservationOf(await this.hold(instant, party, more));
      return reservationOf(await this.confirm(held.id));
    },
  };
}

/** What a call answered about a reservation. @throws where it was refused */
export function reservationOf(reply: Reply): Reservation {
  if (reply.statusCode > 201) throw new Error(`${reply.statusCode} ${reply.body}`);
  return contract.getReservation.reply.parse(JSON.parse(reply.body)).data;
}

/** How a call was refused, with the nearest free times. */
export function refusalOf(reply: Reply) {
  const body: unknown = JSON.parse(reply.body);
  const { days } = reservationEndpoints.holdTable.failures[409].parse(body);
  const { code, error } = errorReply.parse(body);
  return {
    status: reply.statusCode,
    code,
    error,
    times: (days ?? []).flatMap(({ date, times }) => times.map(({ time }) => `${date} ${time}`)),
  };
}

/** What is offered of some days: 'date time', with an asterisk where nothing is free. */
export async function offeredTimes(
  { app }: Pick<TestApp, 'app'>,
  asked: {
    party?: number;
    from?: string;
    days?: number;
    area_id?: number;
    reservation_id?: string;
  } = {},
): Promise<string[]> {
  const { party = 2, from = '2026-11-21', days = 1, area_id, reservation_id } = asked;
  const reply = await app.inject({
    method: 'GET',
    url: '/api/v2/reservation-times',
    headers: { host: small.host },
    query: {
      restaurant_id: String(small.restaurant),
      party: String(party),
      from,
      days: String(days),
      ...(area_id !== undefined && { area_id: String(area_id) }),
      ...(reservation_id !== undefined && { reservation_id }),
    },
  });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return contract.listReservationTimes.reply
    .parse(reply.json())
    .data.days.flatMap(({ date, times }) =>
      times.map(({ time, is_free, offset }) => `${date} ${time} ${offset}${is_free ? '' : ' *'}`),
    );
}
