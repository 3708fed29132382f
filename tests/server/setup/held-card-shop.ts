import { randomUUID } from 'node:crypto';
import { contract } from '#schemas/api/contract.ts';
import type { Tab } from '#schemas/api/tabs.ts';
import { orders, restaurants } from '#server/db/schema.ts';
import { chargeTabCards } from '#server/ordering/held-cards/charge-held-cards.ts';
import { releaseTabCard } from '#server/ordering/held-cards/release-held-card.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { plain } from './offer-lines.ts';
import { expectStatus } from './shopper.ts';
import { openTabPaymentShop } from './tab-payment-shop.ts';

/** The number of a card that its bank says yes to at once. */
export const goodCard = '4242 4242 4242 4242';

/** The shop of tabs, whose guests may leave a card that holds 50.00 and pays two hours after the last order. */
export async function openHeldCardShop() {
  const shop = await openTabPaymentShop();
  const { db, deps, pool } = shop;
  await db.update(restaurants).set({ cardHoldAmount: 5000 });

  /** A guest of a tab and what they do about their card. */
  const sit = async (...seat: Parameters<typeof shop.sit>) => {
    const guest = await shop.sit(...seat);
    const { call } = guest.shopper;
    const url = `/v2/tabs/${seat[0]}/card`;
    const hold = (number = goodCard, key: string = randomUUID()) =>
      call(
        'POST',
        url,
        { gateway: 'sandbox', card: { number, expiry: '08/29', cvc: '123' } },
        { 'idempotency-key': key },
      );
    const held = async (): Promise<Tab> => {
      const reply = await hold();
      expectStatus(reply, 200);
      return contract.holdCard.reply.parse(reply.json()).data;
    };
    const payByCard = (paymentId: string) =>
      call(
        'POST',
        `/v2/tabs/${seat[0]}/payments/${paymentId}/card`,
        { gateway: 'held_card' },
        { 'idempotency-key': randomUUID() },
      );
    const checkCard = () => call('POST', `${url}/check`, {});
    const release = () => call('DELETE', url);
    return { ...guest, hold, held, payByCard, checkCard, release };
  };

  /** Everything that was ordered is served. */
  const serve = () => db.update(orders).set({ status: 'completed' });
  const tenant = async () => {
    const found = await deps.tenants.byId(small.tenant);
    if (!found) throw new Error('the small tenant is missing');
    return found;
  };
  const charge = async (tabId: string, seen: number) =>
    chargeTabCards(deps, { tenant: await tenant(), tabId, staffId: randomUUID(), seen });
  const releaseByStaff = (tabId: string, id: string) =>
    releaseTabCard(deps, { tenantId: small.tenant, tabId, id });
  /** How the cards of a tab stand with us and at the gateway, oldest first; in minor units. */
  const cardsOf = async (tabId: string) => {
    const { rows } = await pool.query(
      `select c.status, c.amount::int as held, s.status as bank, s.amount::int as taken
       from held_cards c left join sandbox_payments s on s.tenant_id = c.tenant_id and s.id = c.id
       where c.tab_id = $1 order by c.created_at, c.id`,
      [tabId],
    );
    return rows;
  };
  /** The same, in the order of the alphabet: all of them were left at one moment. */
  const sorted = async (tabId: string, of: 'status' | 'bank') =>
    (await cardsOf(tabId)).map((card) => String(card[of])).toSorted();
  /** A guest with fries who left a card, on the only tab that is open. */
  async function withCard(portions = 2) {
    await pool.query('update tabs set closed_at = opened_at where closed_at is null');
    const tabId = await shop.newTab();
    const guest = await sit(tabId, [plain('fries', portions)]);
    const { total } = await guest.held();
    return { tabId, guest, total };
  }
  /** The program at a moment after everything was ordered (ms). */
  const at = (ms: number) => ({ ...deps, clock: () => new Date(fridayNoon.getTime() + ms) });
  const { sandbox } = deps.gateways;
  if (!sandbox) throw new Error('the shop has no sandbox');
  return {
    ...shop,
    sandbox,
    sit,
    serve,
    charge,
    releaseByStaff,
    cardsOf,
    statesOf: (tabId: string) => sorted(tabId, 'status'),
    banksOf: (tabId: string) => sorted(tabId, 'bank'),
    withCard,
    at,
  };
}
