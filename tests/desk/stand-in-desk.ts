import type { OrderStatus } from '#schemas/api/orders.ts';
import type { StaffMember, StaffOrder, StaffOrdersEvent } from '#schemas/api/staff.ts';
import type { DeskSession } from '#schemas/api/staff-people.ts';
import { StandInStreams } from '../ui/api/stand-in-streams.ts';

export const ann: StaffMember = {
  id: '00000000-0000-4000-8000-0000000000aa',
  name: 'Ann',
  email: 'ann@corner.test',
  role: 'manager',
  restaurant_id: 1,
};

const forward: readonly OrderStatus[] = ['placed', 'accepted', 'preparing', 'ready', 'completed'];

type Sent = { orderId: string; to: OrderStatus; key: string };

/** The staff's calls as the server answers them: a step is taken once for a key, and only forward. */
export class StandInDesk {
  isOffline = false;
  /** null: Ann is signed in by her password. */
  device: DeskSession['device'] = null;
  /** The operator holds the site: no change is taken. */
  suspended: DeskSession['suspended'] = undefined;
  /** Nobody is signed in any more. */
  isOver = false;
  readonly streams = new StandInStreams();
  readonly taken: Sent[] = [];
  readonly #orders = new Map<string, StaffOrder>();
  readonly #doneBy = new Set<string>();
  #events = 100;

  constructor(orders: readonly StaffOrder[]) {
    for (const order of orders) this.#orders.set(order.id, order);
  }

  orderOf(id: string): StaffOrder {
    const order = this.#orders.get(id);
    if (!order) throw new Error(`no order ${id}`);
    return order;
  }

  /** Another tablet, or the customer, moves an order; the stream brings it where one is open. */
  move(id: string, status: OrderStatus): StaffOrder {
    const order = this.orderOf(id);
    const at = new Date().toISOString();
    const { promised_at } = order;
    this.#events += 1;
    const step = { id: this.#events, status, actor: 'staff' as const, reason: '', by: null };
    const moved = { ...order, status, events: [...order.events, { ...step, promised_at, at }] };
    return this.put(moved);
  }

  put(order: StaffOrder): StaffOrder {
    this.#orders.set(order.id, order);
    if (!this.isOffline) this.send({ type: 'one', order });
    return order;
  }

  send(event: StaffOrdersEvent): void {
    if (this.streams.opened.length > 0) this.streams.last.sendData(JSON.stringify(event));
  }

  cutOff(): void {
    this.isOffline = true;
    if (this.streams.opened.length > 0) this.streams.last.lose();
  }

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(String(input), window.location.href);
    if (this.isOffline) throw new TypeError('Failed to fetch');
    if (this.isOver)
      return Response.json({ code: 'staff_session_expired', error: '' }, { status: 401 });
    if (pathname.endsWith('/staff/orders/events')) {
      const reply = this.streams.follow();
      this.send({ type: 'all', orders: [...this.#orders.values()] });
      return reply;
    }
    if (pathname.endsWith('/staff/orders')) return json(200, [...this.#orders.values()]);
    if (pathname.endsWith('/staff/desk')) {
      const { device, suspended } = this;
      return json(200, { device, person: ann, seconds_left: null, suspended });
    }
    if (pathname.endsWith('/staff/session')) return json(200, init?.method === 'DELETE' ? {} : ann);
    const orderId = /orders\/([^/]+)\/status$/.exec(pathname)?.[1];
    if (orderId === undefined) return json(404, {});
    const { to } = JSON.parse(String(init?.body));
    const key = new Headers(init?.headers).get('idempotency-key') ?? '';
    return this.#take({ orderId, to, key });
  };

  #take(sent: Sent): Response {
    const { orderId, to, key } = sent;
    const order = this.orderOf(orderId);
    if (this.#doneBy.has(key) || order.status === to) return json(200, order);
    const isForward = to === 'rejected' || forward.indexOf(to) > forward.indexOf(order.status);
    if (!isForward || !forward.includes(order.status)) {
      const error = `This is not possible any more: the order is ${order.status}.`;
      return Response.json({ error, code: 'order_state' }, { status: 409 });
    }
    this.taken.push(sent);
    this.#doneBy.add(key);
    return json(200, this.move(orderId, to));
  }
}

const json = (status: number, data: unknown): Response => Response.json({ data }, { status });
