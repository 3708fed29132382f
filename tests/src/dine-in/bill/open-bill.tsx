import axe from 'axe-core';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/api/client.ts';
import { ChakraRoot } from '#src/chakra/chakra-root.tsx';
import { PayTab } from '#src/features/dine-in/bill/pay-tab.tsx';
import type { Tab, TabPayment } from '#schemas/api/tabs.ts';
import type { PaymentAction } from '#schemas/api/payments.ts';
import { drawInStorefront } from '../../draw-in-storefront.tsx';
import { menuOf } from '../../sample-menu.ts';
import { mia, payment, tabId, tabOf } from './sample-tab.ts';

type Sent = { at: string; key: string | null; body: unknown };
type Answer = { status: number; body: unknown } | 'no reply' | 'reply lost';

/**
 * A server by the contract that has one tab: a payment is begun with the amount that was expected, a
 * key answers alike, and a test may answer a call itself.
 */
export class TabServer {
  tab: Tab;
  action: PaymentAction | null = null;
  /** The points of Mia; null: she has no account. */
  points: number | null = null;
  readonly sent: Sent[] = [];
  readonly #answers = new Map<string, Answer[]>();
  readonly #begun = new Set<string | null>();

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Answers the next call that ends so ('POST /payments') in its own way. */
  next(call: string, answer: Answer): void {
    this.#answers.set(call, [...(this.#answers.get(call) ?? []), answer]);
  }

  calls = (call: string): Sent[] => this.sent.filter(({ at }) => at === call);

  /** Puts a payment of Mia's on the tab, or changes hers; null takes it off. */
  hold(own: Partial<TabPayment> | null): void {
    const others = this.tab.payments.filter(({ guest_id }) => guest_id !== mia);
    const known = this.tab.payments.find(({ guest_id }) => guest_id === mia);
    const payments = own === null ? others : [...others, payment({ ...known, ...own })];
    const { rounds, guests, split, tip_percents, cash_step } = this.tab;
    this.tab = tabOf({ rounds, guests, split, tip_percents, cash_step, payments });
  }

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), location.href);
    const path = pathname
      .replace('/api/v2', '')
      .replace(`/tabs/${tabId}`, '')
      .replace(/\/payments\/[\w-]+/, '/payments/…')
      .replace(/\/challenges\/.*/, '/challenges/…');
    const at = `${init?.method ?? 'GET'} ${path}`;
    const key = new Headers(init?.headers).get('idempotency-key');
    this.sent.push({ at, key, body: init?.body ? JSON.parse(String(init.body)) : null });
    const answer = this.#answers.get(at)?.shift();
    if (answer === 'no reply') throw new TypeError('Failed to fetch');
    if (answer && answer !== 'reply lost')
      return Response.json(answer.body, { status: answer.status });
    const reply = this.#reply(at, key, String(init?.body));
    if (answer === 'reply lost') throw new TypeError('Failed to fetch');
    return Response.json(reply);
  };

  #loyalty(): unknown {
    if (this.points === null) return { programme: null, account: null };
    return {
      programme: {
        unit: 1,
        points_per_unit: 1,
        counts_tax: true,
        point_value: 0.1,
        step: 10,
        minimum: 20,
        max_share: 100,
        expiry_months: null,
        currency: 'AUD',
      },
      account: { balance: this.points, pending: 0, entries: [], has_more: false },
    };
  }

  #reply(at: string, key: string | null, text: string): unknown {
    switch (at) {
      case 'POST /payments': {
        const { expected_amount: amount, tip_amount: tip, ...own } = JSON.parse(text);
        const points = (own.points ?? 0) * 0.1;
        const cards = Math.min(own.gift_cards ? 10 : 0, amount + tip - points);
        const due = amount + tip - points - cards;
        const paid = due === 0 ? ({ state: 'paid', method: 'none' } as const) : {};
        const method = own.method;
        const held = { amount, tip, points, gift_cards: cards, to_pay: due, method, ...paid };
        if (!this.#begun.has(key)) this.hold(held);
        this.#begun.add(key);
        return { data: this.tab, payment_id: this.tab.payments.at(-1)?.id };
      }
      case 'POST /payments/…/card':
        if (this.action === null) this.hold({ state: 'paid' });
        return { data: this.tab, action: this.action };
      case 'POST /card':
      case 'POST /card/check':
      case 'POST /payments/…/check':
        return { data: this.tab, action: this.action };
      case 'POST /sandbox/challenges/…':
        this.action = null;
        this.hold({ state: 'paid' });
        return { data: { approved: true } };
      case 'POST /gift-cards/lookup':
        return { data: { handle: 'card.sig', last_four: 'WXYZ', balance: 10, currency: 'AUD' } };
      case 'GET /loyalty':
        return { data: this.#loyalty() };
      case 'DELETE /payments/…':
        this.hold(null);
        return { data: this.tab };
      default:
        return { data: this.tab };
    }
  }
}

/** Draws how Mia pays the tab, or another part of its page; `push` is what the tab's stream does when it changes. */
export function openBill(
  tab: Tab = tabOf(),
  server = new TabServer(tab),
  Part: (props: { tab: Tab }) => React.ReactNode = PayTab,
) {
  let client: QueryClient | null = null;
  const queryKey = ['tab', 139, 'mia', tabId];
  function Bill() {
    const api = useApi();
    client = useQueryClient();
    const { data } = useQuery({
      queryKey,
      queryFn: async () => (await api.call('getTab', { params: { tabId } })).data,
    });
    return data ? <Part tab={data} /> : null;
  }
  const { fetch } = server;
  const drawn = drawInStorefront(
    <ChakraRoot>
      <Bill />
    </ChakraRoot>,
    { menu: menuOf([]), fetch, address: '/dine-in-menu/tab' },
  );
  const { paymentConfig } = drawn.stores.config.getState();
  drawn.stores.config.setState({
    paymentConfig: { ...paymentConfig, gateways: ['cash', 'sandbox'] },
  });
  const push = (next: Tab) => {
    server.tab = next;
    client?.setQueryData(queryKey, next);
  };
  return { ...drawn, server, push };
}

/** What axe finds on the page once its colours have stopped changing. */
export async function violations(): Promise<string[]> {
  const endless = (one: Animation) => one.effect?.getTiming().iterations === Infinity;
  const running = document.getAnimations().filter((one) => !endless(one));
  await Promise.allSettled(running.map(({ finished }) => finished));
  return (await axe.run(document.body)).violations.map(({ id }) => id);
}
