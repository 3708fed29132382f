import type { StaffTable } from '#schemas/api/staff-tabs.ts';
import type { Tab, TableCall, TabPayment } from '#schemas/api/tabs.ts';
import { isRecord } from '#schemas/is-record.ts';
import { evening, uuid } from './sample-tab.ts';
import { idIn, json, refused, shortOf } from './tab-replies.ts';

type Sent = { method: string; path: string; body: Record<string, unknown>; key: string | null };
type Place = { table: StaffTable; tab: Tab | null };

const at = new Date(evening).toISOString();

/** Stands for the server: one restaurant's tables and tabs, and every tablet that follows them. */
export class TabsServer {
  readonly areas = [
    { id: 1, name: 'Inside' },
    { id: 2, name: 'Terrace' },
  ];
  places: Place[] = [];
  /** Tabs that are closed now. */
  readonly closed: Tab[] = [];
  state: 'answers' | 'frozen' | 'unreached' = 'answers';
  /** The next call that changes something is done, and its reply is lost. */
  losesReply = false;
  readonly sent: Sent[] = [];
  readonly #followers = new Set<ReadableStreamDefaultController<Uint8Array>>();
  readonly #doneBy = new Map<string, Tab>();
  #ids = 5000;

  constructor(tables: readonly StaffTable[], tabs: Readonly<Record<number, Tab>> = {}) {
    this.places = tables.map((table) => ({ table, tab: tabs[table.id] ?? null }));
  }

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { method, url, headers } = request;
    const path = new URL(url).pathname.replace(/^\/api/, '');
    if (this.state === 'unreached') throw new TypeError('Failed to fetch');
    if (path.endsWith('/staff/orders/events')) return this.#follow();
    if (path.endsWith('/staff/orders')) return json([]);
    const isOfTables = /\/(?:dining-room|tabs|table-calls|phone-orders)\b/.test(path);
    if (!isOfTables) return Response.json({ error: 'No', code: 'not_found' }, { status: 404 });
    if (this.state === 'frozen') {
      const error = 'This takes longer than it should. Please try again in a few seconds.';
      return Response.json(
        { error, code: 'database_unavailable', retry_after: 1 },
        { status: 503, headers: { 'retry-after': '1' } },
      );
    }
    if (path.endsWith('/dining-room')) return json(this.overview());
    if (method === 'GET') return this.#replyOf(this.tabOf(idIn(path)));
    const text = await request.text();
    const body: unknown = text === '' ? {} : JSON.parse(text);
    const sent = {
      method,
      path,
      body: isRecord(body) ? body : {},
      key: headers.get('idempotency-key'),
    };
    this.sent.push(sent);
    const reply = this.#write(sent);
    this.announce();
    if (!this.losesReply) return reply;
    this.losesReply = false;
    throw new TypeError('Failed to fetch');
  };

  /** What every instance sends to those who follow a restaurant's orders. */
  announce(): void {
    const text = `data: ${JSON.stringify({ type: 'tabs', restaurant_id: 1 })}\n\n`;
    for (const follower of this.#followers) follower.enqueue(new TextEncoder().encode(text));
  }

  /** A guest at a table asks for somebody. */
  call(tableId: number, kind: TableCall['kind'], since = at): void {
    const { table } = this.placeOf(tableId);
    this.#ids += 1;
    table.calls = [...table.calls, { id: uuid(this.#ids), kind, at: since, answered_at: null }];
    this.announce();
  }

  placeOf(tableId: number): Place {
    const place = this.places.find(({ table }) => table.id === tableId);
    if (!place) throw new Error(`no table ${tableId}`);
    return place;
  }

  tabOf(id: string): Tab {
    const open = this.places.find(({ tab }) => tab?.id === id)?.tab;
    const tab = open ?? this.closed.find((one) => one.id === id);
    if (!tab) throw new Error(`no tab ${id}`);
    return tab;
  }

  overview() {
    return {
      currency: 'AUD',
      areas: this.areas,
      tables: this.places.map(({ table, tab }) => ({ ...table, tab: tab && shortOf(tab) })),
    };
  }

  #write({ path, method, body, key }: Sent): Response {
    const callId = /table-calls\/([^/]+)\/answer$/.exec(path)?.[1];
    if (callId !== undefined) return this.#answer(callId);
    if (path.endsWith('/phone-orders')) return this.#order(String(body.tab_id));
    if (path.endsWith('/restaurants/1/tabs')) return this.#open(body);
    const tab = this.tabOf(idIn(path));
    if (tab.state === 'closed') return refused('tab_closed', 'The tab is closed.');
    if (key !== null && this.#doneBy.has(key)) return this.#replyOf(tab);
    const paymentId = /payments\/([^/]+)/.exec(path)?.[1];
    if (paymentId !== undefined) return this.#settle(tab, paymentId, method !== 'DELETE');
    if (path.endsWith('/held-cards/charge')) return this.#charge(tab, Number(body.expected_amount));
    const cardId = /held-cards\/([^/]+)$/.exec(path)?.[1];
    if (cardId !== undefined) return this.#release(tab, cardId);
    if (path.endsWith('/payments')) return this.#pay(tab, body, key);
    if (path.endsWith('/move')) return this.#move(tab, Number(body.table_id));
    if (path.endsWith('/join')) return this.#join(tab, String(body.other_tab_id));
    if (path.endsWith('/split')) return this.#split(tab, body);
    return this.#close(tab, String(body.unpaid_reason));
  }

  #answer(callId: string): Response {
    for (const { table } of this.places) {
      table.calls = table.calls.filter(({ id }) => id !== callId);
    }
    return json({ id: callId, kind: 'waiter', at, answered_at: at });
  }

  #open({ table_id: tableId, name }: Sent['body']): Response {
    const place = this.placeOf(Number(tableId));
    if (place.tab) return refused('tab_open', 'A tab is open at this table already.');
    place.tab = this.#blank(place.table, String(name));
    return json(place.tab, 201);
  }

  #order(tabId: string): Response {
    if (this.tabOf(tabId).state === 'closed') return refused('tab_closed', 'This tab is closed.');
    return json({ guest_id: 1_000_001, guest_token: 'caller', table_token: 'table-2' }, 201);
  }

  #blank(table: StaffTable, name: string): Tab {
    this.#ids += 1;
    return {
      id: uuid(this.#ids),
      restaurant_id: 1,
      table: table.name,
      area: this.areas.find(({ id }) => id === table.area_id)?.name ?? '',
      state: 'open',
      code: '1357',
      currency: 'AUD',
      opened_at: at,
      closed_at: null,
      own_guest_id: null,
      guests: [{ id: this.#ids, name, choosing: 0 }],
      rounds: [],
      payments: [],
      held_cards: [],
      card_hold: null,
      split: null,
      total: 0,
      paid: 0,
      held: 0,
      open: 0,
      tips: 0,
      tip_percents: [10],
      cash_step: 0.05,
    };
  }

  #pay(
    tab: Tab,
    { what, tip_amount: tip, expected_amount: amount }: Sent['body'],
    key: string | null,
  ) {
    const kind = isRecord(what) ? what.kind : null;
    const expected = Number(amount);
    if (expected > tab.open || (kind === 'rest' && expected !== tab.open)) {
      return refused('tab_changed', 'What is left of the bill has changed.', tab);
    }
    this.#ids += 1;
    tab.payments.push({
      id: uuid(this.#ids),
      guest_id: null,
      kind: 'amount',
      method: 'cash',
      state: 'paid',
      amount: expected,
      tip: Number(tip),
      points: 0,
      gift_cards: 0,
      refunded: 0,
      by_held_card: false,
      to_pay: expected + Number(tip),
      at,
      expires_at: null,
    });
    tab.open -= expected;
    tab.paid += expected;
    tab.tips += Number(tip);
    if (key !== null) this.#doneBy.set(key, tab);
    return json(tab, 201);
  }

  #settle(tab: Tab, paymentId: string, isReceived: boolean): Response {
    const payment = tab.payments.find(({ id }) => id === paymentId);
    if (payment?.state !== 'held') {
      return refused('tab_payment_state', 'The payment is done, or was dropped.');
    }
    const { amount } = payment;
    tab.held -= amount;
    if (isReceived) {
      tab.paid += amount;
      payment.state = 'paid';
    } else {
      tab.open += amount;
      tab.payments = tab.payments.filter((one: TabPayment) => one !== payment);
    }
    return this.#replyOf(tab);
  }

  #move(tab: Tab, tableId: number): Response {
    const place = this.placeOf(tableId);
    if (place.tab) return refused('tab_open', 'A tab is open at this table already.');
    for (const one of this.places) if (one.tab === tab) one.tab = null;
    tab.table = place.table.name;
    place.tab = tab;
    return this.#replyOf(tab);
  }

  #join(tab: Tab, otherId: string): Response {
    const other = this.tabOf(otherId);
    if (other.state === 'closed') return refused('tab_closed', 'The tab is closed.');
    tab.rounds = [...tab.rounds, ...other.rounds];
    tab.guests = [...tab.guests, ...other.guests];
    tab.total += other.total;
    tab.open += other.open;
    this.#end(other);
    return this.#replyOf(tab);
  }

  #split(tab: Tab, { order_ids: ids, table_id: tableId, name }: Sent['body']): Response {
    const place = this.placeOf(Number(tableId));
    if (place.tab) return refused('tab_open', 'A tab is open at this table already.');
    const taken = tab.rounds.filter(({ order_id: id }) => Array.isArray(ids) && ids.includes(id));
    const sum = taken.reduce((all, { total }) => all + total, 0);
    place.tab = { ...this.#blank(place.table, String(name)), rounds: taken, total: sum, open: sum };
    tab.rounds = tab.rounds.filter((round) => !taken.includes(round));
    tab.total -= sum;
    tab.open -= sum;
    return this.#replyOf(place.tab);
  }

  #charge(tab: Tab, expected: number): Response {
    if (expected !== tab.open) return refused('tab_changed', 'The bill has changed.', tab);
    tab.paid += tab.open;
    tab.open = 0;
    tab.held_cards = [];
    this.#end(tab);
    return this.#replyOf(tab);
  }

  #release(tab: Tab, cardId: string): Response {
    tab.held_cards = tab.held_cards.filter(({ id }) => id !== cardId);
    return this.#replyOf(tab);
  }

  #close(tab: Tab, reason: string): Response {
    if (tab.held > 0 || (tab.open > 0 && reason === '')) {
      return refused('tab_unpaid', 'Something on the tab is unpaid, or being paid.');
    }
    this.#end(tab);
    return this.#replyOf(tab);
  }

  #end(tab: Tab): void {
    tab.state = 'closed';
    tab.closed_at = at;
    this.closed.push(tab);
    for (const one of this.places) if (one.tab === tab) one.tab = null;
  }

  /** A copy: what was sent does not change afterwards. */
  #replyOf(tab: Tab): Response {
    return json(tab);
  }

  #follow(): Response {
    const followers = this.#followers;
    let own: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        own = controller;
        followers.add(own);
        own.enqueue(new TextEncoder().encode('data: {"type":"all","orders":[]}\n\n'));
      },
      cancel: () => void followers.delete(own),
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }
}
