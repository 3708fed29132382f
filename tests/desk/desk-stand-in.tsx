import { onTestFinished } from 'vitest';
import type { StaffOrder } from '#schemas/api/staff.ts';
import type { Invitation } from '#schemas/api/staff-invitations.ts';
import type { DeskSession, ListedDevice, ListedPerson } from '#schemas/api/staff-people.ts';
import type { StandInStreams } from '../ui/api/stand-in-streams.ts';
import { newtown } from '../src/site-boot.ts';
import { closeDesks, openDesk } from './open-desk.tsx';

const restaurantId = newtown.restaurant.id;

/** Somebody with a PIN. */
export const personOf = (name: string, change: Partial<ListedPerson> = {}): ListedPerson => ({
  id: `${[...name].map((letter) => letter.charCodeAt(0)).join('')}`.slice(0, 36),
  name,
  email: null,
  role: 'staff',
  restaurant_id: restaurantId,
  has_pin: true,
  has_second_factor: false,
  is_active: true,
  ...change,
});

const tablet = {
  id: '00000000-0000-4000-8000-00000000000a',
  name: 'Tablet at Newtown',
  restaurant_id: restaurantId,
};

export const deviceOf = (name: string): ListedDevice => ({
  ...tablet,
  name,
  registered_by: 'Olive',
  registered_at: '2026-11-20T02:00:00.000Z',
  last_used_at: '2026-11-21T02:00:00.000Z',
});

export const invitationOf = (email: string, change: Partial<Invitation> = {}): Invitation => ({
  id: '00000000-0000-4000-8000-00000000000b',
  email,
  role: 'manager',
  restaurant_id: restaurantId,
  invited_by: 'Olive',
  sent_at: '2026-11-20T02:00:00.000Z',
  expires_at: '2026-11-27T02:00:00.000Z',
  is_expired: false,
  ...change,
});

type Seen = {
  method: string;
  path: string;
  body: unknown;
  /** Its Idempotency-Key. */
  key: string | null;
  /** The query, with its question mark. */
  search: string;
};
type Reply = { status: number; body: unknown };

/** Speaks the protocol of the desk at the network's edge, for one browser. */
export class DeskStandIn {
  readonly calls: Seen[] = [];
  /** PINs and whose they are. */
  readonly pins = new Map<string, ListedPerson>();
  people: ListedPerson[] = [];
  devices: ListedDevice[] = [];
  invitations: Invitation[] = [];
  orders: StaffOrder[] = [];
  /** Answers a call otherwise, where it gives a reply. */
  refuse: (call: Seen) => Reply | null | Promise<Reply> = () => null;
  session: DeskSession;
  /** Those who follow the orders; null: that call is refused, and they ask again and again. */
  streams: StandInStreams | null = null;

  constructor(person: ListedPerson | null, isDevice = true) {
    const device = isDevice ? tablet : null;
    this.session = { device, person, seconds_left: isDevice && person ? 300 : null };
  }

  readonly fetch: typeof globalThis.fetch = async (url, init) => {
    const { pathname, search } = new URL(String(url), window.location.origin);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    const key = new Headers(init?.headers).get('idempotency-key');
    const path = pathname.replace(/^\/api/, '');
    const call = { method: init?.method ?? 'GET', path, search, body, key };
    this.calls.push(call);
    if (this.streams && path === '/v2/staff/orders/events') return this.streams.follow();
    const { status, body: reply } = (await this.refuse(call)) ?? this.answer(call);
    return new Response(JSON.stringify(reply), { status });
  };

  sent(method: string, path: string | RegExp): unknown[] {
    const isMeant = (at: string) => (typeof path === 'string' ? at === path : path.test(at));
    return this.calls.filter((it) => it.method === method && isMeant(it.path)).map((it) => it.body);
  }

  private answer({ method, path, body }: Seen): Reply {
    const fields = new Map<string, unknown>(Object.entries(Object(body)));
    const at = `${method} ${path}`;
    if (at === 'GET /v2/staff/desk') return this.here();
    if (at === 'POST /v2/staff/session' && this.session.person) return ok(this.session.person);
    if (at === 'POST /v2/staff/desk/person') {
      const person = this.pins.get(String(fields.get('pin')));
      if (!person) return refusal(403, 'wrong_pin', 'Nobody here has this PIN. Try again.');
      this.session = { ...this.session, person, seconds_left: 300 };
      return this.here();
    }
    if (at === 'DELETE /v2/staff/desk/person') {
      this.session = { ...this.session, person: null, seconds_left: null };
      return this.here();
    }
    if (at === 'POST /v2/staff/devices') {
      this.session = { device: tablet, person: null, seconds_left: null };
      return this.here(201);
    }
    if (at === 'GET /v2/staff/orders') return ok(this.orders);
    if (path.endsWith('/status')) return this.move(path, String(fields.get('to')));
    if (at === 'GET /v2/staff/people') return ok(this.people);
    if (at === 'GET /v2/staff/devices') return ok(this.devices);
    if (at === 'GET /v2/staff/invitations') return ok(this.invitations);
    if (at === 'POST /v2/staff/invitations') {
      const invitation = invitationOf(String(fields.get('email')));
      this.invitations = [invitation, ...this.invitations];
      return ok(invitation, 201);
    }
    if (path.startsWith('/v2/staff/invitations/')) {
      if (method === 'DELETE') this.invitations = [];
      return ok({});
    }
    if (at === 'POST /v2/staff/people') {
      const person = personOf(String(fields.get('name')));
      this.people = [...this.people, person];
      return ok(person, 201);
    }
    if (method === 'PATCH') {
      const { pin: _told, ...change } = Object(body);
      this.people = this.people.map((person) =>
        path.endsWith(person.id) ? { ...person, ...change } : person,
      );
      return ok(this.people.find(({ id }) => path.endsWith(id)));
    }
    if (method === 'DELETE') {
      this.devices = [];
      return ok({});
    }
    return refusal(404, 'not_found', 'There is nothing here.');
  }

  private here(status = 200): Reply {
    return ok(this.session, status);
  }

  private move(path: string, to: string): Reply {
    if (this.session.person === null) {
      return refusal(403, 'pin_required', 'Enter your PIN first.');
    }
    this.orders = this.orders.map((order) =>
      path.includes(order.id)
        ? { ...order, status: to === 'ready' ? 'ready' : 'preparing' }
        : order,
    );
    return ok(this.orders.find(({ id }) => path.includes(id)));
  }
}

const ok = (data: unknown, status = 200): Reply => ({ status, body: { data } });
export const refusal = (status: number, code: string, error: string): Reply => ({
  status,
  body: { code, error },
});

/** Opens the desk at an address, signed in as the stand-in says, until the test ends. */
export function drawDesk(
  server: DeskStandIn,
  address = '/desk',
  options: Parameters<typeof openDesk>[2] = {},
) {
  onTestFinished(closeDesks);
  return openDesk(server, address, options);
}
