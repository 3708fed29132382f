import { randomUUID } from 'node:crypto';
import { dayMs, minuteMs } from '#schemas/rules/time/minute.ts';
import type { Database } from '../../db/client.ts';
import { findHeldCard, updateHeldCard, type HeldCard } from '../../db/queries/held-cards.ts';
import { insertTabPayment } from '../../db/queries/tab-payments.ts';
import { lockTab, type TabRow } from '../../db/queries/tabs.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { unknownTab } from '../../errors/unknown-tab.ts';
import type { CardHold, PaymentResult } from '../../ports/payments/gateway.ts';
import { touchTab } from '../tabs/change-tab.ts';
import { allocateTabPayment } from '../tab-payments/allocate-tab-payment.ts';
import { readBill } from '../tab-payments/read-bill.ts';
import { lockTabPayment } from '../tab-payments/record-tab-outcome.ts';
import { unknownHeldCard } from '../tab-payments/tab-payment-errors.ts';

/** A bank that gives no time of its own holds money for so long. */
const holdMs = 7 * dayMs;
/** When a gateway is asked again that has not let go, or not decided. */
export const retryMs = minuteMs / 2;

export const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

export type LockedCard = { tab: TabRow; card: HeldCard };

/** A held card with its tab, which is locked; staff may have joined it to another one meanwhile. */
export async function lockHeldCard(
  tx: Database,
  tenantId: number,
  id: string,
): Promise<LockedCard> {
  const seen = await findHeldCard(tx, tenantId, id);
  if (!seen) throw unknownHeldCard();
  const tab = await lockTab(tx, tenantId, seen.tabId);
  if (!tab) throw unknownTab();
  const card = await findHeldCard(tx, tenantId, id);
  if (!card) throw unknownHeldCard();
  return card.tabId === tab.id ? { tab, card } : lockHeldCard(tx, tenantId, id);
}

type Report = {
  result: PaymentResult;
  /** Of money that is held. */
  hold: CardHold | null;
  now: Date;
};

/**
 * Records what a gateway says of a card that was left at a table, whoever learns it first (rule R57).
 * Once a payment of the tab takes its money, that payment says what became of it.
 * @returns the card as it is now
 */
export async function recordHeldCard(
  tx: Database,
  { log }: Pick<Deps, 'log'>,
  { tenantId, id }: Pick<HeldCard, 'tenantId' | 'id'>,
  { result, hold, now }: Report,
): Promise<HeldCard> {
  const { tab, card } = await lockHeldCard(tx, tenantId, id);
  if (isOver(card) || card.status === 'charging') return card;
  if (result.outcome === 'succeeded') {
    return takeUnasked(tx, { log }, { tab, card, result, now });
  }
  const change = changeOf(card, { result, hold, now }, tab.closedAt === null);
  if (change.failureCode === 'mismatched') {
    log.error(
      { tenantId, tabId: tab.id, id, result },
      'another amount was held than was asked for',
    );
  }
  await updateHeldCard(tx, tenantId, id, change);
  // Only what others see of it: that a card is held, or is no more.
  if (change.status && (change.status === 'held') !== (card.status === 'held')) {
    await touchTab(tx, tab, { now });
  }
  return { ...card, ...change };
}

/** Nothing more becomes of it. */
export const isOver = ({ status }: Pick<HeldCard, 'status'>): boolean =>
  status === 'charged' || status === 'released' || status === 'failed';

type Change = Partial<HeldCard>;

function changeOf(card: HeldCard, { result, hold, now }: Report, isTabOpen: boolean): Change {
  const isReleasing = card.status === 'releasing';
  switch (result.outcome) {
    case 'authorised': {
      const { reference } = result;
      if (isReleasing || card.status === 'held') return { reference };
      const isAsAsked = result.amount === card.amount && result.currency === card.currency;
      const held = { reference, heldAt: now, lastFour: hold?.lastFour ?? null };
      if (!isAsAsked) {
        return { reference, status: 'releasing', failureCode: 'mismatched', nextAt: now };
      }
      // The tab was closed while the bank was asked.
      if (!isTabOpen) return { ...held, status: 'releasing', nextAt: now };
      return { ...held, status: 'held', nextAt: hold?.captureBefore ?? after(now, holdMs) };
    }
    case 'requires_action':
    case 'processing': {
      const { reference } = result;
      if (isReleasing) return { reference };
      // Its money is not held any more: the bank wants to be asked anew.
      if (card.status === 'held') return failed('expired');
      const isAsking = result.outcome === 'requires_action';
      return { reference, status: isAsking ? 'requires_action' : 'pending' };
    }
    case 'declined':
      return isReleasing ? letGo(card) : failed(result.code);
    case 'cancelled':
      return card.status === 'held' ? failed('expired') : letGo(card);
    case 'succeeded':
      return {};
  }
}

/** By people, or for a reason of its own. */
const letGo = ({ failureCode }: HeldCard) =>
  ({ status: failureCode === null ? 'released' : 'failed', nextAt: null }) as const;
const failed = (failureCode: string) => ({ status: 'failed', failureCode, nextAt: null }) as const;

type Unasked = {
  tab: TabRow;
  card: HeldCard;
  result: Extract<PaymentResult, { outcome: 'succeeded' }>;
  now: Date;
};

/**
 * Counts money that was taken of a card without our asking, as in the gateway's own pages: it pays what
 * is unpaid of the tab, and the rest goes back. Where nothing was ordered people look into it.
 */
async function takeUnasked(
  tx: Database,
  { log }: Pick<Deps, 'log'>,
  { tab, card, result: { reference, amount, currency }, now }: Unasked,
): Promise<HeldCard> {
  const { tenantId, id: heldCardId, gateway, guestId } = card;
  const charged = { status: 'charged', reference, nextAt: null } as const;
  await updateHeldCard(tx, tenantId, heldCardId, charged);
  const { orders } = await readBill(tx, tab);
  log.error({ tenantId, tabId: tab.id, heldCardId, amount }, 'a held card was charged by others');
  const id = randomUUID();
  const isSpreadable = orders.length > 0 && currency === card.currency;
  await insertTabPayment(
    tx,
    {
      tenantId,
      id,
      tabId: tab.id,
      guestId,
      kind: 'amount',
      gateway,
      status: isSpreadable ? 'pending' : 'mismatched',
      amount,
      tip: 0,
      currency,
      attemptId: heldCardId,
      attemptAt: now,
      reference,
      heldCardId,
      requestKey: `held:${heldCardId}`,
      requestHash: '',
      createdAt: now,
      takenAt: isSpreadable ? null : now,
    },
    [],
  );
  if (isSpreadable) {
    const { payment } = await lockTabPayment(tx, tenantId, { id, tabId: tab.id });
    await allocateTabPayment(tx, { tab, payment: { ...payment, gateway }, reference, now });
  } else await touchTab(tx, tab, { now });
  return { ...card, ...charged };
}
