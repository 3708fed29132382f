import type { Tab, TableCall, TabRound } from '#schemas/api/tabs.ts';
import { refusal, type Sent, type StandInServer } from '../checkout/stand-in-server.ts';
import { noonInSydney } from '../checkout/sample-slots.ts';
import { code as token, serverWithTable } from './open-table.ts';

type Reply = { status: number; body: unknown };

export const tabId = '11111111-0000-4000-8000-000000000001';
const at = new Date(noonInSydney).toISOString();

/** A tab of table 12 without a dish, that Ana (1) has opened; its code is 4821. */
export function sampleTab(part: Partial<Tab> = {}): Tab {
  return {
    id: tabId,
    restaurant_id: 7,
    table: '12',
    area: 'Terrace',
    state: 'open',
    code: '4821',
    currency: 'AUD',
    opened_at: at,
    closed_at: null,
    own_guest_id: null,
    guests: [{ id: 1, name: 'Ana', choosing: 0 }],
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
    tip_percents: [],
    cash_step: null,
    ...part,
  };
}

/** What Ana ordered: a beer twice, which is served. */
export function sampleRound(part: Partial<TabRound> = {}): TabRound {
  return {
    order_id: '22222222-0000-4000-8000-000000000001',
    number: '40',
    guest_id: 1,
    status: 'completed',
    placed_at: at,
    total: 16,
    unpaid: 16,
    lines: [
      {
        id: 1,
        name: 'Beer',
        details: 'Large',
        notes: '',
        units: [
          { amount: 8, state: 'open', guest_id: null },
          { amount: 8, state: 'open', guest_id: null },
        ],
      },
    ],
    ...part,
  };
}

/** Answers calls about the tab of table 12 by the contract (schemas/api/tabs.ts). */
export class StandInTabs {
  /** Of the table; null: none is open. */
  tab: Tab | null = null;
  calls: TableCall[] = [];
  /** Whoever reads it is staff, who are no guests of it. */
  isReadByStaff = false;
  readonly server: StandInServer;
  #isJoined = false;

  constructor(server = serverWithTable()) {
    this.server = server;
    server.further = (sent, path) => this.#reply(sent, path);
  }

  /** The guest of the browser is on it, as Mia (2). */
  join(tab: Tab | null = this.tab): void {
    this.#isJoined = true;
    if (!tab) return;
    const guests = tab.guests.some(({ id }) => id === 2)
      ? tab.guests
      : [...tab.guests, { id: 2, name: 'Mia', choosing: 0 }];
    this.tab = { ...tab, own_guest_id: 2, guests };
  }

  #reply({ name, body }: Sent, path: string): Reply | null {
    const asked = new Map(Object.entries(JSON.parse(JSON.stringify(body ?? {}))));
    const named = String(asked.get('name') ?? '');
    switch (name) {
      case 'findTableTab': {
        if (!path.startsWith(`/v2/tables/${token}/`)) return refusal(404, 'unknown_table', 'No.');
        const isOpen = this.tab?.state === 'open';
        const isOwn = isOpen && this.#isJoined;
        const state = isOwn ? 'joined' : isOpen ? 'open' : 'none';
        return ok({ state, tab_id: isOwn ? (this.tab?.id ?? null) : null });
      }
      case 'openTab': {
        if (this.tab?.state === 'open' && !this.#isJoined)
          return refusal(409, 'tab_open', 'A tab is open at this table already.');
        const id = this.tab ? '11111111-0000-4000-8000-000000000002' : tabId;
        this.tab = sampleTab({ id, guests: [] });
        return { status: 201, body: this.#sit(named) };
      }
      case 'joinTab':
        if (this.tab?.state !== 'open') return refusal(409, 'no_open_tab', 'No tab is open here.');
        if (asked.get('code') !== this.tab.code)
          return refusal(422, 'wrong_tab_code', 'The code is not that of the tab.');
        return { status: 200, body: this.#sit(named) };
      case 'getTab':
        return (this.#isJoined || this.isReadByStaff) && this.tab && path.endsWith(this.tab.id)
          ? ok(this.tab)
          : refusal(404, 'unknown_tab', 'There is no such tab.');
      case 'renameTabGuest':
        return { status: 200, body: this.#sit(named) };
      case 'closeTab':
        if (this.tab) this.tab = { ...this.tab, state: 'closed', closed_at: at };
        return ok(this.tab);
      case 'listTableCalls':
        return ok(this.calls);
      case 'callStaff': {
        const kind = asked.get('kind') === 'bill' ? 'bill' : 'waiter';
        const id = `33333333-0000-4000-8000-00000000000${this.calls.length}`;
        const call: TableCall = { id, kind, at, answered_at: null };
        this.calls = [...this.calls, call];
        return { status: 201, body: { data: call } };
      }
      default:
        return null;
    }
  }

  #sit(name: string): { data: Tab | null } {
    this.join();
    if (this.tab) {
      const others = this.tab.guests.filter(({ id }) => id !== 2);
      this.tab = { ...this.tab, guests: [...others, { id: 2, name, choosing: 0 }] };
    }
    return { data: this.tab };
  }

  /** Writes the order of a round onto the tab, as placing it does. */
  write(): void {
    const { tab } = this;
    const order = [...this.server.orders.values()].at(-1);
    if (!tab || !order) throw new Error('There is no tab, or nothing was ordered.');
    const round = sampleRound({
      order_id: order.id,
      number: order.number,
      guest_id: 2,
      status: order.status,
      total: order.total,
      unpaid: order.total,
      lines: order.items.map(({ id, name, quantity, item_total: total }) => ({
        id,
        name: name ?? '',
        details: '',
        notes: '',
        units: Array.from({ length: quantity }, () => ({
          amount: total / quantity,
          state: 'open' as const,
          guest_id: null,
        })),
      })),
    });
    const total = tab.total + order.total;
    this.tab = { ...tab, rounds: [...tab.rounds, round], total, open: total - tab.paid - tab.held };
  }
}

const ok = (data: unknown): Reply => ({ status: 200, body: { data } });
