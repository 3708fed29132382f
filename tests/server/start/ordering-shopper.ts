import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { contract } from '#schemas/api/contract.ts';
import type { Order } from '#schemas/api/orders.ts';
import type { Slot } from '#schemas/api/slots.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { customer, lemonade } from '../setup/shopper.ts';
import { start } from './kill-test-setup.ts';

type Json = Record<string, unknown>;
type Reply = { status: number; body: unknown; retryAfter: number };

export type Servers = {
  /** Where the server of this moment listens. */
  origin: () => string;
  /** Between two servers there is a rest, so that the next one can start. */
  isOpen: () => Promise<void>;
  /** An order is being sent. */
  onPlacing: () => void;
  /** A call was answered, after so many ms. */
  onAnswer?: (status: number, ms: number) => void;
};

/** Asks whatever server there is; one that is killed meanwhile gives null. */
async function ask(
  { origin, onAnswer }: Servers,
  call: { method: string; path: string; headers?: Record<string, string>; body?: Json },
): Promise<Reply | null> {
  const { method, path, headers, body } = call;
  const begun = performance.now();
  try {
    const reply = await fetch(`${origin()}/api${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { status } = reply;
    const answer = { status, body: await reply.json() };
    onAnswer?.(status, performance.now() - begun);
    return { ...answer, retryAfter: Number(reply.headers.get('retry-after') ?? 0) };
  } catch {
    return null;
  }
}

/** The same call until somebody answers it; an answer that is asked to be repeated is none. */
async function insist(
  servers: Servers,
  call: Parameters<typeof ask>[1],
  onRepeat: () => void = () => undefined,
): Promise<Reply> {
  for (;;) {
    const reply = await ask(servers, call);
    if (reply && reply.status !== 503) return reply;
    onRepeat();
    if (reply) await setTimeout(reply.retryAfter * 1000);
    await servers.isOpen();
  }
}

type Shopper = {
  guestId: number;
  slot: Slot;
  isDone: () => boolean;
  /** An order was acknowledged; with the headers it was sent with. */
  onPlaced?: (order: Order, headers: Record<string, string>) => void;
};

export type Shopping = {
  /** The orders that were acknowledged. */
  placed: string[];
  refused: string[];
  /** How many orders were sent again, for the server was killed before it answered. */
  repeated: number;
};

export async function readSlot(servers: Servers): Promise<Slot> {
  const path = `/v2/slots?restaurant_id=${small.restaurant}&order_type=pickup`;
  const reply = await insist(servers, { method: 'GET', path });
  const { days } = contract.getSlots.reply.parse(reply.body).data;
  const slot = days.at(-1)?.slots.at(-1);
  if (!slot) throw new Error('There is no time to order for');
  return slot;
}

/** A number and its token; like a page it draws another one where an answer was lost on its way. */
async function claimNumber(servers: Servers, first: number) {
  for (let guestId = first; ; guestId += 1000) {
    const claim = { method: 'POST', path: '/v2/guests', body: { guest_id: guestId } };
    const { status, body } = await insist(servers, claim);
    if (status === 200 || status === 201) {
      return { guestId, token: contract.claimGuest.reply.parse(body).data.guest_token };
    }
    if (!JSON.stringify(body).includes('"guest_taken"')) {
      throw new Error(`No guest: ${status} ${JSON.stringify(body)}`);
    }
  }
}

/**
 * A guest who orders again and again until told to stop, in cash and by card in turns, and sends an
 * order that nobody answered once more with its key.
 */
export async function shopUntil(
  servers: Servers,
  { guestId: firstGuestId, slot, isDone, onPlaced }: Shopper,
): Promise<Shopping> {
  const { guestId, token } = await claimNumber(servers, firstGuestId);
  const headers = { authorization: `Bearer ${token}` };
  const restaurant_id = small.restaurant;
  const [placed, refused]: [string[], string[]] = [[], []];
  let repeated = 0;
  const query = new URLSearchParams({
    guest_id: String(guestId),
    restaurant_id: String(restaurant_id),
    coupon_code: start.code,
    pickup_date: slot.date,
    pickup_time: slot.time,
  });
  for (let round = 0; ; round += 1) {
    await servers.isOpen();
    if (isDone()) return { placed, refused, repeated };
    const line = { ...lemonade, restaurant_id, guest_id: guestId, quantity: 1 + (round % 3) };
    await ask(servers, { method: 'POST', path: '/v2/cart', headers, body: line });
    const seen = await ask(servers, { method: 'GET', path: `/v2/cart?${query}`, headers });
    if (seen?.status !== 200) continue;
    const { version, total, item_count: count } = contract.getCart.reply.parse(seen.body).data;
    if (count === 0) continue;
    servers.onPlacing();
    const order = {
      method: 'POST',
      path: '/v2/orders',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: {
        guest_id: guestId,
        restaurant_id,
        cart_version: version,
        expected_total: total,
        delivery_method: 'pickup',
        pickup_date: slot.date,
        pickup_time: slot.time,
        payment_method: round % 2 === 0 ? 'cashOnDelivery' : 'card',
        coupon_code: start.code,
        guest_details: customer,
      },
    };
    const reply = await insist(servers, order, () => (repeated += 1));
    if (reply.status === 201) {
      const placedOrder = contract.placeOrder.reply.parse(reply.body).data;
      placed.push(placedOrder.id);
      onPlaced?.(placedOrder, headers);
    } else {
      refused.push(JSON.stringify(reply.body));
    }
  }
}
