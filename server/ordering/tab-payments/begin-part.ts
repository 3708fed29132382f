import { randomUUID } from 'node:crypto';
import type { RequestOf } from '#schemas/api/contract.ts';
import type { TabShare } from '#schemas/api/tabs.ts';
import { highestTip } from '#schemas/rules/pricing/tip-of.ts';
import { roundCash } from '#schemas/rules/rounding/round-cash.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import type { Database } from '../../db/client.ts';
import { insertTabPayment, startTabSplit } from '../../db/queries/tab-payments.ts';
import type { TabPaymentWithUnits } from '../../db/queries/tab-payments.ts';
import type { TabRow } from '../../db/queries/tabs.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import { partOfBill } from '../../domain/tabs/part-of-bill.ts';
import type { AskedPart, PartOfBill } from '../../domain/tabs/part-of-bill.ts';
import { dueOfPayment } from '../../domain/tabs/due-of-payment.ts';
import type { OrderOfTab } from '../../domain/tabs/order-on-tab.ts';
import { parseAmount } from '../../errors/parse-amount.ts';
import { tabClosed } from '../../errors/tab-closed.ts';
import { requestHashOf } from '../paying/request-hash.ts';
import { touchTab } from '../tabs/change-tab.ts';
import { showTab } from '../tabs/show-tab.ts';
import { holdGiftCardsForTab, type NamedCard } from './gift-cards-of-payment.ts';
import { holdPointsForTab } from './points-of-payment.ts';
import { readBill } from './read-bill.ts';
import { itemTaken, keyOfAnother, tabChanged, tipTooHigh } from './tab-payment-errors.ts';

/** A card that is not charged by then leaves its part to others. */
const cardHoldMs = 5 * minuteMs;

/** Part of the bill, with its tip. */
export type PartBody = Pick<
  RequestOf<'beginTabPayment'>['body'],
  'what' | 'tip_amount' | 'expected_amount'
>;

type Payer = {
  tenant: Tenant;
  /** Under its lock. */
  tab: TabRow;
  /** null: staff take it. */
  guestId: number | null;
  staffId: string | null;
  method: 'card' | 'cash';
  /** Idempotency-Key: the same one of the same payer is the same payment. */
  key: string;
  body: PartBody;
  /** Besides card or cash; left out: nothing. */
  own?: OwnTenders;
  now: Date;
};

/** Means of a payer besides a card or cash. */
export type OwnTenders = {
  shopperId: string;
  points: number;
  /** In the order in which they pay. */
  giftCards: readonly NamedCard[];
};

/**
 * Takes a part of a bill to be paid by one payer (rule R83): from now on nobody else can. It is done
 * under the tab's lock, so that all parts together never are more than the bill.
 * @throws ApiError 400, 409 `tab_closed`, `tab_changed` or `tab_item_taken` with the tab as it is now,
 * 409 `tip_too_high` or what a gift card is refused with, 422 where the key came with something else.
 */
export async function beginPart(tx: Database, payer: Payer): Promise<TabPaymentWithUnits> {
  const { tenant, tab, guestId, staffId, method, body, own, now } = payer;
  const requestKey = `${guestId === null ? `staff:${staffId}` : `guest:${guestId}`}:${payer.key}`;
  const requestHash = requestHashOf({ ...body, ...(own && ownSaid(own)), method });
  const { bill, orders, payments } = await readBill(tx, tab);
  const before = payments.find((payment) => payment.requestKey === requestKey);
  if (before && before.requestHash !== requestHash) throw keyOfAnother();
  if (before) return before;
  if (tab.closedAt !== null) throw tabClosed();
  const { currency } = tenant;
  const tip = parseAmount(body.tip_amount, currency, 'body.tip_amount');
  const expected = parseAmount(body.expected_amount, currency, 'body.expected_amount');
  const part = partOfBill(bill, askedOf(body.what, currency));
  const seen = () => showTab(tx, tenant, { tabId: tab.id, ownGuestId: guestId });
  if (part.kind === 'refused') {
    throw part.why === 'item_taken' ? itemTaken(await seen()) : tabChanged(await seen());
  }
  if (part.amount !== expected) throw tabChanged(await seen());
  if (tip < 0 || tip > highestTip(part.amount)) {
    throw tipTooHigh(highestTip(part.amount), tenant);
  }
  const giftable = await holdPointsOf(tx, payer, { orders, part });
  const tenders = {
    ...giftable,
    giftCards: await holdGiftCardsForTab(tx, {
      tenantId: tenant.id,
      cards: own?.giftCards ?? [],
      most: part.amount + tip - giftable.pointsWorth,
      currency,
      now,
    }),
  };
  const due = dueOfPayment({ amount: part.amount, tip, ...tenders });
  const payment = {
    ...ofNobody,
    ...tenders,
    tenantId: tenant.id,
    id: randomUUID(),
    tabId: tab.id,
    guestId,
    staffId,
    kind: body.what.kind,
    gateway: due === 0 ? ('none' as const) : method,
    amount: part.amount,
    tip,
    cashRounding: method === 'cash' ? roundCash(due, tenant.cashStep) - due : 0,
    currency,
    shares: part.shares?.count ?? 0,
    splitNumber: await splitOf(tx, tab, part),
    expiresAt: method === 'cash' || due === 0 ? null : new Date(now.getTime() + cardHoldMs),
    requestKey,
    requestHash,
    createdAt: now,
  };
  await insertTabPayment(tx, payment, part.units);
  await touchTab(tx, tab, { now });
  return { ...payment, units: part.units };
}

/** Tenders that a repeated call must name again to be the same. */
const ownSaid = ({ points, giftCards }: OwnTenders) => ({
  ...(points > 0 && { points }),
  ...(giftCards.length > 0 && { giftCards: giftCards.map(({ id }) => id) }),
});

const holdPointsOf = async (
  tx: Database,
  { tenant, own, now }: Payer,
  of: { orders: readonly OrderOfTab[]; part: PartOfBill },
): Promise<{ points: number; pointsWorth: number }> =>
  own
    ? holdPointsForTab(tx, { tenant, shopperId: own.shopperId, points: own.points, ...of, now })
    : { points: 0, pointsWorth: 0 };

const ofNobody = {
  status: 'pending',
  reference: null,
  failureCode: null,
  takenAt: null,
  attemptId: null,
  attemptAt: null,
  heldCardId: null,
  closesTab: false,
} as const;

/** The split that shares are of: the one that others pay of already, or a new one. */
async function splitOf(tx: Database, tab: TabRow, { shares }: PartOfBill): Promise<number> {
  if (!shares) return 0;
  if (!shares.isNewSplit) return tab.splitNumber;
  await startTabSplit(tx, tab, shares.of);
  return tab.splitNumber + 1;
}

const askedOf = (what: TabShare, currency: string): AskedPart =>
  what.kind === 'amount'
    ? { kind: 'amount', amount: parseAmount(what.amount, currency, 'body.what.amount') }
    : what;
