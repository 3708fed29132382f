import { expect, type Browser, type Page } from '@playwright/test';
import type { ConfigChange } from '#schemas/config/changes.ts';
import { sellGiftCard } from '#schemas/api/staff-gift-cards.ts';
import { createConfigPreview } from '#schemas/api/site-config.ts';
import type { TestShop } from './test-shop.ts';
import { collectPageErrors } from './storefront-test.ts';

type Call = { method: string; path: string; etag?: string; key?: string; body?: unknown };

/** An owner in a browser of their own, who works by the API as the editor does. */
export class StaffApi {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async signIn(browser: Browser, shop: TestShop): Promise<StaffApi> {
    const context = await browser.newContext();
    const pageErrors = collectPageErrors(context);
    const page = await context.newPage();
    await page.goto(`${shop.address}/terms`);
    const owner = new StaffApi(page);
    await owner.#call({ method: 'POST', path: '/session', body: shop.owner });
    expect(pageErrors.list()).toEqual([]);
    return owner;
  }

  /** Writes into the draft of the site. */
  async saveDraft(changes: readonly ConfigChange[]): Promise<void> {
    const { etag } = await this.#call({ method: 'GET', path: '/config/draft' });
    const body = { transaction_id: crypto.randomUUID(), changes };
    await this.#call({ method: 'PATCH', path: '/config/draft', etag, body });
  }

  async publish(changes: readonly ConfigChange[]): Promise<void> {
    await this.saveDraft(changes);
    const { etag } = await this.#call({ method: 'GET', path: '/config/draft' });
    await this.#call({ method: 'POST', path: '/config/publish', etag, body: {} });
  }

  /** The address of a link to the draft as it is now. */
  async createPreviewLink(): Promise<string> {
    const { data } = await this.#call({ method: 'POST', path: '/config/previews', body: {} });
    return createConfigPreview.reply.parse(data).data.url;
  }

  /** Refunds one unit of a line; `amount` as staff saw it. */
  async refundLine(
    orderId: string,
    { lineId, amount }: { lineId: number; amount: number },
  ): Promise<void> {
    const what = { kind: 'items', items: [{ line_id: lineId, part: null, quantity: 1 }] };
    const body = { what, amount, reason: 'It was cold.' };
    const key = crypto.randomUUID();
    await this.#call({ method: 'POST', path: `/orders/${orderId}/refunds`, key, body });
  }

  /** Moves an order on, as the kitchen does. */
  async moveOrder(orderId: string, to: 'completed'): Promise<void> {
    const key = crypto.randomUUID();
    await this.#call({ method: 'POST', path: `/orders/${orderId}/status`, key, body: { to } });
  }

  /** Sells a gift card at the counter. @returns its code */
  async sellGiftCard(restaurantId: number, amount: number): Promise<string> {
    const { data } = await this.#call({
      method: 'POST',
      path: '/gift-cards',
      key: crypto.randomUUID(),
      body: { restaurant_id: restaurantId, amount, tender: 'cash', design: 'plain' },
    });
    const { code } = sellGiftCard.reply.parse(data).data;
    if (code === null) throw new Error('the card was sold without a code');
    return code;
  }

  /** Says that the cash of a guest of a tab was received. */
  async confirmTabPayment(tabId: string, paymentId: string): Promise<void> {
    const path = `/tabs/${tabId}/payments/${paymentId}/confirm`;
    await this.#call({ method: 'POST', path, body: {} });
  }

  async close(): Promise<void> {
    await this.#page.context().close();
  }

  async #call(call: Call): Promise<{ etag: string; data: unknown }> {
    const { status, etag, data } = await this.#page.evaluate(
      async ({ method, path, etag: known, key, body }) => {
        const xsrf = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
        const reply = await fetch(`/api/v2/staff${path}`, {
          method,
          headers: {
            'content-type': 'application/json',
            'x-xsrf-token': decodeURIComponent(xsrf),
            ...(known && { 'if-match': known }),
            ...(key && { 'idempotency-key': key }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        const answer: unknown = await reply.json();
        return { status: reply.status, etag: reply.headers.get('etag') ?? '', data: answer };
      },
      call,
    );
    expect(status, JSON.stringify(data)).toBeLessThan(300);
    return { etag, data };
  }
}
