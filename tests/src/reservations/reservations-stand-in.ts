import { newPromise } from '#ui/page/new-promise.ts';
import type { Reservation } from '#schemas/api/reservations.ts';
import { reservationRoutes } from '#schemas/api/reservation-routes.ts';
import { isRecord } from '#schemas/is-record.ts';

type Name = keyof typeof reservationRoutes;
type Reply = { status: number; body: unknown };
type Sent = { name: Name; url: URL; headers: Headers; body: Record<string, unknown> };

const clocks = ['12:00', '12:30', '18:30', '19:00', '19:30'];
const dayMs = 86_400_000;
export const instantOf = (date: string, time: string) => `${date}T${time}:00.000Z`;
const clockOf = (instant: string) => {
  const iso = new Date(instant).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16), instant: iso, offset: '+00:00' };
};
/** A local date some days after today. */
export const dateIn = (days: number) =>
  new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

export const sampleReservation = (change: Partial<Reservation> = {}): Reservation => ({
  id: '00000001-0000-4000-8000-000000000000',
  number: 'K7Q2',
  state: 'confirmed',
  restaurant_id: 1,
  party: 2,
  starts: clockOf(instantOf(dateIn(3), '19:00')),
  ends: clockOf(instantOf(dateIn(3), '20:30')),
  area: null,
  area_id: null,
  wishes: '',
  high_chairs: 0,
  has_wheelchair: false,
  name: 'Mia Wong',
  email: 'mia@example.com',
  phone: '0412 345 678',
  held_until: null,
  changes_until: instantOf(dateIn(3), '17:00'),
  revision: 1,
  ...change,
});

/** Answers the calls about reservations by the contract, for one guest; five times every day. */
export class ReservationsStandIn {
  areas: { id: number; name: string }[] = [];
  largestParty = 8;
  contactText = 'Call us for larger tables.';
  /** Instants that somebody else has, and dates on which nothing is offered. */
  readonly full = new Set<string>();
  readonly closed = new Set<string>();
  readonly stored = new Map<string, Reservation>();
  readonly sent: Sent[] = [];
  readonly #held = new Map<Name, Promise<void>>();
  readonly #answers: { name: Name; reply: Reply | 'no reply' | 'reply lost' }[] = [];

  /** Until then calls of this name wait for their reply. @returns lets them go on */
  hold(name: Name): () => void {
    const { promise, resolve } = newPromise();
    this.#held.set(name, promise);
    return resolve;
  }

  /** Answers the next call of this name so; `reply lost` does what was asked all the same. */
  next(name: Name, reply: Reply | 'no reply' | 'reply lost'): void {
    this.#answers.push({ name, reply });
  }

  calls(name: Name): Sent[] {
    return this.sent.filter((one) => one.name === name);
  }

  /** The free times of a day, as a refusal names them. */
  daysOf(date: string) {
    const times = clocks
      .map((time) => ({ time, instant: instantOf(date, time), offset: '+00:00', is_free: true }))
      .filter(({ instant }) => !this.full.has(instant));
    return [{ date, times }];
  }

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(new URL(String(input), location.origin), init);
    const url = new URL(request.url);
    const path = url.pathname.replace('/api', '');
    if (path === '/v2/guests') {
      return Response.json({ data: { guest_token: 'guest-token' } }, { status: 201 });
    }
    const name = nameOf(request.method, path);
    if (!name) return Response.json({ error: 'No', code: 'not_found' }, { status: 404 });
    const text = await request.text();
    const read: unknown = text === '' ? {} : JSON.parse(text);
    const sent = { name, url, headers: request.headers, body: isRecord(read) ? read : {} };
    this.sent.push(sent);
    await this.#held.get(name);
    const index = this.#answers.findIndex((one) => one.name === name);
    const given = index === -1 ? null : this.#answers.splice(index, 1)[0]?.reply;
    if (given === 'no reply') throw new TypeError('Failed to fetch');
    const reply = given && given !== 'reply lost' ? given : this.#reply(sent, path);
    if (given === 'reply lost') throw new TypeError('Failed to fetch');
    return Response.json(reply.body, { status: reply.status });
  };

  #reply({ name, url, body }: Sent, path: string): Reply {
    const id = path.split('/')[3] ?? '';
    const found = this.stored.get(id);
    if (name === 'listReservationTimes') return this.#times(url.searchParams);
    if (name === 'listOwnReservations') return ok([...this.stored.values()]);
    if (name === 'holdTable') return this.#hold(body);
    if (!found) return refusal(404, 'unknown_reservation', 'There is no such reservation.');
    switch (name) {
      case 'getReservation':
        return ok(found);
      case 'confirmReservation':
        return ok(this.#store({ ...found, ...body, state: 'confirmed', held_until: null }));
      case 'changeReservation': {
        const starts = clockOf(String(body.instant));
        const revision = found.revision + 1;
        const { instant: _instant, ...change } = body;
        return ok(this.#store({ ...found, ...change, starts, revision }));
      }
      case 'cancelReservation':
        return ok(this.#store({ ...found, state: 'cancelled', changes_until: null }));
      default:
        return ok({});
    }
  }

  #times(query: URLSearchParams): Reply {
    const first = Date.parse(`${query.get('from')}T00:00:00Z`);
    const dates = Array.from({ length: Number(query.get('days')) }, (_, index) =>
      new Date(first + index * dayMs).toISOString().slice(0, 10),
    );
    const own = this.stored.get(query.get('reservation_id') ?? '')?.starts.instant;
    const isTooLarge = Number(query.get('party')) > this.largestParty;
    const offered = dates.filter((date) => !this.closed.has(date) && !isTooLarge);
    return ok({
      days: offered.map((date) => ({
        date,
        times: clocks.map((time) => {
          const instant = instantOf(date, time);
          const is_free = instant === own || !this.full.has(instant);
          return { time, instant, offset: '+00:00', is_free };
        }),
      })),
      areas: this.areas,
      largest_party: this.largestParty,
      contact_text: this.contactText,
      last_date: dateIn(59),
    });
  }

  /** In place of what is held already (rule R91). */
  #hold(body: Record<string, unknown>): Reply {
    const instant = String(body.instant);
    if (this.full.has(instant)) {
      const days = this.daysOf(instant.slice(0, 10));
      return refusal(409, 'table_taken', 'This time has just been taken.', { days });
    }
    for (const one of this.stored.values()) {
      if (one.state === 'held') this.stored.set(one.id, { ...one, state: 'cancelled' });
    }
    const id = `0000001${this.stored.size}-0000-4000-8000-000000000000`;
    const held = sampleReservation({
      id,
      state: 'held',
      starts: clockOf(instant),
      party: Number(body.party),
      held_until: new Date(Date.now() + 600_000).toISOString(),
      changes_until: null,
    });
    return { status: 201, body: { data: this.#store(held) } };
  }

  #store(reservation: Reservation): Reservation {
    this.stored.set(reservation.id, reservation);
    return reservation;
  }
}

const ok = (data: unknown): Reply => ({ status: 200, body: { data } });
export const refusal = (status: number, code: string, error: string, more: object = {}): Reply => ({
  status,
  body: { error, code, ...more },
});

function nameOf(method: string, path: string): Name | null {
  for (const [name, route] of Object.entries(reservationRoutes)) {
    const pattern = new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    if (route.method === method && pattern.test(path) && isName(name)) return name;
  }
  return null;
}

const isName = (name: string): name is Name => name in reservationRoutes;
