import type { Tab } from '#schemas/api/tabs.ts';
import type { Database } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import {
  leaseHeldCard,
  listDueHeldCards,
  listHeldCards,
  updateHeldCard,
  type HeldCard,
} from '../../db/queries/held-cards.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { inProgress } from '../paying/begin-payment.ts';
import { touchTab } from '../tabs/change-tab.ts';
import { findOwnTab, showOwnTab, type TabCall } from '../tabs/show-tab.ts';
import { askAboutHeldCard } from './ask-about-held-card.ts';
import { unknownHeldCard } from '../tab-payments/tab-payment-errors.ts';
import { after, isOver, lockHeldCard, retryMs, type LockedCard } from './record-held-card.ts';

/** So many at a time; the others come with the next round. */
const most = 200;

/**
 * Lets go of the card that the caller left at the table; again changes nothing. From then on it pays
 * nothing, and the gateway is asked until it has let go.
 * @throws ApiError 404; 409 `payment_in_progress` while its money is being taken
 */
export async function releaseOwnCard(deps: Deps, call: TabCall): Promise<Tab> {
  const { tab, guest } = await findOwnTab(deps.db, call, deps.clock());
  const cards = await listHeldCards(deps.db, call.tenant.id, tab.id);
  for (const card of cards) if (card.guestId === guest.id) await release(deps, card);
  return showOwnTab(deps, call);
}

/**
 * The same by staff, of a card of a tab that they may see.
 * @throws ApiError 404; 409 `payment_in_progress`
 */
export async function releaseTabCard(
  deps: Deps,
  { tenantId, tabId, id }: { tenantId: number; tabId: string; id: string },
): Promise<void> {
  const cards = await listHeldCards(deps.db, tenantId, tabId);
  const card = cards.find((one) => one.id === id);
  if (!card) throw unknownHeldCard();
  await release(deps, card);
}

async function release(deps: Deps, { tenantId, id }: HeldCard): Promise<void> {
  const now = deps.clock();
  const card = await inTransaction(deps.pool, async (tx) => {
    const locked = await lockHeldCard(tx, tenantId, id);
    if (locked.card.status === 'charging') throw inProgress();
    return markReleasing(tx, locked, { now, nextAt: after(now, retryMs) });
  });
  if (card) await letGo(deps, card);
}

/** @returns the card, which its gateway is to let go of; null: it is over already */
async function markReleasing(
  tx: Database,
  { tab, card }: LockedCard,
  { now, ...change }: { now: Date; nextAt: Date; failureCode?: string },
): Promise<HeldCard | null> {
  if (isOver(card)) return null;
  await updateHeldCard(tx, card.tenantId, card.id, { ...change, status: 'releasing' });
  if (card.status === 'held') await touchTab(tx, tab, { now });
  return { ...card, ...change, status: 'releasing' };
}

/** Asks the gateway to let go; where it does not answer the next round asks again. */
async function letGo(deps: Deps, card: HeldCard): Promise<boolean> {
  const { tenantId, tabId, id } = card;
  try {
    return isOver((await askAboutHeldCard(deps, 'cancel', card)).card);
  } catch (error) {
    deps.log.warn({ err: error, tenantId, tabId, id }, 'a held card could not be released');
    return false;
  }
}

/**
 * Lets go of the cards that nobody needs any more: of tabs that closed, that their guests took back,
 * that no bank said yes to in time, and that a bank holds no longer (rules R59, R84).
 * @returns how many were let go of
 */
export async function releaseDueCards(deps: Deps): Promise<number> {
  let done = 0;
  const now = deps.clock();
  for (const due of await listDueHeldCards(deps.db, now, most)) {
    const nextAt = after(now, retryMs);
    if (!(await leaseHeldCard(deps.db, due, nextAt))) continue;
    const { tenantId, id } = due;
    const card = await inTransaction(deps.pool, async (tx) => {
      const locked = await lockHeldCard(tx, tenantId, id);
      const { status } = locked.card;
      if (status === 'charging') return null;
      const failureCode = status === 'releasing' ? {} : { failureCode: 'expired' };
      return markReleasing(tx, locked, { now, nextAt, ...failureCode });
    });
    if (card && (await letGo(deps, card))) done += 1;
  }
  return done;
}
